// The clocks of a table, one cell a seat: mark, time, word. Each cell is drawn anew by itself when its figure changes.
import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { Clock } from '../../wire/clocks.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { parts } from '../board/words.ts'
import { useSettings } from '../settings.ts'
import type { Snapshot } from '../source/source.ts'
import { ringLowTime } from '../table/use-sounds.ts'
import { useSpoken, useWords } from '../words/language.tsx'
import { whenSaid } from './said.ts'
import { type Timed, useShown } from './time.tsx'
import { useClockWords } from './use-clock-words.ts'
import './clocks.css'

interface StripProps {
  readonly snapshot: Pick<Snapshot, 'reading' | 'clock' | 'you' | 'actors' | 'status'>
  /** By the names that are shown. */
  readonly seats: readonly SeatInfo[]
}

export const ClockStrip = memo(function ClockStrip({ snapshot, seats }: StripProps): ReactNode {
  const words = useClockWords()
  const { reading, clock, you, actors, status } = snapshot
  if (!reading || !clock) return null
  if (!words) return <section className="clocks" />
  return (
    <section className="clocks" aria-label={words.clocks}>
      <ol>
        {seats.map((sitting) => (
          <Cell
            key={sitting.seat}
            {...{ sitting, reading, clock, words }}
            seat={sitting.seat}
            isYou={sitting.seat === you}
            isToMove={status === 'playing' && (actors & (1 << sitting.seat)) !== 0}
          />
        ))}
      </ol>
    </section>
  )
})

interface CellProps extends Timed {
  readonly sitting: SeatInfo
  readonly isYou: boolean
  readonly isToMove: boolean
}

function Cell({ sitting, isYou, isToMove, ...timed }: CellProps): ReactNode {
  const { seat, words, clock } = timed
  const { table } = useWords()
  const { language } = useSpoken()
  const shown = useShown(timed)
  useLowSound(isYou && shown?.runs === true && shown.urgency === 'stop')
  const isStead = sitting.stead !== undefined
  const word = wordOf({ sitting, isYou, language, ...timed })
  const held = isStead ? null : heldSaid(timed, language)
  const presence = !isYou && sitting.kind === 'person' && !isStead ? (sitting.online ? table.present : table.away) : ''
  return (
    <li
      data-seat={seat}
      data-to-move={isToMove}
      data-stead={isStead}
      data-urgency={isStead ? 'calm' : shown?.urgency}
      data-held={isStead || shown?.isHeld}
      title={parts(', ', parts(' ', sitting.name, presence), held)}
    >
      <SeatMark seat={seat} />
      <b>
        {isStead || !shown ? (
          <Sign sign="bot" />
        ) : (
          <>
            <span className="unseen">
              {sitting.name}: {words.left(shown.figure)}
            </span>
            <span aria-hidden="true">{shown.short}</span>
          </>
        )}
      </b>
      <small>
        {shown && !isStead && shown.urgency === 'stop' && <Sign sign="clock" />}
        {held ? (
          <Held {...timed} says={held} />
        ) : (
          presence && <i className={sitting.online ? 'presence here' : 'presence'} aria-hidden="true" />
        )}
        <bdi aria-hidden={held ? 'true' : undefined} data-names={word.endsWith(sitting.name)}>
          {word}
        </bdi>
        {presence && <span className="unseen"> {presence}</span>}
      </small>
      {shown && !isStead && <i className="left" style={{ scale: `${barOf(shown.part, clock)} 1` }} />}
    </li>
  )
}

/** Steps that can be seen; finer ones would be painted for nothing. */
const barOf = (part: number, { pace }: Clock): number => (pace === 'live' ? Math.ceil(part * 200) / 200 : part)

interface Said extends Timed {
  readonly sitting: SeatInfo
  readonly isYou: boolean
  readonly language: string
}

/** Under the time: who it is, or why it stands. */
export function wordOf({ sitting, isYou, reading, words, language }: Said): string {
  const read = reading.clocks.seats[sitting.seat]
  if (sitting.stead) return words.botFor(isYou ? null : sitting.name)
  if (!read) return sitting.name
  const until = read.until ? words.until(whenSaid(read.until, language)) : ''
  const held = heldSaid({ reading, seat: sitting.seat, words }, language)
  // Where a sign says why, the word says until when: a cell is narrow.
  if (held) return read.holds && reading.silent === undefined && until ? until : held
  if (read.left === 0) return words.outOfTime
  return isYou ? words.you : sitting.name
}

const SIGNS = { night: 'moon', holiday: 'sun', server: 'clock' } as const

/** Why it stands, as a sign to see and as words to hear. */
function Held({ reading, seat, says }: Pick<Timed, 'reading' | 'seat'> & { readonly says: string }): ReactNode {
  const holds = reading.silent === undefined ? reading.clocks.seats[seat]?.holds : undefined
  return (
    <>
      {holds && <Sign sign={SIGNS[holds]} />}
      <span className="unseen">{says}</span>
    </>
  )
}

/** Why a clock stands; null for one that goes, or would. */
export function heldSaid({ reading, seat, words }: Omit<Timed, 'clock'>, language: string): string | null {
  const read = reading.clocks.seats[seat]
  const until = read?.until ? whenSaid(read.until, language) : ''
  if (reading.silent !== undefined) return words.seen
  switch (read?.holds) {
    case 'night':
      return words.asleep(until)
    case 'holiday':
      return words.away(until)
    case 'server':
      return words.silent
    default:
      return null
  }
}

/** One sound when one's own time becomes short, for who wishes sounds. */
function useLowSound(isLow: boolean): void {
  const { sound } = useSettings()
  const was = useRef(isLow)
  useEffect(() => {
    if (isLow && !was.current && sound) ringLowTime()
    was.current = isLow
  }, [isLow, sound])
}
