// While a bot plays one's own seat: since when and why, what it did, and the way back. It stands where the question would.
import { type ReactNode, useMemo } from 'react'
import type { Stead } from '../../wire/leaving.ts'
import { Sign } from '../art/sign.tsx'
import { momentSaid, spanSaid } from '../clocks/said.ts'
import { useClockWords } from '../clocks/use-clock-words.ts'
import { useDeed } from '../frame/trouble.ts'
import { ask, tablePaths } from '../source/http.ts'
import { isStill } from '../still.ts'
import { entriesOf } from '../table/log-entries.ts'
import { stepsOf } from '../table/recap/tale.ts'
import { begin } from '../table/recap/telling.ts'
import type { Stood } from '../table/standing.ts'
import { useSpoken } from '../words/language.tsx'
import { isForGood } from './offered.ts'
import { useLeavingWords } from './use-leaving-words.ts'
import './leaving.css'

/** What the server gives at least, seconds. */
const LEAST = { live: 30, days: 3600 } as const

interface SteadProps extends Pick<Stood, 'snapshot' | 'face'> {
  readonly stead: Stead
}

export function SteadBox({ snapshot, face, stead }: SteadProps): ReactNode {
  const words = useLeavingWords()
  const clockWords = useClockWords()
  const { language } = useSpoken()
  const { id, lines, you, clock } = snapshot
  const done = useMemo(
    () => entriesOf(lines, face).filter(({ seat, decision }) => seat === you && decision >= stead.from),
    [lines, face, you, stead.from],
  )
  const [says, comeBack] = useDeed(async () => {
    await ask(tablePaths(id).return, {})
  })
  if (!words || !clockWords) return null
  const since = momentSaid(stead.since, language)
  // Whoever returns after his time was over has what a turn gives back, and never nothing.
  const time = stead.why === 'time' && clock ? spanSaid(Math.max(clock.increment, LEAST[clock.pace]), clockWords) : null
  return (
    <>
      <div className="ask stead-says">
        <p>
          <Sign sign="bot" /> {isForGood(stead) ? words.stead.forGood : words.stead.title}
        </p>
        <p>
          {words.stead.why[stead.why](since)} {words.stead.moves(done.length)} {!isForGood(stead) && words.stead.back(time)}
        </p>
        {says && (
          <p className="refused" role="alert">
            {says}
          </p>
        )}
      </div>
      <div className="end">
        {done.length > 0 && (
          <button type="button" className="btn" onClick={() => begin(stepsOf(done), { isPaused: isStill(), isAgain: true })}>
            {words.stead.watch}
          </button>
        )}
        {!isForGood(stead) && (
          <button type="button" className="btn act" onClick={comeBack}>
            {words.stead.comeBack}
          </button>
        )}
      </div>
    </>
  )
}
