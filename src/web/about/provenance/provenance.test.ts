import { describe, expect, test } from 'vitest'
import type { Provenance } from '../../../core/game.ts'
import { LANGUAGES } from '../../../core/words.ts'
import { metas } from '../../../games/metas.ts'
import { loadProvenances, type Translated } from './load.ts'

const sentences = ({ rulebook, components, reconstructed }: Provenance) => [rulebook, components, ...reconstructed]
const numbers = (sentence: string) => sentence.match(/\d+/g) ?? []

const translated = LANGUAGES.filter((language): language is Translated => language !== 'en')
const spoken = await Promise.all(
  translated.map(async (language) => ({ language, told: new Map(Object.entries(await loadProvenances(language))) })),
)
const pages = spoken.flatMap(({ language, told }) =>
  metas.map(({ id, provenance }) => ({ language, id, english: provenance, own: told.get(id) })),
)

test.each(spoken)('In $language exactly the games of the shelf are told of', ({ told }) => {
  expect([...told.keys()].sort()).toEqual(metas.map(({ id }) => id).sort())
})

describe.each(pages)('Where the facts of $id come from, in $language', ({ english, own }) => {
  const told = own ? sentences(own) : []

  test('lists as many reconstructed values as the English', () => {
    expect(own?.reconstructed).toHaveLength(english.reconstructed.length)
  })
  test('is not English by oversight, nor empty', () => {
    for (const sentence of told) {
      expect(sentence.trim()).not.toBe('')
      expect(sentences(english)).not.toContain(sentence)
    }
  })
  test('says nothing twice', () => {
    expect(new Set(told).size).toBe(told.length)
  })
  test('names the same numbers, sentence by sentence', () => {
    expect(told.map(numbers)).toEqual(sentences(english).map(numbers))
  })
})
