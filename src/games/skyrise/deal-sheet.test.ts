import { describe, expect, test } from 'vitest'
import { equal } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { BadConfig } from '../../core/errors.ts'
import type { DealSheet } from '../../core/game.ts'
import { rngOf } from '../../core/seed.ts'
import { game } from './fixture.ts'

const config = configOf(game, 2)
const dealt = (deal: DealSheet | Int32Array) => {
  const s = game.create(config)
  game.setup(s, config, deal)
  return s
}
const seeded = dealt(rngOf('a deal'))
const sheet = game.sheet(seeded)
const hands = [
  ['gavel', 'palace', 'vault', 'shard', 'la-boca'],
  ['atlantis', 'workshop', 'pinnacle', 'intelligentsia', 'new-capitol'],
]
const slots = { NE: 'D', SW: 'A' }
const yellow = new Array<string>(14).fill('yellow')

describe('An explicit deal', () => {
  test('of a seeded table deals the same bytes', () => {
    expect(equal(seeded, dealt(JSON.parse(JSON.stringify(sheet))))).toBe(true)
    expect(Object.keys(sheet)).toEqual(['first', 'slots', 'sets', 'tokens', 'hands', 'objectives', 'panoramas', 'patrons'])
  })
  test('names everything as one writes it down', () => {
    const written = {
      first: [1],
      sets: ['blue', 'red'],
      hands,
      objectives: ['brown', 'white'],
      panoramas: ['lakes', 'chains'],
      patrons: [4, 1, 3, 2],
    }
    const s = dealt({ ...sheet, ...written })
    expect(s.turn).toBe(1)
    expect(game.sheet(s)).toMatchObject(written)
    expect(game.audit(s)).toBeNull()
  })
  test('may leave out anything: it is dealt from the field rng', () => {
    const open = { first: [0], slots, sets: ['red', 'teal'] }
    const other = dealt({ ...open, rng: '0123456789abcdef0123456789abcdef' })
    expect(equal(dealt(open), dealt(open))).toBe(true)
    expect(equal(dealt(open), other)).toBe(false)
    expect(game.sheet(other)).toMatchObject(open)
    expect(game.audit(other)).toBeNull()
    expect(game.audit(dealt({}))).toBeNull()
  })
  test('may name hands only as far as they were seen', () => {
    const s = dealt({ hands: [['gavel'], []] })
    expect(game.sheet(s).hands).toMatchObject([{ 0: 'gavel', length: 5 }, { length: 5 }])
    expect(game.audit(s)).toBeNull()
  })
  test.each([
    [{ ...sheet, first: [2] }, /first/],
    [{ ...sheet, first: 0 }, /first.*list/],
    [{ ...sheet, slots: { NE: 'D' } }, /slots.*name 2/],
    [{ ...sheet, slots: { NE: 'D', SW: 'D' } }, /slots.*D twice/],
    [{ ...sheet, slots: { N: 'D', SW: 'A' } }, /slots.*"N"/],
    [{ ...sheet, slots: { NE: 'M', SW: 'A' } }, /slots.*"M"/],
    [{ ...sheet, slots: ['A', 'B'] }, /slots.*object/],
    [{ ...sheet, sets: ['red', 'red'] }, /sets.*red twice/],
    [{ ...sheet, sets: ['red', 'pink'] }, /sets.*pink/],
    [{ slots, tokens: { M: ['A', 'A', 'A', 'A'], A: yellow, D: yellow } }, /tokens.*5 of yellow/],
    [{ slots, tokens: { M: ['A', 'A', 'A'], A: yellow, D: yellow } }, /tokens.M.*name 4/],
    [{ slots, tokens: { M: [], B: [] } }, /tokens.*"B"/],
    [{ ...sheet, hands: [hands[0]] }, /hands.*2 lists/],
    [{ ...sheet, hands: [hands[0], hands[0]] }, /hands.*gavel twice/],
    [{ ...sheet, hands: [hands[0], ['tower']] }, /hands\[1\].*tower/],
    [{ ...sheet, hands: [hands[0], [...hands[1], 'olmsteds-parks']] }, /hands\[1\].*at most 5/],
    [{ ...sheet, objectives: ['yellow'] }, /objectives.*name 2/],
    [{ ...sheet, panoramas: ['lakes', 'lakes'] }, /panoramas.*twice/],
    [{ ...sheet, patrons: [1, 2, 3, 5] }, /patrons/],
    [{ ...sheet, rng: 'xyz' }, /rng/],
    [{ ...sheet, gold: 3 }, /gold/],
  ])('refuses a wrong field by its name (%#)', (wrong, says) => {
    expect(() => dealt(wrong)).toThrow(BadConfig)
    expect(() => dealt(wrong)).toThrow(says)
  })
})
