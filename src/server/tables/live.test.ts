import { describe, expect, test } from 'vitest'
import { seatRow, waitingTable } from './fixture.ts'
import { botMask, hostSeat, isHost, mayLook } from './live.ts'

const bot = (seat: number) => seatRow(seat, { kind: 'bot' })

describe('The host', () => {
  test('is who laid the table, where he sits', () => {
    expect(hostSeat(waitingTable({ table: { host: 'bob' } }))).toBe(1)
    expect(hostSeat(waitingTable({ table: { host: 'eve' } }))).toBeUndefined()
    expect(hostSeat(waitingTable({ table: { host: null } }))).toBeUndefined()
  })
  test('is the same person in every browser, also where he does not sit', () => {
    const holders = new Map([
      ['ada', 0],
      ['bob', 1],
      ['phone', 0],
    ])
    const table = waitingTable({ holders })
    expect(['ada', 'phone', 'bob', 'eve', null].map((guest) => isHost(table, guest))).toEqual([true, true, false, false, false])
    const away = waitingTable({ table: { host: 'eve' } })
    expect(['ada', 'eve'].map((guest) => isHost(away, guest))).toEqual([false, true])
    expect(isHost(waitingTable({ table: { host: null } }), null)).toBe(false)
  })
})

describe('A table that is not listed', () => {
  const table = waitingTable({ table: { listed: false, host: 'eve' } })
  test.each([
    ['ada', '', true],
    ['eve', '', true],
    ['cy', '', false],
    [null, '', false],
    ['cy', 'watching', true],
    [null, 'invited', true],
    ['cy', 'watchinG', false],
    ['cy', 'watchin', false],
  ])('is seen by %s with the code "%s": %s', (guest, code, is) => {
    expect(mayLook(table, { guest, code })).toBe(is)
  })
  test('is seen by everybody once it is', () => {
    expect(mayLook(waitingTable(), { guest: null, code: '' })).toBe(true)
  })
})

test('bots are counted by their seats', () => {
  expect(botMask([seatRow(0), bot(1), seatRow(2, { kind: 'open' }), bot(3)])).toBe(0b1010)
  expect(botMask([])).toBe(0)
})

test.each([
  ['is not there any more', { game: 'chess' }, 'game-gone'],
  ['has left these rules behind', { rules: 0, status: 'playing' }, 'rules-changed'],
  ['is of a newer Tassel', { rules: 2, status: 'playing' }, 'rules-changed'],
] as const)('a table whose game %s is kept and not played', (_, table, error) => {
  expect(() => waitingTable({ table })).toThrow(expect.objectContaining({ status: 410, error }))
})

test('a table that waits is for the rules that there are when it begins', () => {
  expect(waitingTable({ table: { rules: 0 } }).game.meta.rulesVersion).toBe(1)
})
