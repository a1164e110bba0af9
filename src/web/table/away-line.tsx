// The server does not answer: what is seen, since when, and when it is asked again. Calm: nothing is lost.
import { type RefObject, useEffect, useState } from 'react'
import type { Trying } from '../source/source.ts'
import { tryNow } from '../source/stream.ts'
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
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(since)
  return (
    <>
      <div className="away-line">
        <p role="status">
          <b>{away.title}</b>
          <span>{away.seen(time)}</span>
        </p>
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

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return now
}
