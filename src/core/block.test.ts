import { describe, expect, test } from 'vitest'
import { block, clone, copy, equal, hash, hideSecrets, i16, i32, secret, u8, u16 } from './block.ts'
import { fromJson, toJson } from './json.ts'

const layout = block({
  turn: u8(), // a scalar among wider fields
  money: i16(3),
  income: i16(),
  round: u16(),
  gems: i32(2),
  bank: i32(),
  mats: u8(3, 2),
  deck: secret(u8(5)),
})

const filled = () => {
  const s = layout.create()
  s.turn = 2
  s.income = -7
  s.round = 65535
  s.bank = -1
  s.money.set([17, -3, 0])
  s.gems.set([1 << 29, -5])
  s.mats.set([1, 2, 3, 4, 5, 6])
  s.deck.set([9, 8, 7, 6, 5])
  return s
}

describe('A block', () => {
  test('is one buffer, every field where no other is', () => {
    const s = filled()
    expect(s.bytes.length).toBe(layout.byteLength)
    expect(s).toMatchObject({ turn: 2, income: -7, round: 65535, bank: -1 })
    expect(Array.from(s.money)).toEqual([17, -3, 0])
    expect(new Set([s.bytes.buffer, s.words.buffer, s.money.buffer, s.deck.buffer]).size).toBe(1)
  })
  test('copies, clones, compares and hashes by its bytes', () => {
    const s = filled()
    const twin = clone(s)
    expect(equal(s, twin)).toBe(true)
    expect(hash(s)).toBe(hash(twin))
    twin.mats[5]++
    expect(equal(s, twin)).toBe(false)
    expect(hash(s)).not.toBe(hash(twin))
    copy(s, twin)
    expect(equal(s, twin)).toBe(true)
    expect(hash(s, 1)).not.toBe(hash(s, 2))
  })
  test('hides its secrets and nothing else', () => {
    const s = filled()
    hideSecrets(s)
    expect(Array.from(s.deck)).toEqual([255, 255, 255, 255, 255])
    expect(Array.from(s.mats)).toEqual([1, 2, 3, 4, 5, 6])
  })
  test('goes to JSON in the shape of its fields, and back', () => {
    const json = toJson(filled())
    expect(json).toEqual({
      turn: 2,
      money: [17, -3, 0],
      income: -7,
      round: 65535,
      gems: [1 << 29, -5],
      bank: -1,
      mats: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      deck: [9, 8, 7, 6, 5],
    })
    expect(equal(fromJson(layout, json), filled())).toBe(true)
  })
  test.each([
    [{ turn: 256 }, /"turn" cannot hold 256/],
    [{ money: [1, 2] }, /"money" needs 3 numbers; it has 2/],
    [{ money: [1, 2, 'x'] }, /"money" cannot hold "x"/],
    [{ deck: undefined }, /"deck" needs 5/],
    [{ hat: 1 }, /no field "hat"/],
  ])('refuses foreign JSON by the field: %o', (wrong, says) => {
    expect(() => fromJson(layout, { ...toJson(filled()), ...wrong })).toThrow(says)
  })
})
