// Platform control while it is still open: by who is ahead, and how much can still change.
import type { Seat } from '../../../../core/game.ts'
import { PLATFORMS } from '../../../../games/skyrise/board.ts'
import { CONTROL_POINTS } from '../../../../games/skyrise/components.ts'
import { isInPlay } from '../../../../games/skyrise/districts.ts'
import type { State } from '../../../../games/skyrise/state.ts'
import { left, leftInEra, STRENGTH_OF, strength } from './board.ts'

/** A lead that leaves a chance of three in four, by structures that each seat has still to build. */
const DOUBT = 0.09
const LEAST_DOUBT = 0.02
/** Those who are level share the platform; less than the least difference there can be. */
const LEVEL = 0.02

/** What the control of all platforms is worth to a seat. */
export function controlWorth(s: State, seat: Seat): number {
  let sum = 0
  for (let platform = 0; platform < PLATFORMS.length; platform++) if (isInPlay(s, platform)) sum += worthWith(s, seat, platform, 0)
  return sum
}

/** What a building of some height adds to it on a platform. */
export function controlGain(s: State, seat: Seat, platform: number, height: number): number {
  return worthWith(s, seat, platform, STRENGTH_OF[height]) - worthWith(s, seat, platform, 0)
}

function worthWith(s: State, seat: Seat, platform: number, added: number): number {
  const own = strength[seat * PLATFORMS.length + platform] + added
  let rival = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) rival = Math.max(rival, strength[other * PLATFORMS.length + platform])
  if (own === 0 && rival === 0) return 0
  const lead = own - rival + LEVEL
  const atEnd = likelihood(lead / (LEAST_DOUBT + DOUBT * soonest(s, left)))
  if (s.era === 2) return CONTROL_POINTS * atEnd
  return CONTROL_POINTS * (atEnd + likelihood(lead / (LEAST_DOUBT + DOUBT * soonest(s, leftInEra))))
}

/** An era ends with the first seat that has nothing left, the game with the last; that the last few are built without rivals makes up for it. */
function soonest(s: State, counts: Uint8Array): number {
  let least = counts[0]
  for (let seat = 1; seat < s.seats; seat++) least = Math.min(least, counts[seat])
  return least
}

/** From 0 to 1, a half at 0 and three quarters at 1; cheaper than an exponential. */
export const likelihood = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x))
