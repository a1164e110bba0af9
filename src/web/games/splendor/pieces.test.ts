import { describe, expect, test } from 'vitest'
import { splendor } from '../../../games/splendor/fixture.ts'
import { POSITIONS } from './gallery-positions.ts'
import { TOKENS, tokenCount, tokenPieces } from './pieces.ts'

const RUBY = TOKENS.indexOf('ruby')

describe('tokens as pieces', () => {
  test('a token keeps its name from the pile to a seat, and the others stay where they are', () => {
    const table = splendor(2).with(0, { gems: 'r' }).with(1, { gems: 'r' })
    const before = tokenPieces(table.s, RUBY, 'bank')
    const rival = tokenPieces(table.s, RUBY, 1)
    table.play(0, 'take dsr')
    expect(tokenPieces(table.s, RUBY, 1)).toEqual(rival)
    expect(before).toEqual(expect.arrayContaining(tokenPieces(table.s, RUBY, 'bank')))
    expect(tokenPieces(table.s, RUBY, 0)).toHaveLength(2)
  })

  test('every token is in one place', () => {
    for (const seats of [2, 3, 4]) {
      const s = POSITIONS.middle(seats)
      for (const [token] of TOKENS.entries()) {
        const owners = ['bank' as const, ...Array.from({ length: seats }, (_, seat) => seat)]
        const pieces = owners.flatMap((owner) => {
          const held = tokenPieces(s, token, owner)
          expect(held).toHaveLength(tokenCount(s, token, owner))
          return held
        })
        expect(new Set(pieces).size).toBe(pieces.length)
      }
    }
  })
})
