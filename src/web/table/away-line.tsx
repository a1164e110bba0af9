// The server does not answer: what is seen, since when, and when it is asked again. Calm: nothing is lost.
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Trying } from '../source/source.ts'
import { pauseBefore, tryNow } from '../source/stream.ts'
import { useSpoken } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { KeptMarks } from './kept-marks.tsx'
import type { Turn } from './use-turn.ts'
import './away-line.css'

/** A short silence is nobody's business. */
const SILENCE = 2000
const TICK = 250

interface AwayProps {
  readonly trying: Trying
  readonly room: RefObject<HTMLElement | null>
  readonly turn: Turn
}

const NOWHERE: ReadonlySet<string> = new Set()

export function AwayLine({ trying: { since, attempt, next }, room, turn }: AwayProps) {
  const { language } = useSpoken()
  const { away } = usePageWords()
  const now = useNow()
  if (now - since < SILENCE) return null
  const seconds = Math.max(0, Math.ceil((next - now) / 1000))
  const time = (timeStyle: 'short' | 'medium') => new Intl.DateTimeFormat(language, { timeStyle }).format(since)
  const header = room.current?.querySelector('.bar')
  return (
    <>
      {header && createPortal(<p className="turn seen">{away.asSeen(time('short'))}</p>, header)}
      <div className="away-line">
        <p role="status">
          <b>{away.title}</b>
          <span>{away.seen(time('medium'))}</span>
        </p>
        <Countdown seconds={seconds} left={(next - now) / pauseBefore(attempt - 1, 0)} />
        <p className="again">
          <b>{seconds === 0 ? away.trying : away.tryingIn(seconds)}</b>
          <span>{away.attempt(attempt)}</span>
        </p>
        <button type="button" className="btn" onClick={tryNow}>
          {away.tryNow}
        </button>
      </div>
      <KeptMarks room={room} places={turn.kept?.chosen ?? NOWHERE} tag={away.kept} />
    </>
  )
}

/** The seconds until it is asked again, in a ring that runs out. */
function Countdown({ seconds, left }: { readonly seconds: number; readonly left: number }): ReactNode {
  return (
    <svg className="away-ring" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15" />
      <circle cx="18" cy="18" r="15" pathLength={1} strokeDasharray={`${Math.min(1, Math.max(0, left))} 1`} transform="rotate(-90 18 18)" />
      <text x="18" y="23">
        {seconds}
      </text>
    </svg>
  )
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return now
}
