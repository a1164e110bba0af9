import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import { begunTable, seatRow, waitingTable } from './fixture.ts'
import { forkPlan, keptEntries } from './fork.ts'
import { type Live, liveOf } from './live.ts'

/** A table after so many decisions, as it is kept once it is over. */
function finished(decisions: number, changes: Partial<Live> = {}): Live {
  let live = begunTable()
  for (let i = 0; i < decisions; i++) {
    const { draft, actors } = decide(live, i % 2, { seq: i, text: 'take dse' })
    const entry = { ...draft, told: [...draft.told], event: i + 2, at: new Date(0) }
    live = liveOf({ ...live, table: { ...live.table, ...draft, actors, event: entry.event }, entries: [...live.entries, entry] }, live)
  }
  return { ...live, table: { ...live.table, status: 'finished' }, ...changes }
}

describe('A table from another', () => {
  test('keeps the game, the name, the options and who may look', () => {
    const { plan, forked } = forkPlan(finished(2), 'ada', { at: 1 })
    expect(plan).toMatchObject({ game: 'splendor', name: 'Friday', options: {}, listed: true, private: false })
    expect(forked.at).toBe(1)
  })
  test('keeps bots and the one who asks; everybody else is invited anew', () => {
    const seats = [seatRow(0, { name: 'Ada' }), seatRow(1, { kind: 'bot', name: 'greedy' })]
    expect(forkPlan(finished(2, { seats }), 'ada', { at: 0 }).plan.seats).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', bot: 'greedy' },
    ])
    expect(forkPlan(finished(2), 'bob', { at: 0 }).plan.seats).toEqual([{ kind: 'open' }, { kind: 'person', name: 'name 1' }])
  })
  test('of somebody who did not sit there says of each seat who sits there', () => {
    for (const who of ['eve', null])
      expect(() => forkPlan(finished(2), who, { at: 0 })).toThrow(expect.objectContaining({ status: 403, error: 'no-seat' }))
  })
  test('has the seats that are asked for', () => {
    const seats = [{ kind: 'open' } as const, { kind: 'bot', bot: 'random' } as const]
    expect(forkPlan(finished(2), 'ada', { at: 0, seats }).plan.seats).toEqual(seats)
  })
  test.each([
    ['that has not begun', waitingTable(), { at: 0 }, 409, 'waiting'],
    ['that is not over, from a decision', begunTable(), { at: 1 }, 403, 'not-finished'],
    ['from its end', finished(2), { at: 2 }, 400, 'bad-decision'],
    ['with another number of seats', finished(2), { at: 0, seats: [{ kind: 'open' } as const] }, 400, 'same-seats'],
  ])('is refused: of one %s', (...[, live, fork, status, error]) => {
    expect(() => forkPlan(live, 'ada', fork)).toThrow(expect.objectContaining({ status, error }))
  })
  test('can be had of a game that goes on, from a fresh deal', () => {
    expect(forkPlan(begunTable(), 'ada', { at: 0 }).forked.at).toBe(0)
  })
  test('takes the deal along and the decisions that are kept, or nothing', () => {
    const from = finished(2)
    expect(keptEntries({ from, at: 1, meets: null }).map(({ seq }) => seq)).toEqual([0, 1])
    expect(keptEntries({ from, at: 0, meets: null })).toEqual([])
    expect(keptEntries({ from: waitingTable(), at: 1, meets: null })).toEqual([])
  })
})
