import { describe, expect, test } from 'vitest'
import type { Words } from '../../../core/game.ts'
import { factsIn } from '../../../core/words-fixture.ts'
import { CARDS, COLOURS, PANORAMAS, TOKENS } from '../components.ts'
import { meta } from '../meta.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'
import { zhHant } from './zh-Hant.ts'

const OTHERS: readonly (readonly [string, Words])[] = [
  ['ru', ru],
  ['uk', uk],
  ['zh-Hant', zhHant],
]
const NAMES: readonly (readonly [string, number])[] = [
  ['card', CARDS],
  ['token', TOKENS.length],
  ['panorama', PANORAMAS.length],
  ['colour', COLOURS.length],
  ['platform', 5],
]

describe.each(OTHERS)('words in %s', (_, words) => {
  test('every log line and refusal says the facts that the English one does', () => {
    for (const sort of ['log', 'why'] as const)
      for (const [key, sentence] of Object.entries(en[sort]))
        expect([key, factsIn(words[sort][key])]).toEqual([key, sort === 'log' ? factsIn(sentence) : expect.arrayContaining([])])
  })
  test('no refusal names a fact that the English one has not', () => {
    for (const [key, sentence] of Object.entries(en.why))
      for (const fact of factsIn(words.why[key])) expect([key, factsIn(sentence)]).toEqual([key, expect.arrayContaining([fact])])
  })
  test('cards, tokens, panoramas, colours and platforms have names of their own, each another', () => {
    for (const [fact, count] of NAMES) {
      const names = Array.from({ length: count }, (_, value) => words.name(fact, value))
      expect([fact, new Set(names).size]).toEqual([fact, count])
      for (const name of names) expect(name).not.toMatch(/^\d*$/)
    }
  })
  test('points are counted in the language', () => {
    for (const count of [0, 1, 2, 5, 11, 21, 24]) expect(words.name('points', count)).toMatch(new RegExp(`^${count} \\D+$`))
  })
  test('every option and each of its values has words', () => {
    for (const { key, values } of meta.options) {
      if (key === 'content') continue
      expect(words.options?.[key]?.says).toBeTruthy()
      for (const value of values) expect(words.options?.[key]?.values[value]).toBeTruthy()
    }
  })
})
