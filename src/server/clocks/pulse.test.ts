import { describe, expect, test, vi } from 'vitest'
import { type Asked, rememberingDatabase } from '../store/fixture.ts'
import { openPulse, type PulseOptions } from './pulse.ts'

const T = Date.UTC(2026, 0, 1)

/** A pulse over a database that may be away, with what it noted: the seconds of silence after which there is a gap. */
function opened({ serves = true, alone = true, now }: Partial<Pick<PulseOptions, 'serves' | 'now'>> & { alone?: boolean } = {}) {
  const failures: unknown[] = []
  const state = { isAway: false, last: T, gaps: [] as { id: number; since: Date; until: Date }[] }
  const answer = ({ sql, params }: Asked): object[] => {
    if (state.isAway) throw Object.assign(new Error('cut'), { code: 'ECONNREFUSED' })
    if (/ FROM pulse$/.test(sql)) return [{ at: new Date(state.last), now: new Date(Date.now() + 5000) }]
    return / from "gaps"/.test(sql) ? state.gaps.filter(({ id }) => id > Number(params[0])) : []
  }
  const { db, asked } = rememberingDatabase(answer)
  const store = { db, alone, listen: async () => true, async close() {} }
  const pulse = openPulse({ store, serves, ...(now && { now }), failed: (error) => failures.push(error) })
  const noted = () => asked.flatMap(({ sql, params }) => (/UPDATE pulse/.test(sql) ? [params[2]] : []))
  return { pulse, noted, state, failures }
}

describe('A pulse', () => {
  test('begins with a gap since the last where nobody else was there, and otherwise where all were silent', async () => {
    const first = opened()
    await first.pulse.start(true)
    const second = opened()
    await second.pulse.start(false)
    expect([first.noted(), second.noted()]).toEqual([[0], [5]])
    first.pulse.stop()
    second.pulse.stop()
  })

  test('beats, and makes a gap only of its own silence', async () => {
    vi.useFakeTimers()
    try {
      const { pulse, noted, state, failures } = opened()
      await pulse.start(false)
      await vi.advanceTimersByTimeAsync(4000)
      expect(noted()).toEqual([5, null, null])
      state.isAway = true
      await vi.advanceTimersByTimeAsync(2000)
      state.isAway = false
      await vi.advanceTimersByTimeAsync(2000)
      expect(noted()).toEqual([5, null, null, 0])
      expect(failures).toEqual([])
      pulse.stop()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await pulse.known()).toBe(true)
      expect(noted()).toEqual([5, null, null, 0, 5])
    } finally {
      vi.useRealTimers()
    }
  })

  test('that lost its database beats before anything is charged', async () => {
    const { pulse, noted, state } = opened()
    await pulse.start(true)
    expect(await pulse.known()).toBe(true)
    expect(noted()).toHaveLength(1)
    pulse.lost()
    state.gaps = [{ id: 7, since: new Date(T), until: new Date(T + 9000) }]
    await pulse.known()
    await pulse.known()
    expect(noted()).toEqual([0, 0])
    expect(pulse.gaps()).toEqual([{ since: T, until: T + 9000 }])
    pulse.stop()
  })

  test('goes by the clock of a database that others share, and by its own where nobody does', async () => {
    const [shared, own] = [opened({ alone: false }), opened()]
    for (const { pulse } of [shared, own]) await pulse.start(true)
    expect(Math.round((shared.pulse.now() - Date.now()) / 1000)).toBe(5)
    expect(Math.round((own.pulse.now() - Date.now()) / 1000)).toBe(0)
    for (const { pulse } of [shared, own]) pulse.stop()
  })

  test('of one that only works is that of those who serve: it writes nothing', async () => {
    let now = T + 1000
    const { pulse, noted } = opened({ serves: false, now: () => now })
    await pulse.start(false)
    expect(await pulse.known()).toBe(true)
    now = T + 6000
    pulse.lost()
    expect(await pulse.known()).toBe(false)
    expect(noted()).toEqual([])
    pulse.stop()
  })
})
