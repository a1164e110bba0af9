// In a list of tables: how much time is left to whoever is to move, as a figure and as a bar.
import type { ReactNode } from 'react'
import type { Seat } from '../../core/game.ts'
import type { Clock } from '../../wire/clocks.ts'
import type { Reading } from '../clocks/reading.ts'
import { whenSaid } from '../clocks/said.ts'
import { heldSaid } from '../clocks/strip.tsx'
import { Time, useShown } from '../clocks/time.tsx'
import { useClockWords } from '../clocks/use-clock-words.ts'
import type { ClockWords } from '../clocks/words/clock-words.ts'
import { useSpoken } from '../words/language.tsx'
import type { Listed } from './use-tables.ts'

/** Whose clock counts in a list: one's own where one is to move, otherwise that of the first who is. */
function clockedSeat({ yourTurn, you, actors, status }: Listed): Seat | null {
  if (status !== 'playing' || actors === 0) return null
  return yourTurn && you !== null ? you : 31 - Math.clz32(actors & -actors)
}

export function TimeLeft({ card }: { readonly card: Listed }): ReactNode {
  const words = useClockWords()
  const seat = clockedSeat(card)
  const { clock, reading } = card
  if (!words || seat === null || !clock || !reading?.clocks.seats[seat]) return null
  return <Left {...{ clock, reading, seat, words }} isBarred={card.yourTurn} />
}

interface LeftProps {
  readonly clock: Clock
  readonly reading: Reading
  readonly seat: Seat
  readonly words: ClockWords
  readonly isBarred: boolean
}

function Left({ isBarred, ...timed }: LeftProps): ReactNode {
  const { language } = useSpoken()
  const { clock, reading, seat, words } = timed
  const shown = useShown(timed)
  const ends = reading.clocks.seats[seat]?.ends
  const held = heldSaid(timed, language)
  const until = held ?? (clock.pace === 'live' ? words.live : ends && words.until(whenSaid(ends, language)))
  return (
    <span className="time-left" data-urgency={shown?.urgency}>
      <Time {...timed} />
      {isBarred && shown && (
        <i className="bank" aria-hidden="true">
          <i style={{ width: `${Math.round(shown.part * 100)}%` }} />
        </i>
      )}
      {until && <small>{until}</small>}
    </span>
  )
}
