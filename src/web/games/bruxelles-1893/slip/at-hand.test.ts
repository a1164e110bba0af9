// A phone shows one part of the boards at a time, and one's own board behind a tab: what is asked next is on a part, which the tab says, or on the slip.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { configOf } from '../../../../core/config.ts'
import type { Options } from '../../../../core/game.ts'
import { below } from '../../../../core/rng.ts'
import { rngOf } from '../../../../core/seed.ts'
import { viewOf } from '../../../../core/view.ts'
import { askedIn } from '../../../board/positions.ts'
import { choicesOf } from '../../../table/choosing.ts'
import { NO_INTENT, readingOf, withPick } from '../../../table/intent.ts'
import { propose, warns } from '../habits.ts'
import { bruxelles1893Face, bruxelles1893RevisedFace } from '../index.tsx'
import { parts } from '../parts.ts'
import { contentOf } from './content.tsx'
import { en } from './words/en.ts'

const GAMES = [
  { name: 'First edition', face: bruxelles1893Face, options: {} },
  { name: 'Revised edition', face: bruxelles1893RevisedFace, options: {} },
  { name: 'Belle Époque with the variant', face: bruxelles1893RevisedFace, options: { 'belle-epoque': 'on', variant: 'on' } },
] satisfies readonly { name: string; face: typeof bruxelles1893Face; options: Options }[]

test.each(GAMES)('$name: what is asked after a choice is at hand', async ({ face, options }) => {
  const { game } = face
  const words = await face.load('en')
  const config = configOf(game, 2, options)
  const habits = { propose, warns }
  const missing = new Set<string>()
  for (const seed of ['one', 'two', 'three']) {
    const rng = rngOf(`at hand ${seed}`)
    const s = game.create(config)
    game.setup(s, config, rng)
    while (game.actors(s) !== 0) {
      const seat = askedIn(game, s)
      const question = { game, before: viewOf(game, s, seat), seat, seats: 2 }
      const choices = choicesOf(game, s, seat)
      const { places, action } = choices[below(rng, choices.length)]
      const intent = places.reduce((now, place) => withPick(question, now, { place, habits }), NO_INTENT)
      const { plan, whole, fitting, open, ready } = readingOf(question, intent, habits)
      if (intent !== NO_INTENT && ready === null) {
        const seats = ['Ada', 'Ben'].map((name, i) => ({ seat: i, name, kind: 'person' as const, online: true }))
        const board = { s: plan.after, seats, you: seat, open, picked: intent.picked, words: words.words }
        const label = (a: number) => words.label(plan.after, seat, a)
        const hands = { take() {}, pick() {}, confirm() {} }
        const { cells = [] } = contentOf({ board, plan: whole ?? plan, isWhole: false, fitting, label, ...hands }, en)
        const drawn = cells.flatMap(({ rows }) => rows.map((row) => renderToStaticMarkup(row))).join('')
        const isAtHand = (place: string) => parts.some(({ holds }) => holds(place)) || drawn.includes(`data-place="${place}"`)
        if (![...open].some(isAtHand)) missing.add(`${[...open]} after ${plan.actions.map(game.format)}`)
      }
      game.apply(s, seat, action)
    }
  }
  expect([...missing]).toEqual([])
})
