// A clock as somebody chose it, checked: what a schema cannot say.
import type { Clock } from '../../wire/clocks.ts'
import { Refused } from '../refused.ts'
import { isZone } from './nights.ts'

/** The clock itself, if it can be one. */
export function chosenClock(clock: Clock): Clock {
  if (clock.pace === 'live') return clock
  if (clock.cap < clock.bank) throw badClock('The cap must not be less than the bank.')
  if (clock.night && clock.night.from === clock.night.to) throw badClock('A night must end at another time of the day than it begins.')
  if (clock.night) chosenZone(clock.night.zone)
  return clock
}

/** The time zone of somebody; refused where there is none of that name. */
export function chosenZone(name: string): string {
  if (!isZone(name)) throw badClock(`There is no time zone "${name}"; one is called "Europe/Brussels".`)
  return name
}

const badClock = (says: string): Refused => new Refused(400, 'bad-clock', says)
