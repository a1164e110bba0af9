// How long somebody must have been away until others may do something about it.
import type { Pace } from '../../../wire/clocks.ts'
import type { SeatRow } from '../../store/schema.ts'
import { isHost, type Live } from '../live.ts'
import type { Timed } from '../timed.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** By the table's pace. Without a clock people may have said that they go on tonight. */
const AWAY_MS: Readonly<Record<Pace | 'none', number>> = { live: 2 * MINUTE_MS, none: HOUR_MS, days: 48 * HOUR_MS }

/** Whether a person has not been here for so long that a bot may be put in his place, or he be removed. */
export function isAbsent({ table, wall }: Timed, { kind, seat, seenUntil }: SeatRow): boolean {
  if (kind !== 'person' || table.status !== 'playing') return false
  const now = wall.now()
  const holiday = table.clocks?.holiday[seat] ?? null
  const away = now - (seenUntil ?? table.createdAt).getTime()
  return away > AWAY_MS[table.clock?.pace ?? 'none'] && (holiday === null || holiday <= now)
}

/** Whether a browser may put bots in the place of who is absent: the host, and whoever sits while the host is absent himself or does not play. */
export function mayStandIn(live: Live, guest: string | null): boolean {
  if (isHost(live, guest)) return true
  const seat = live.table.host === null ? undefined : live.holders.get(live.table.host)
  const isHostHere = seat !== undefined && live.seats[seat].stead === null && !isAbsent(live, live.seats[seat])
  return guest !== null && live.holders.has(guest) && !isHostHere
}
