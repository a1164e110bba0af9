// One's own time over days runs out: when, what happens then, and what can be done about it.
import type { ReactNode } from 'react'
import { Sign } from '../art/sign.tsx'
import { momentSaid } from '../clocks/said.ts'
import { useDeed } from '../frame/trouble.ts'
import { ask, tablePaths } from '../source/http.ts'
import { useSpoken } from '../words/language.tsx'
import type { LineProps } from './ask-line.tsx'
import { holidayOffered, warningOf } from './offered.ts'

interface WarningProps extends Pick<LineProps, 'snapshot' | 'words'> {
  showMenu(): void
  close(): void
}

export function WarningLine({ snapshot, words, showMenu, close }: WarningProps): ReactNode {
  const { language } = useSpoken()
  const [says, askMore] = useDeed(async () => {
    await ask(tablePaths(snapshot.id).ask, { kind: 'time' })
  })
  const { clock } = snapshot
  const ends = warningOf(snapshot)
  if (ends === null || !clock) return null
  return (
    <>
      <p className="prompt-line-says">
        <b>
          <Sign sign="clock" /> {words.warning.title(momentSaid(ends, language))}
        </b>{' '}
        <span>{words.warning.after[clock.timeout]}</span>
        {says && (
          <span className="refused" role="alert">
            {says}
          </span>
        )}
      </p>
      <div className="prompt-line-acts">
        <button type="button" className="btn small" onClick={askMore}>
          {words.warning.more}
        </button>
        {holidayOffered(snapshot) && (
          <button type="button" className="btn small" onClick={showMenu}>
            {words.warning.holiday}
          </button>
        )}
        <button type="button" className="btn small plain" aria-label={words.warning.close} title={words.warning.close} onClick={close}>
          ×
        </button>
      </div>
    </>
  )
}
