import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patiently } from './patience.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

/** Fails so often, then answers. */
function failing(times: number, error: () => Error): () => Promise<string> {
  return async () => {
    if (times-- > 0) throw error()
    return 'open'
  }
}

test('what is away is waited for, and said once', async () => {
  const waits = vi.fn()
  const opened = patiently(failing(3, away), { forMs: 60_000, waits })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await opened).toBe('open')
  expect(waits).toHaveBeenCalledTimes(1)
})

test('what else is wrong is thrown at once', async () => {
  const waits = vi.fn()
  await expect(
    patiently(
      failing(1, () => new Error('no such database')),
      { forMs: 60_000, waits },
    ),
  ).rejects.toThrow('no such database')
  expect(waits).not.toHaveBeenCalled()
})

test('patience ends', async () => {
  const opened = patiently(failing(Number.POSITIVE_INFINITY, away), { forMs: 3000, waits: () => {} }).catch(() => 'given up')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await opened).toBe('given up')
})
