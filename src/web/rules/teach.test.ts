import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../core/words.ts'
import { metas } from '../../games/metas.ts'
import { rulesOf } from './chapters.ts'
import { lessonsOf } from './lessons.ts'
import { CARD_PARTS, type Taught } from './teach.ts'

const tagsIn = (text: string): string[] => [...text.matchAll(/\[([A-Z]+\d+)\]/g)].map(([, number]) => number)
const sentencesIn = (text: string): number => text.match(/。|\.(?=\s|$)/g)?.length ?? 0
const lessons = metas.flatMap(({ id }) => lessonsOf(id).map((lesson) => ({ game: id, id: lesson.id, lesson })))

test('every game teaches itself; the expansion and the variant do too, at tables that play them', () => {
  expect(lessons.map(({ id }) => id)).toEqual(['splendor', 'brass-birmingham', 'skyrise', 'first', 'revised', 'belle-epoque', 'variant'])
  const ids = (options: Record<string, string>) => lessonsOf('bruxelles-1893-revised', options).map(({ id }) => id)
  expect(ids({ 'belle-epoque': 'off', variant: 'off' })).toEqual(['revised'])
  expect(ids({ 'belle-epoque': 'on', variant: 'off' })).toEqual(['revised', 'belle-epoque'])
  expect(lessonsOf('toString')).toEqual([])
})

test('every text is found', () => {
  const folders = readdirSync('src/web/games', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of folders) expect(readdirSync(`src/web/games/${name}`)).toContain('teach')
})

describe.each(lessons)('$game, $id', ({ game, lesson }) => {
  const inAll = async (): Promise<readonly Taught[]> => Promise.all(LANGUAGES.map((language) => lesson.load(language)))
  const lines = ({ card }: Taught) => CARD_PARTS.flatMap((part) => card[part])

  test('has at most six parts, each with a picture and about three sentences', async () => {
    for (const { parts } of await inAll()) {
      expect(parts.length).toBeGreaterThan(1)
      expect(parts.length).toBeLessThanOrEqual(6)
      for (const { title, says, Picture } of parts) {
        expect(title).not.toBe('')
        expect(Picture).toBeTypeOf('function')
        expect(sentencesIn(says)).toBeGreaterThanOrEqual(2)
        expect(sentencesIn(says)).toBeLessThanOrEqual(4)
      }
    }
  })
  test('names rules that there are, the same in every language', async () => {
    const known = (await rulesOf(game)).flatMap(({ rules }) => rules.map(({ number }) => number))
    const [english, ...others] = await inAll()
    const tags = (taught: Taught) => [...taught.parts.map(({ says }) => says), ...lines(taught)].map((text) => tagsIn(text).sort())
    expect(
      tags(english)
        .flat()
        .filter((number) => !known.includes(number)),
    ).toEqual([])
    // A part or a line that rests on no rule is an opinion.
    expect(tags(english).filter((each) => each.length === 0)).toEqual([])
    for (const other of others) expect(tags(other)).toEqual(tags(english))
  })
  test('says nothing twice, and nothing in English by oversight', async () => {
    const [english, ...others] = await inAll()
    const said = (taught: Taught) => [...taught.parts.flatMap(({ title, says }) => [title, says]), ...lines(taught)]
    for (const taught of [english, ...others]) expect(new Set(said(taught)).size).toBe(said(taught).length)
    for (const other of others) expect(said(other).filter((text) => said(english).includes(text) && !/^[\w ,]+$/.test(text))).toEqual([])
  })
  test('emphasis is closed', async () => {
    for (const taught of await inAll()) for (const { says } of taught.parts) expect(says.split('*').length % 2).toBe(1)
  })
})
