// Tables of two people who follow by stream, and moves at them that are timed.
import { actionList } from '../../../src/core/action.ts'
import { below, type Rng } from '../../../src/core/rng.ts'
import { splendor } from '../../../src/games/splendor/index.ts'
import type { PositionMessage } from '../../../src/wire/positions.ts'
import type { TableView } from '../../../src/wire/tables.ts'
import type { Club } from '../chaos/club.ts'
import { openLedger } from '../chaos/ledger.ts'
import { ask, type Person } from '../chaos/person.ts'
import { type Seat, sit } from '../chaos/seat.ts'
import { blockOf, codeOf, plan } from '../tables.ts'

export interface LoadedTable {
  /** The one who owes a decision, or null while nobody has heard of it. */
  mover(): Seat | null
  isOver(): boolean
  /** Makes one random legal move; answers the milliseconds until it was acknowledged. */
  move(): Promise<number>
  leave(): void
}

/** People at the servers; a table's two sit at any of them. */
export const clubOf = (bases: readonly string[], rng: Rng): Club => ({ bases, rng, ledger: openLedger(), isOpen: () => true })

const out = actionList()

export async function openLoaded(club: Club, names: readonly [string, string] = ['Ada', 'Bob']): Promise<LoadedTable> {
  const people = names.map((name): Person => ({ name, cookie: null }))
  const at = () => club.bases[below(club.rng, club.bases.length)]
  const { body: table } = await ask<TableView>(people[0], { base: at(), path: '/api/tables', body: plan() })
  await ask(people[1], { base: at(), path: `/api/tables/${table.id}/join`, body: { invitation: codeOf(table.invitation), name: names[1] } })
  const seats = people.map((who, seat) => sit(club, { id: table.id, who, seat, changed: () => {} }))
  const mover = () => seats.find((one) => ((one.latest()?.actors ?? 0) & (1 << one.seat)) !== 0) ?? null
  return {
    mover,
    isOver: () => seats[0].isOver(),
    async move() {
      const one = mover()
      const position = one?.latest()
      if (!one || !position) return 0
      const count = splendor.legal(blockOf(position.view), one.seat, out)
      const body = { seq: position.seq, action: out.list[below(club.rng, count)] }
      const began = performance.now()
      const made = await ask<PositionMessage>(one.who, { base: at(), path: `/api/tables/${table.id}/moves`, body })
      const took = performance.now() - began
      if (made.status !== 200) throw new Error(`A move was answered ${made.status}.`)
      one.take(made.body.position)
      return took
    },
    leave: () => {
      for (const one of seats) one.leave()
    },
  }
}
