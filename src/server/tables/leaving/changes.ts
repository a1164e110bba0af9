// Commits changes: each is made from the newest reading of its table, until it is done or refused.
import type { Pulse } from '../../clocks/pulse.ts'
import { commitChange } from '../../store/change.ts'
import type { Database } from '../../store/database.ts'
import type { Cache } from '../cache.ts'
import { type Live, owedByBots } from '../live.ts'
import { clockedAt } from '../timed.ts'
import { actorsAfter, type Change, isNothing, unchanged } from './change.ts'
import { timedOut } from './going.ts'

export interface Changes {
  /** Does something to a table that plays, besides deciding. */
  change(id: string, make: (change: Change) => Change): Promise<Live>
  /** Does what the clocks of a table ask for. */
  tick(id: string): Promise<void>
}

export interface ChangesOptions {
  readonly db: Database
  readonly cache: Cache
  readonly pulse: Pulse
  readonly botPauseMs: number
  botDue(inMs: number): void
  reread(id: string): Promise<Live>
}

export function openChanges({ db, cache, pulse, botPauseMs, botDue, reread }: ChangesOptions): Changes {
  async function changeOnce(id: string, make: (change: Change) => Change, isDue: boolean): Promise<Live | null> {
    const live = await reread(id)
    const next = make(timedOut(unchanged(live)))
    if (isNothing(next) && !isDue) return live
    const actors = actorsAfter(next)
    const dueIn = owedByBots(next.seats, actors) === 0 ? null : botPauseMs
    const head = { actors, dueIn, ...clockedAt(live, { clocks: next.clocks, seats: next.seats, actors }) }
    const done = await cache.whileWriting(id, () => db.transaction((tx) => commitChange(tx, id, { ...rowsOf(next), ...head })))
    if (!done) return null
    if (dueIn !== null) botDue(dueIn)
    return reread(id)
  }

  async function change(id: string, make: (change: Change) => Change, isDue = false): Promise<Live> {
    await pulse.known()
    return (await changeOnce(id, make, isDue)) ?? change(id, make, isDue)
  }

  return {
    change: (id, make) => change(id, make),
    async tick(id) {
      await change(id, (at) => at, true)
    },
  }
}

function rowsOf({ live, now, seats, notes, ask, ending, taken, removed }: Change) {
  return {
    event: live.table.event,
    at: new Date(now),
    seats,
    ask,
    ending,
    removed,
    taken: taken?.draft ?? null,
    decisions: taken?.draft.decisions ?? live.table.decisions,
    notes: notes.map(({ by = null, ask: asked = null, until = null, ...note }) => ({ ...note, by, ask: asked, until })),
  }
}
