import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../core/words.ts'
import { loadWords, OWN_NAMES } from './language.tsx'
import { pageWords } from './pages/language.ts'

const spoken = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, words: { ...(await loadWords(language)).words, pages: await pageWords(language) } })),
)

/** Every sentence of a language by its path, functions called with something plausible. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [1, 2, 5].map((n) => [`${path}(${n})`, String(value(n, n + 1))])
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`))
}

describe.each(spoken)('The words of $language', ({ language, words }) => {
  test('are all there, and none is empty', () => {
    for (const [path, text] of sentences(words)) expect(text.trim(), path).not.toBe('')
  })
  test('leave no gap open', () => {
    for (const [path, text] of sentences(words)) expect(text, path).not.toMatch(/undefined|\[object|#|\{\{/)
  })
  test('carry the name that their readers give them', () => {
    expect(words.ownName).toBe(OWN_NAMES[language])
  })
  test('are not English by oversight', () => {
    if (language === 'en') return
    const english = new Map(sentences(spoken[0].words))
    const same = sentences(words).filter(([path, text]) => english.get(path) === text && /[a-z]{4}/i.test(text))
    expect(same).toEqual([])
  })
})
