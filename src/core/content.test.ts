import { describe, expect, test } from 'vitest'
import { block, clone, u8 } from './block.ts'
import { changesOf, layoutsBy, optionText, packText, readPack, valuesOf } from './content.ts'
import type { Content, Game } from './game.ts'

interface Prices {
  readonly prices: readonly number[]
  readonly tracks: { readonly iris: number; readonly crown: number }
}
const content: Content<Prices> = {
  schema: {
    type: 'object',
    properties: {
      prices: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 9 }, minItems: 3, maxItems: 3 },
      tracks: {
        type: 'object',
        properties: { iris: { type: 'integer', minimum: 0, maximum: 9 }, crown: { type: 'integer', minimum: 0, maximum: 9 } },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  printed: { prices: [1, 2, 3], tracks: { iris: 4, crown: 5 } },
  problem: ({ tracks }) => (tracks.iris > tracks.crown ? '"tracks.iris" is above "tracks.crown".' : null),
}
const game = { meta: { id: 'prices', title: 'Prices' }, content } as unknown as Game
const pack = (values: unknown, more = {}) => JSON.stringify({ game: 'prices', name: 'Our copy', values, ...more })

describe('A content pack', () => {
  test('changes what it names and leaves the rest', () => {
    const read = readPack(game, pack({ tracks: { crown: 7 } }))
    expect(valuesOf(content, read)).toEqual({ prices: [1, 2, 3], tracks: { iris: 4, crown: 7 } })
    expect(changesOf(content as unknown as Content, read)).toEqual([{ field: 'tracks.crown', ours: 5, theirs: 7 }])
  })
  test('gives lists whole', () => {
    expect(changesOf(content as unknown as Content, readPack(game, pack({ prices: [1, 9, 3] })))).toEqual([
      { field: 'prices[1]', ours: 2, theirs: 9 },
    ])
  })
  test.each([
    ['no JSON', '{', /is not JSON/],
    ['a list', '[]', /not a JSON object/],
    ['another game', JSON.stringify({ game: 'chess', name: 'x', values: {} }), /"game" must be one of prices, not "chess"/],
    ['no name', JSON.stringify({ game: 'prices', values: {} }), /"name" is missing/],
    ['a field that is not known', pack({ price: [] }), /"values.price" is not known; known are prices, tracks/],
    ['a number out of bounds', pack({ prices: [1, 2, 10] }), /"values.prices\[2\]" must be a whole number 0 to 9, not 10/],
    ['a text for a number', pack({ tracks: { iris: 'four' } }), /"values.tracks.iris" must be a whole number 0 to 9, not "four"/],
    ['a text for a list', pack({ prices: '123' }), /"values.prices" must be a list, not "123"/],
    ['a list for a group', pack({ tracks: [4, 5] }), /"values.tracks" must be an object/],
    ['a number with a fraction', pack({ tracks: { iris: 0.5 } }), /"values.tracks.iris" must be a whole number 0 to 9, not 0.5/],
    ['an empty name', pack({}, { name: '' }), /"name" must be a text of 1 to \d+ characters, not ""/],
    ['a name that is a number', pack({}, { name: 7 }), /"name" must be a text of 1 to \d+ characters, not 7/],
    ['a name that is too long', pack({}, { name: 'x'.repeat(500) }), /"name" must be a text of 1 to \d+ characters/],
    ['a list that is too long', pack({ prices: [1, 2, 3, 4] }), /"values.prices" must have 3 entries; it has 4/],
    ['a list of the wrong length', pack({ prices: [1] }), /"values.prices" must have 3 entries; it has 1/],
    ['values that contradict each other', pack({ tracks: { iris: 6 } }), /"tracks.iris" is above "tracks.crown"/],
    ['a name of an inherited property', pack({ toString: 1 }), /"values.toString" is not known/],
    ['too much', pack({}, { more: 'x'.repeat(40_000) }), /at most 32768 characters/],
  ])('is refused: %s', (_, text, says) => {
    expect(() => readPack(game, text)).toThrow(says)
  })
  test.each([
    ['a name', (length: number) => pack({}, { name: 'x'.repeat(length) }), 60],
    ['the address of its schema', (length: number) => pack({}, { $schema: 'x'.repeat(length) }), 500],
  ])('may have %s of so many characters and no more', (_, written, most) => {
    expect(() => readPack(game, written(1))).not.toThrow()
    expect(() => readPack(game, written(most))).not.toThrow()
    expect(() => readPack(game, written(0))).toThrow(/must be a text/)
    expect(() => readPack(game, written(most + 1))).toThrow(/must be a text/)
  })
  test('may be so large and no larger', () => {
    const fill = (size: number) => pack({}).padEnd(size)
    expect(() => readPack(game, fill(32_768))).not.toThrow()
    expect(() => readPack(game, fill(32_769))).toThrow(/at most 32768 characters; this one has 32769/)
  })
  test('is refused by a game that has nothing to change', () => {
    expect(() => readPack({ meta: game.meta } as Game, pack({}))).toThrow('Prices takes no content pack')
  })
  test('is shown by its name', () => {
    expect(optionText('content', pack({}))).toBe('Our copy')
    expect(optionText('content', 'printed')).toBe('printed')
  })
})

describe('States of a table with a pack', () => {
  const layouts = layoutsBy(block({ money: u8() }), content, ({ prices }) => ({ prices: Uint8Array.from(prices) }))
  const ours = layouts({ seats: 2, options: {} })
  const text = packText(readPack(game, pack({ prices: [7, 8, 9] })))
  const theirs = layouts({ seats: 2, options: { content: text } })

  test('read its values, their copies too', () => {
    expect(ours.create().tables.prices[0]).toBe(1)
    expect(clone(theirs.create()).tables.prices[0]).toBe(7)
  })
  test('share one layout', () => {
    expect(layouts({ seats: 3, options: { content: text } })).toBe(theirs)
  })
})
