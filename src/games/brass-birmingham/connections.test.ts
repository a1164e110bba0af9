import { describe, expect, test } from 'vitest'
import { at, brass, face, rails } from './fixture.ts'

describe('T. Terms', () => {
  test('[T2] connects through links of any owners, empty towns and merchants', () => {
    const table = brass(2)
      .with(0, { hand: 'worcester', money: 20, next: { cotton: 2 } })
      .with(1, { tiles: ['redditch.1 coal2 1'], links: ['worcester-gloucester', 'gloucester-redditch'] })
      .play(0, 'build cotton worcester.1 with worcester')
    expect(at(table.s, 'redditch.1')).toBe('coal2 flipped')
  })
  test('[T3] is tiles and ends of own links, merchants too; links of others do not carry on', () => {
    const table = brass(2)
      .with(0, { tiles: ['worcester.1 cotton1'], links: ['birmingham-oxford'] })
      .with(1, { links: ['worcester-gloucester'] })
    const lines = table.legal(0).filter((move) => move.startsWith('network'))
    expect(lines).toContain('network kidderminster-worcester')
    expect(lines).toContain('network redditch-oxford')
    expect(lines).not.toContain('network gloucester-redditch')
  })
  test('[T4] counts from all ends of a link that is laid, whichever is named first', () => {
    const table = rails(2)
      .with(0, { hand: 'iron iron', links: ['tamworth-birmingham'] })
      .with(1, { tiles: ['tamworth.1 coal2 2', 'nuneaton.2 coal2 2'] })
      .play(0, 'network tamworth-nuneaton', 'discard iron')
    expect(table.legal(0)).toEqual(['coal tamworth.1', 'coal nuneaton.2'])
  })
  test('[T5] moves income up by spaces, to 99 at most', () => {
    const sold = (income: number) =>
      brass(2)
        .where(face('oxford.1', 'cotton'))
        .with(0, { hand: 'iron iron', income, tiles: ['birmingham.1 cotton1'], links: ['birmingham-oxford'] })
        .play(0, 'sell birmingham.1', 'discard iron')
        .seat(0)
    expect(sold(10)).toMatchObject({ income: 10 + 5 + 2, level: 4 })
    expect(sold(96)).toMatchObject({ income: 99, level: 30 })
  })
  test('[T6] flips what is emptied for its owner, in the turn of another', () => {
    const table = brass(2)
      .with(0, { hand: 'iron iron' })
      .with(1, { income: 10, tiles: ['dudley.2 iron1 1'] })
      .play(0, 'develop coal', 'discard iron')
    expect(at(table.s, 'dudley.2')).toBe('iron1 flipped')
    expect(table.seat(1).income).toBe(13)
    expect(table.log(1)).toContain('1 flips the iron works I in Dudley and moves up 3 spaces: income +2')
  })
})
