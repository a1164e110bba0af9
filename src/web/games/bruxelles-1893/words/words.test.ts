import { describe, expect, test } from 'vitest'
import { wellFormed } from '../../../../core/action.ts'
import { LANGUAGES } from '../../../../core/words.ts'
import { factsIn } from '../../../../core/words-fixture.ts'
import { BELLE_EPOQUE_CARDS, BELLE_EPOQUE_TILES } from '../../../../games/bruxelles-1893/components.ts'
import { REASONS } from '../../../../games/bruxelles-1893/reasons.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import { actorOf } from '../../../../games/bruxelles-1893/turn.ts'
import { POSITIONS, TABLES } from '../gallery-positions.ts'
import { bruxelles1893Face, bruxelles1893RevisedFace } from '../index.tsx'
import { phrasesOf } from './phrases.ts'

/** A fact of every name that sentences use. */
const FACTS = new Proxy<Record<string, number>>({}, { get: () => 2, has: () => true })
const isSaid = (sentence: string) => sentence.trim() !== '' && !/\{\{|\}\}|undefined|NaN|null|\[object/.test(sentence)
const FACES = { first: bruxelles1893Face, revised: bruxelles1893RevisedFace } as const

/** Positions of each edition in which different things are asked. */
const ASKED: Readonly<Record<keyof typeof FACES, readonly (readonly [keyof typeof TABLES, string])[]>> = {
  first: ['turn', 'square', 'bid', 'workshop', 'drawn', 'sale', 'cursor', 'nobles', 'keepNoble', 'cubes', 'useCards', 'over'].map(
    (step) => ['first', step],
  ),
  revised: [
    ...['startingArt', 'turn', 'square', 'bid', 'workshop', 'cursor', 'construction', 'hand', 'useNobles'].map(
      (step) => ['variant', step] as const,
    ),
    ...['openTile', 'cards', 'whiteArt'].map((step) => ['belle-epoque', step] as const),
  ],
}
const positions = Object.fromEntries(
  Object.entries(ASKED).map(([edition, list]) => [
    edition,
    list.map(([table, step]): State => {
      const found = POSITIONS[step](3, TABLES[table])
      if (!found) throw new Error(`No game comes to ${step}.`)
      return found
    }),
  ]),
)

describe.each(LANGUAGES)('words in %s', (language) => {
  describe.each(['first', 'revised'] as const)('%s edition', (edition) => {
    test('every reason is a sentence', async () => {
      const { refuse } = await FACES[edition].load(language)
      for (const [reason, rule] of Object.entries(REASONS)) {
        // Without Belle Époque nothing of it is ever refused.
        const isOther = edition === 'first' && /^B[A-Z]/.test(rule)
        if (!isOther) expect(refuse({ rule, reason, facts: FACTS }), reason).toSatisfy(isSaid)
      }
    })

    test('every question is asked in its own words, and every answer has a label', async () => {
      const { ask, label } = await FACES[edition].load(language)
      const asked = positions[edition].map((s) => ask(s, actorOf(s)))
      for (const sentence of asked) expect(sentence).toSatisfy(isSaid)
      expect(new Set(asked).size).toBe(asked.length)
      const { game } = FACES[edition]
      for (const s of positions[edition])
        for (const a of wellFormed(game.kinds))
          if (edition === 'revised' && !isSaid(label(s, 0, a))) expect.fail(`${game.format(a)}: ${label(s, 0, a)}`)
    })

    test('questions and labels have the facts that English has', async () => {
      const { asks, labels } = phrasesOf((await FACES[edition].load(language)).words)
      const english = phrasesOf((await FACES[edition].load('en')).words)
      for (const [own, others] of [
        [asks, english.asks],
        [labels, english.labels],
      ])
        expect(Object.entries(own).map(([name, text]) => [name, factsIn(text)])).toEqual(
          Object.keys(own).map((name) => [name, factsIn(Reflect.get(others, name))]),
        )
    })

    test('every phrase is said, for any number', async () => {
      const phrases = phrasesOf((await FACES[edition].load(language)).words)
      for (const [name, phrase] of Object.entries(phrases)) {
        // Side A has no ability; questions and labels have facts in them.
        if (['abilities', 'asks', 'labels'].includes(name)) continue
        for (const text of said(phrase, name === 'tiedAt')) expect(text, name).toSatisfy(isSaid)
      }
    })
  })

  test('every card and every tile of Belle Époque has words of its own', async () => {
    const { cards, tiles } = phrasesOf((await FACES.revised.load(language)).words)
    expect(new Set(cards.map((card) => card.join())).size).toBe(BELLE_EPOQUE_CARDS)
    expect(new Set(tiles.map((tile) => tile(3))).size).toBe(BELLE_EPOQUE_TILES)
  })

  test('a table without Belle Époque does not load its words', async () => {
    const { cards } = phrasesOf((await FACES.revised.load(language, { 'belle-epoque': 'off' })).words)
    expect(cards).toEqual([])
  })
})

test('the gallery knows a position of every table', () => {
  for (const [name, table] of Object.entries(TABLES)) expect(POSITIONS.early(3, table), name).not.toBeNull()
})

/** All sentences that a phrase can be; some begin with names. */
function said(phrase: unknown, withNames = false): string[] {
  if (typeof phrase === 'string') return [phrase]
  if (typeof phrase === 'object' && phrase !== null) return Object.values(phrase).flatMap((each) => said(each))
  if (typeof phrase !== 'function') return []
  return [0, 1, 2, 5, 11, 21].map((count) => {
    const names = Array(count % 4).fill('Ada')
    return String(Reflect.apply(phrase, null, withNames ? [names, count] : [count, names, count]))
  })
}
