import { expect, test } from 'vitest'
import { broughtForward, goesOn } from './forward.ts'
import { toy } from './toy.ts'

const config = { seats: 2, options: {} }
const bytes = Uint8Array.of(7)

/** The toy as a later version of itself, with steps from those that are named. */
const later = (rulesVersion: number, ...steps: readonly number[]) => ({
  ...toy,
  meta: { ...toy.meta, rulesVersion },
  forward: Object.fromEntries(steps.map((version) => [version, (from: Uint8Array) => Uint8Array.of(...from, version)])),
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
