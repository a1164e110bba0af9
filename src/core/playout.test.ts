import { expect, test } from 'vitest'
import { actionList } from './action.ts'
import { playout } from './playout.ts'
import { rngOf } from './seed.ts'
import { toy } from './toy.ts'

/** A game of random decisions from one deal. */
function played(seed: string) {
  const config = { seats: 3, options: {} }
  const s = toy.create(config)
  toy.setup(s, config, rngOf('deal'))
  return { decisions: playout(toy, s, rngOf(seed), actionList()), s }
}

test('Random play goes on until nobody owes a decision, and counts them', () => {
  const { decisions, s } = played('one')
  expect(decisions).toBe(12)
  expect(toy.actors(s)).toBe(0)
  expect(toy.audit(s)).toBeNull()
})

test('Random play is the same from the same seed, and another from another', () => {
  expect(played('one').s.bytes).toEqual(played('one').s.bytes)
  expect(played('two').s.bytes).not.toEqual(played('one').s.bytes)
})
