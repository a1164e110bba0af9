// A slip is said wherever a game can come: also in the midst of an action, where a table that was left goes on.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { actionList } from '../../core/action.ts'
import { configOf } from '../../core/config.ts'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { metas } from '../../games/metas.ts'
import { askedIn } from '../board/positions.ts'
import { loadFace } from '../shelf/load.ts'
import { choicesOf } from '../table/choosing.ts'
import { slipsOf } from '../table/slip-fixture.ts'

/** Of so many decisions one is looked at. */
const EVERY = 4

/** A slip is fetched as something that is drawn. */
const drawn = (says: () => string): string => renderToStaticMarkup(createElement(says))

test.each(metas.map(({ id }) => id))('%s says what every choice comes to, through a whole game', async (id) => {
  const face = await loadFace(id)
  const { slip } = face
  if (!slip) throw new Error(`${id} has no slip`)
  await face.later?.('en')
  const says = slipsOf({ ...face, slip, words: await face.load('en') })
  const config = configOf(face.game, 2, {})
  const s = face.game.create(config)
  const rng = rngOf(`slips ${id}`)
  face.game.setup(s, config, rng)
  const out = actionList()
  for (let nth = 0; face.game.actors(s) !== 0; nth++) {
    const seat = askedIn(face.game, s)
    const choices = choicesOf(face.game, s, seat)
    const { places } = choices[below(rng, choices.length)]
    if (nth % EVERY === 0) expect(drawn(() => JSON.stringify(says(s, seat, ...places)))).not.toMatch(/undefined|NaN|\[object/)
    face.game.legal(s, seat, out)
    face.game.apply(s, seat, out.list[below(rng, out.count)])
  }
})
