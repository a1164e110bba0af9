import { expect, test } from 'vitest'
import { broughtForward, goesOn, optionsForward, replays } from './forward.ts'
import type { Forward } from './game.ts'
import { readRecord, writeRecord } from './record.ts'
import { openTable } from './table.ts'
import { draw, toy } from './toy.ts'

const config = { seats: 2, options: {} }
const bytes = Uint8Array.of(7)

/** The toy as a later version of itself, with steps from those that are named. */
const later = (rulesVersion: number, ...steps: readonly number[]) => ({
  ...toy,
  meta: { ...toy.meta, rulesVersion },
  forward: Object.fromEntries(steps.map((version) => [version, { bytes: (from: Uint8Array) => Uint8Array.of(...from, version) }])),
})

test('what the present version stored is as it is', () => {
  expect(broughtForward(toy, config, { rules: 1, bytes })).toBe(bytes)
})

test('what an older one stored goes through every step since', () => {
  expect(broughtForward(later(3, 1, 2), config, { rules: 1, bytes })).toEqual(Uint8Array.of(7, 1, 2))
  expect(broughtForward(later(3, 1, 2), config, { rules: 2, bytes })).toEqual(Uint8Array.of(7, 2))
})

test('where a step is missing, or the version is a later one, nothing goes on', () => {
  for (const game of [later(3, 1), later(3, 2), later(3)]) expect(broughtForward(game, config, { rules: 1, bytes })).toBeNull()
  expect(broughtForward(toy, config, { rules: 2, bytes })).toBeNull()
  expect([goesOn(later(3, 2), 2), goesOn(later(3, 2), 3), goesOn(later(3, 2), 4)]).toEqual([true, true, false])
})

test('where the present version has an option for the rules of an older one, options say so and its records replay', () => {
  const merry: Forward = { replays: true, options: (options) => ({ ...options, mood: 'merry' }) }
  const renewed = (forward: Readonly<Record<number, Forward>>) => ({ ...toy, meta: { ...toy.meta, rulesVersion: 3 }, forward })
  const [both, last] = [renewed({ 1: merry, 2: { replays: true } }), renewed({ 1: {}, 2: merry })]
  expect([1, 2, 3].map((rules) => optionsForward(both, rules, { mood: 'grave' }).mood)).toEqual(['merry', 'grave', 'grave'])
  expect([0, 1, 2, 3, 4, Number.NaN].map((rules) => replays(both, rules))).toEqual([false, true, true, true, false, false])
  expect([1, 2, 3].map((rules) => [goesOn(last, rules), replays(last, rules)])).toEqual([
    [true, false],
    [true, true],
    [true, true],
  ])
  const table = openTable(toy, config, { seed: 'older' })
  table.play(0, draw)
  const text = writeRecord(table)
  const read = readRecord(text, { games: [both] })
  expect([read.config.options.mood, read.at().bytes]).toEqual(['merry', table.at().bytes])
  expect(writeRecord(read)).toContain('rules: 3\nseats: 2\noption mood: merry\n')
  for (const rules of ['1', '0', '4', '-1', '1.5', 'one', '-1000000000000'])
    expect(() => readRecord(text.replace('rules: 1', `rules: ${rules}`), { games: [last] })).toThrow('this is version 3')
})
