// The evaluations that are kept must never change: `greedy-0` and `search-0` are what others are measured by.
import { describe, expect, test } from 'vitest'
import { copyOf, records, worths } from '../../../../test/judged.ts'
import { frozenEvaluationOf } from './index.ts'

const KEPT = ['splendor', 'brass-birmingham', 'bruxelles-1893', 'skyrise']

describe('Kept as it was:', () => {
  test.each(records.filter((path) => KEPT.some((game) => path.startsWith(game))))('%s', async (path) => {
    await expect(`${worths(path, frozenEvaluationOf).join('\n')}\n`).toMatchFileSnapshot(`judged/${copyOf(path)}`)
  })
})
