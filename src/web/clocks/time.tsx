// The figure of one clock: the same in the header, among the holdings and on the home page.
import type { ReactNode } from 'react'
import type { Clock } from '../../wire/clocks.ts'
import { Sign } from '../art/sign.tsx'
import { partLeft, type Reading, type Urgency, urgencyOf } from './reading.ts'
import { daysSaid, daysShort, liveSaid } from './said.ts'
import { useLeft } from './use-left.ts'
import type { ClockWords } from './words/clock-words.ts'
import './clocks.css'

export interface Timed {
  readonly reading: Reading
  readonly clock: Clock
  readonly seat: number
  readonly words: ClockWords
}

/** What a clock shows now. */
export function figureOf(left: number, { pace }: Clock, { units }: ClockWords): string {
  return pace === 'live' ? liveSaid(left) : daysSaid(left, units)
}

/** How a clock stands: what is drawn of it everywhere. */
export interface Shown {
  readonly figure: string
  /** The same where there is little room. */
  readonly short: string
  readonly urgency: Urgency
  /** Whether it counts down now. */
  readonly runs: boolean
  /** Whether something holds it that is to be said. */
  readonly isHeld: boolean
  /** How much of what everybody began with. */
  readonly part: number
}

/** Null where a bot sits. */
export function useShown({ reading, clock, seat, words }: Timed): Shown | null {
  const left = useLeft(reading, seat, clock)
  const read = reading.clocks.seats[seat]
  if (left === null || !read) return null
  const isHeld = read.holds !== undefined || reading.silent !== undefined
  return {
    figure: figureOf(left, clock, words),
    short: clock.pace === 'live' ? liveSaid(left) : daysShort(left, words.units),
    urgency: isHeld ? 'calm' : urgencyOf(left, clock),
    runs: read.runs && !isHeld,
    isHeld,
    part: partLeft(left, clock),
  }
}

/** The time alone, with the clock sign. */
export function Time(props: Timed): ReactNode {
  const shown = useShown(props)
  if (!shown) return null
  return (
    <span className="time" data-urgency={shown.urgency} data-held={shown.isHeld}>
      <Sign sign="clock" />
      <span className="unseen">{props.words.left(shown.figure)}</span>
      <span aria-hidden="true">{shown.figure}</span>
    </span>
  )
}
