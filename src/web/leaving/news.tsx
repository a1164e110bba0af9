// Said aloud and never seen: what is asked of all, what happened to a seat, and that one's own time runs out.
import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import { urgencyOf } from '../clocks/reading.ts'
import { figureOf } from '../clocks/time.tsx'
import { useClockWords } from '../clocks/use-clock-words.ts'
import { useLeft } from '../clocks/use-left.ts'
import type { Snapshot } from '../source/source.ts'
import { useSpoken } from '../words/language.tsx'
import { noteSaid } from './note-line.tsx'
import { useLeavingWords } from './use-leaving-words.ts'

interface NewsProps {
  readonly snapshot: Pick<Snapshot, 'notes' | 'you' | 'reading' | 'clock'>
  /** By the names that are shown. */
  readonly seats: readonly SeatInfo[]
}

export const News = memo(function News({ snapshot: { notes, you, reading, clock }, seats }: NewsProps): ReactNode {
  const words = useLeavingWords()
  const { language } = useSpoken()
  // What stood there when the page came is not heard.
  const known = useRef(notes.at(-1)?.id ?? -1)
  const last = notes.at(-1)
  const says = last && words && last.id > known.current ? noteSaid(last, { seats, you, language }, words) : ''
  return (
    <>
      <p className="unseen" aria-live="polite" data-news>
        {says}
      </p>
      {clock && reading && you !== null && <LowTime {...{ clock, reading }} seat={you} />}
    </>
  )
})

type LowProps = Required<Pick<NewsProps['snapshot'], 'clock'>> & {
  readonly reading: NonNullable<Snapshot['reading']>
  readonly seat: number
}

/** Said once when one's own time becomes short. */
function LowTime({ clock, reading, seat }: LowProps): ReactNode {
  const words = useClockWords()
  const left = useLeft(reading, seat, clock)
  const isLow = left !== null && left > 0 && reading.clocks.seats[seat]?.runs === true && urgencyOf(left, clock) === 'stop'
  const said = useRef('')
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const says = isLow && words && left !== null ? said.current || words.low(figureOf(left, clock, words)) : ''
    said.current = says
    if (box.current && box.current.textContent !== says) box.current.textContent = says
  })
  return <p ref={box} className="unseen" aria-live="polite" />
}
