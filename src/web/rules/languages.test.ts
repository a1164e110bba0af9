// The rules in every language: the same numbers with the same marks, and whatever number the table can name is among them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../core/words.ts'
import { REASONS as BRASS } from '../../games/brass-birmingham/vocabulary.ts'
import { REASONS as BRUXELLES } from '../../games/bruxelles-1893/reasons.ts'
import { MASTERPIECES, PANORAMAS } from '../../games/skyrise/components.ts'
import { REASONS as SKYRISE } from '../../games/skyrise/vocabulary.ts'
import { REASONS as SPLENDOR } from '../../games/splendor/vocabulary.ts'
import { chaptersIn, MARKED, rulesOf } from './chapters.ts'

const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'brass-birmingham': BRASS,
  'bruxelles-1893': BRUXELLES,
  skyrise: SKYRISE,
  splendor: SPLENDOR,
}
const FOLDERS = Object.keys(REASONS)
const translations = FOLDERS.flatMap((folder) => LANGUAGES.map((language) => ({ folder, language })))

/** Numbers that are put together: a card's, a tile's, a masterpiece's, a panorama's. */
const COUNTED: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  skyrise: [
    ['M', MASTERPIECES.length],
    ['V', PANORAMAS.length + 1],
  ],
  'bruxelles-1893': [
    ['BC', 32],
    ['BT', 12],
  ],
}

const sourcesOf = (folder: string): string[] =>
  readdirSync(`src/web/games/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join('src/web/games', folder, path), 'utf8'))

/** Every number that a refusal, a slip, an explanation, a scene, a line of the log or a teaching text of a game can name. */
function namedBy(folder: string): Set<string> {
  const quoted = sourcesOf(folder).flatMap((text) => numbersIn(text, /'([A-Z]{1,2}\d{1,2})'/g))
  const taught = sourcesOf(folder).flatMap((text) => numbersIn(text, /\[([A-Z]{1,2}\d{1,2})\]/g))
  const counted = (COUNTED[folder] ?? []).flatMap(([letters, count]) => Array.from({ length: count }, (_, i) => `${letters}${i + 1}`))
  return new Set([...Object.values(REASONS[folder]), ...quoted, ...taught, ...counted])
}
const numbersIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, number]) => number)

describe.each(translations)('The rules of $folder in $language', ({ folder, language }) => {
  const file = language === 'en' ? 'RULES.md' : `RULES.${language}.md`
  const own = chaptersIn(readFileSync(`src/games/${folder}/${file}`, 'utf8'), language).flatMap(({ rules }) => rules)
  const english = chaptersIn(readFileSync(`src/games/${folder}/RULES.md`, 'utf8')).flatMap(({ rules }) => rules)

  test('have every number once, in the same order', () => {
    expect(own.map(({ number }) => number)).toEqual(english.map(({ number }) => number))
  })
  test('have the same marks', () => {
    const marks = (rules: typeof own) => Object.fromEntries(rules.map((rule) => [rule.number, rule.marks.length]))
    expect(marks(own)).toEqual(marks(english))
  })
  test('mark our rulings by one word', () => {
    const words = english.flatMap((rule, at) => {
      const said = [...own[at].says.matchAll(MARKED)].map(([, mark]) => mark.toLowerCase())
      return rule.marks.flatMap((mark, i) => (mark === 'ruling' ? [said[i]] : []))
    })
    expect(words.length).toBeGreaterThan(3)
    expect(new Set(words).size).toBe(1)
  })
  test('are no English by oversight', () => {
    if (language !== 'en') for (const [at, { says }] of own.entries()) expect(says).not.toBe(english[at].says)
  })
  test('name no rule that is not there', () => {
    const known = new Set(english.map(({ number }) => number))
    // Where the English text names a number, so does the translation.
    for (const [at, { says, number }] of own.entries()) {
      const named = (text: string) => [...new Set(text.match(/\b[A-Z]{1,2}\d{1,2}\b/g) ?? [])].filter((each) => known.has(each)).sort()
      expect([number, named(says)]).toEqual([number, named(english[at].says)])
    }
  })
  test('open at every number that the table can name', async () => {
    const chapters = await rulesOf(folder, language)
    const missing = [...namedBy(folder)].filter((number) => {
      const chapter = chapters.find(({ rules }) => rules.some((rule) => rule.number === number))
      return chapter?.lang !== language
    })
    expect(missing).toEqual([])
  })
})

test('a table can name dozens of rules', () => {
  for (const folder of FOLDERS) expect(namedBy(folder).size).toBeGreaterThan(20)
})
