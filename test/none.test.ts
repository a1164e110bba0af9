// Nobody is told of zero francs: of none a sentence is silent, or says so in a word.
import { describe, expect, test } from 'vitest'
import { actionList } from '../src/core/action.ts'
import { lowestBit } from '../src/core/bits.ts'
import { configOf } from '../src/core/config.ts'
import type { Game, Options } from '../src/core/game.ts'
import { below } from '../src/core/rng.ts'
import { rngOf } from '../src/core/seed.ts'
import { LANGUAGES, listener, logSentence, sentencePieces, type Told } from '../src/core/words.ts'
import { loadFace, loadGames } from '../src/web/shelf/load.ts'

const GAMES = 12
const ZERO = /(?<![\d.,])0(?!\d)/
/** A level is a place on its track, and none of it is one too. */
const LEVELS = ['level']

/** What is told of some games that are played at random, each event once for each set of facts that are none. */
function toldIn(game: Game): Told[] {
  const found = new Map<string, Told>()
  for (let nth = 0; nth < GAMES; nth++) {
    const config = configOf(game, 2 + (nth % 3), optionsOf(game, nth))
    const s = game.create(config)
    const rng = rngOf(`none ${nth}`)
    game.setup(s, config, rng)
    const out = actionList()
    const ear = listener(game)
    while (game.actors(s) !== 0) {
      const seat = lowestBit(game.actors(s))
      game.legal(s, seat, out)
      game.apply(s, seat, out.list[below(rng, out.count)], ear.tell)
    }
    for (const told of ear.told) {
      const none = Object.keys(told.facts).filter((fact) => told.facts[fact] === 0)
      if (none.length > 0 && !none.some((fact) => LEVELS.includes(fact))) found.set([told.event, ...none].join(), told)
    }
  }
  return [...found.values()]
}

/** Every other game with the option's last value, so that expansions and short games are heard too. */
const optionsOf = ({ meta }: Game, nth: number): Options =>
  Object.fromEntries(
    meta.options
      .filter(({ key }) => key !== 'content')
      .map(({ key, values }) => [key, nth % 2 === 0 ? values[0] : (values.at(-1) ?? values[0])]),
  )

describe.each((await loadGames()).map((game) => ({ id: game.meta.id, game })))('$id', ({ id, game }) => {
  const told = toldIn(game)
  test.each(LANGUAGES)('says nothing of zero in %s', async (language) => {
    const { words } = await (await loadFace(id)).load(language)
    for (const you of [null, 0, 1]) {
      const read = { ...words, voice: { you, name: () => 'Bob' } }
      expect(told.map((line) => logSentence(line, read)).filter((sentence) => ZERO.test(sentence) || /[{}~]/.test(sentence))).toEqual([])
    }
  })
  test.each(LANGUAGES)('keeps what is not zero beside it in %s', async (language) => {
    const { words } = await (await loadFace(id)).load(language)
    const read = { ...words, voice: { you: null, name: () => 'Bob' } }
    for (const line of told) {
      const said = sentencePieces(line, read).map(({ fact }) => fact)
      const told = [...(words.log[line.event] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, fact]) => fact)
      const some = told.filter((fact) => !['seat', 'other'].includes(fact) && line.facts[fact.split('_')[0]] !== 0)
      expect(some.filter((fact) => !said.includes(fact)).map((fact) => `${line.event} without ${fact}`)).toEqual([])
    }
  })
})
