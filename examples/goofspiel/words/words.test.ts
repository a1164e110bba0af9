import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/core/words.ts'
import { RANKS } from '../components.ts'
import { goofspiel as game } from '../index.ts'

const { translations = {} } = game
const spoken = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, words: language === 'en' ? game.words : await translations[language]() })),
)
const factsIn = (sentence: string) => (sentence.match(/\{\{\w+\}\}/g) ?? []).sort()

describe.each(spoken)('Words in $language', ({ words }) => {
  test('say the facts that the English ones do', () => {
    for (const sort of ['log', 'why'] as const)
      for (const [key, sentence] of Object.entries(game.words[sort])) expect(factsIn(words[sort][key]), key).toEqual(factsIn(sentence))
  })
  test('name every card in another way, and count points', () => {
    expect(new Set(RANKS.map((_, card) => words.name('card', card))).size).toBe(RANKS.length)
    for (const count of [1, 2, 5, 21]) expect(words.name('points', count)).toMatch(new RegExp(`^${count} \\D+$`))
    expect(words.name('round', 3)).toBe('3')
  })
  test('name the option and each of its values', () => {
    for (const { key, values } of game.meta.options) for (const value of values) expect(words.options?.[key].values[value]).toBeTruthy()
  })
})
