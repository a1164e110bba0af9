// A clock that is looked at: whoever shows it is drawn anew when its figure changes, and nobody else is.
import { useEffect, useState } from 'react'
import type { Clock } from '../../wire/clocks.ts'
import { leftAt, type Reading, untilNext } from './reading.ts'

/** Milliseconds that a seat has left; null where no clock runs for it. */
export function useLeft(reading: Reading | undefined, seat: number, clock: Clock | undefined): number | null {
  const [now, setNow] = useState(() => performance.now())
  const left = reading ? leftAt(reading, seat, Math.max(now, reading.got)) : null
  const runs = reading?.silent === undefined && reading?.clocks.seats[seat]?.runs === true
  useEffect(() => {
    if (!runs || left === null || !clock) return
    const wait = untilNext(left, clock)
    if (wait === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => setNow(performance.now()), Math.ceil(wait))
    return () => clearTimeout(timer)
  }, [runs, left, clock])
  return left
}
