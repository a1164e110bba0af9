// What somebody at a table may do about seats and clocks now. Pure, so that it can be tested alone.
import type { Seat } from '../../core/game.ts'
import type { AskKind, Stead } from '../../wire/leaving.ts'
import type { Snapshot } from '../source/source.ts'
import { steadOf } from '../table/seats.ts'

type At = Pick<Snapshot, 'you' | 'seats' | 'status' | 'shared' | 'clock' | 'reading' | 'lines' | 'isHost' | 'host'>

/** Whoever resigned or was removed does not return. */
export const isForGood = ({ why }: Stead): boolean => why === 'resigned' || why === 'removed'

/** Whether somebody plays here in person. */
const plays = (table: At): boolean => table.status === 'playing' && table.shared && table.you !== null && !steadOf(table)

/** What one can do alone. */
export const mayGo = plays

/** What one can ask of the others. */
export function asksOffered(table: At): AskKind[] {
  if (!plays(table)) return []
  const hasActed = table.lines.some(({ seat }) => seat === table.you)
  return ['end', ...(hasActed ? (['take-back'] as const) : []), ...(table.clock ? (['time'] as const) : [])]
}

/** The holiday that can be taken or ended. */
export function holidayOffered(table: At): { readonly left: number; readonly isOn: boolean } | null {
  const own = table.you === null ? null : table.reading?.clocks.seats[table.you]
  if (!plays(table) || !own) return null
  const isOn = own.holds === 'holiday'
  const left = own.holidayLeft ?? 0
  return left > 0 || isOn ? { left, isOn } : null
}

/** Those who have been away for long: where a bot may be put, by whoever sits if the host is away himself, and who may be removed, by the host. */
export function absentOffered(table: At): { readonly standIn: readonly Seat[]; readonly remove: readonly Seat[] } {
  const absent = table.status === 'playing' ? table.seats.filter(({ seat, absent }) => absent && seat !== table.you) : []
  const host = table.host === undefined ? undefined : table.seats[table.host]
  const isHostHere = host !== undefined && !host.stead && !host.absent
  const mayStandIn = table.isHost || (table.you !== null && !isHostHere)
  return {
    standIn: absent.filter(({ stead }) => !stead && mayStandIn).map(({ seat }) => seat),
    remove: absent.filter(({ stead }) => table.isHost && !(stead && isForGood(stead))).map(({ seat }) => seat),
  }
}

export const mayClose = (table: At): boolean => table.isHost && table.shared && table.status === 'playing'

/** When one's own time over days runs out, of which one is warned; null while there is enough. */
export function warningOf(table: Pick<At, 'you' | 'seats' | 'status' | 'clock' | 'reading'>): string | null {
  const own = table.you === null ? null : table.reading?.clocks.seats[table.you]
  if (table.status !== 'playing' || table.clock?.pace !== 'days' || steadOf(table) || !own?.warned) return null
  return own.ends ?? null
}
