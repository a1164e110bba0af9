// A bot in somebody's stead.
import type { Seat } from '../../../core/game.ts'
import type { SteadWhy } from '../../../wire/leaving.ts'
import { type Change, withSeat } from './change.ts'

/** The bot that plays for people who are not there. */
const STAND_IN = 'search'

/** Lets a bot play for somebody. */
export function inSteadOf(change: Change, seat: Seat, why: SteadWhy): Change {
  const since = new Date(change.now).toISOString()
  return withSeat(change, seat, { stead: { bot: STAND_IN, why, since, from: change.live.table.decisions } })
}
