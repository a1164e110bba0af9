import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Provenance } from '../../core/game.ts'
import { LANGUAGES } from '../../core/words.ts'
import type { Translated } from './cover.ts'
import { loadFace, loadGame } from './load.ts'
import { SHELF } from './shelf.ts'

const covers = SHELF.flatMap(({ meta, cover }) => (cover ? [{ id: meta.id, meta, cover }] : []))

test('every game of the house has a cover and a board of its own', async () => {
  expect(covers).toHaveLength(SHELF.length)
  for (const { meta } of SHELF) {
    expect((await loadGame(meta.id)).meta).toBe(meta)
    expect((await loadFace(meta.id)).game.meta).toBe(meta)
  }
})

test.each(SHELF)('a link to a table of $meta.id shows a picture', ({ meta }) => {
  expect(existsSync(`public/preview-${meta.id}.png`)).toBe(true)
})

test.each(['toy', 'toString'])('there is no game "%s"', async (id) => {
  await expect(loadGame(id)).rejects.toThrow(/There is no game/)
  await expect(loadFace(id)).rejects.toThrow(/There is no game/)
})

test.each(covers)('$id says in every language what it is about, in each in another way', ({ cover }) => {
  for (const texts of [cover.says, cover.edition]) {
    const said: readonly string[] = Object.values(texts ?? {})
    expect(new Set(said).size).toBe(said.length)
    for (const text of said) expect(text.trim()).not.toBe('')
  }
})

const sentences = ({ rulebook, components, reconstructed }: Provenance) => [rulebook, components, ...reconstructed]
const numbers = (sentence: string) => sentence.match(/\d+/g) ?? []

const translated = LANGUAGES.filter((language): language is Translated => language !== 'en')
const pages = await Promise.all(
  covers.map(async ({ id, meta, cover }) => {
    const told = await cover.provenance()
    return translated.map((language) => ({ language, id, english: meta.provenance, own: told[language] }))
  }),
)

describe.each(pages.flat())('Where the facts of $id come from, in $language', ({ english, own }) => {
  test('lists as many reconstructed values as the English', () => {
    expect(own.reconstructed).toHaveLength(english.reconstructed.length)
  })
  test('is not English by oversight, nor empty', () => {
    for (const sentence of sentences(own)) {
      expect(sentence.trim()).not.toBe('')
      expect(sentences(english)).not.toContain(sentence)
    }
  })
  test('says nothing twice', () => {
    expect(new Set(sentences(own)).size).toBe(sentences(own).length)
  })
  test('names the same numbers, sentence by sentence', () => {
    expect(sentences(own).map(numbers)).toEqual(sentences(english).map(numbers))
  })
})
