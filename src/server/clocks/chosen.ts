// A clock as somebody chose it, checked: what a schema cannot say.
import type { Clock } from '../../wire/clocks.ts'
import { Refused } from '../refused.ts'
import { zoneOf } from './nights.ts'

/** The clock itself, its time zone by the name that it is kept under. */
export function chosenClock(clock: Clock): Clock {
  if (clock.pace === 'live') return clock
  if (clock.cap < clock.bank) throw badClock('The cap must not be less than the bank.')
  if (!clock.night) return clock
  if (clock.night.from === clock.night.to) throw badClock('A night must end at another time of the day than it begins.')
  return { ...clock, night: { ...clock.night, zone: chosenZone(clock.night.zone) } }
}

/** The time zone of somebody; refused where there is none of that name. */
export function chosenZone(name: string): string {
  const zone = zoneOf(name)
  if (zone === null) throw badClock(`There is no time zone "${name}"; one is called "Europe/Brussels".`)
  return zone
}

const badClock = (says: string): Refused => new Refused(400, 'bad-clock', says)
