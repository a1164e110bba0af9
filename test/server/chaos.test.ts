// A minute of `npm run chaos`: programs are killed, cut off and stopped while people play, and nothing that was acknowledged is lost.
import { expect, test } from 'vitest'
import { chaos, isSound } from './chaos/chaos.ts'

const SEED = 'a minute'

test('faults at random moments lose nothing, double nothing, and leave no table behind', async () => {
  const outcome = await chaos({
    seed: SEED,
    database: 'postgres',
    ms: 25_000,
    everyMs: 1200,
    tables: 10,
    roles: ['serve', 'serve', 'work'],
  })
  const { lost, doubled, stuck, unlike, restarts, complaints } = outcome
  expect({ seed: SEED, lost, doubled, stuck, unlike, restarts, complaints }).toEqual({
    seed: SEED,
    lost: 0,
    doubled: 0,
    stuck: 0,
    unlike: 0,
    restarts: [],
    complaints: [],
  })
  expect(isSound(outcome)).toBe(true)
  expect(outcome.acknowledged).toBeGreaterThan(50)
  expect([...outcome.faults.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10)
}, 300_000)
