import { describe, expect, test } from 'vitest'
import { rememberingDatabase } from '../store/fixture.ts'
import { begunTable, foundIn, moved, seatRow, waitingTable } from './fixture.ts'
import { forkPlan, keptEntries, originOf } from './fork.ts'
import type { Live } from './live.ts'

/** A table after so many decisions, as it is kept once it is over. */
function finished(decisions: number, changes: Partial<Live> = {}): Live {
  let live = begunTable()
  for (let i = 0; i < decisions; i++) live = moved(live, i % 2, { seq: i, text: 'take dse' })
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
    ['from the end of one decision', finished(1), { at: 1 }, 400, 'bad-decision'],
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
  test('is one with another’s where who sat there asks for the same again, and says nothing of the seats', () => {
    const seats = [{ kind: 'open' } as const, { kind: 'open' } as const]
    const meets = (guest: string, fork: Parameters<typeof forkPlan>[2]) => forkPlan(finished(2), guest, fork).forked.meets
    expect([meets('ada', { at: 0 }), meets('bob', { at: 0 })]).toEqual([0, 1])
    expect([meets('bob', { at: 1 }), meets('bob', { at: 0, seats })]).toEqual([null, null])
  })
})

describe('The origin of a table', () => {
  const first = finished(2, { table: { ...begunTable().table, id: 'first', seed: 'one' } })
  const from = (source: Live, changes: Partial<Live['table']>): Live => ({
    ...source,
    table: { ...source.table, forkedFrom: source.table.id, ...changes },
  })
  const second = from(first, { id: 'second', seed: 'two', forkedAt: 1 })
  const origin = ({ table }: Live) => originOf(rememberingDatabase((asked) => foundIn([first, second], asked)).db, table)

  test('is its deal, also after a rematch', async () => {
    expect(await origin(first)).toEqual({ seed: 'one' })
    expect(await origin(from(first, { seed: 'two', forkedAt: 0 }))).toEqual({ seed: 'two' })
  })
  test('is the deal of the table that it left, and its own afterwards, through all that it left', async () => {
    expect(await origin(second)).toEqual({ seed: 'one', forks: [{ at: 1, seed: 'two', of: 'first' }] })
    expect(await origin(from(second, { seed: 'three', forkedAt: 2 }))).toEqual({
      seed: 'one',
      forks: [
        { at: 1, seed: 'two', of: 'first' },
        { at: 2, seed: 'three', of: 'second' },
      ],
    })
  })
  test('is that of the table that it left where it went on with its deal, as the first ones did', async () => {
    expect(await origin(from(second, { forkedAt: 2 }))).toEqual(await origin(second))
  })
  test('is its own where the table that it left is no more', async () => {
    expect(await origin(from(first, { forkedFrom: 'gone', forkedAt: 1 }))).toEqual({ seed: 'one' })
  })
})
