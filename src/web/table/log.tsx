// What happened, newest first, an entry an action: a sentence, its parts folded beneath. Only what is in sight is drawn.
import { type ReactNode, useMemo } from 'react'
import { SeatMark } from '../art/seat-mark.tsx'
import { Whiplash } from '../art/whiplash.tsx'
import { isStill } from '../still.ts'
import { useWords } from '../words/language.tsx'
import { type Entry, entriesOf, since } from './log-entries.ts'
import { LogEntry } from './log-entry.tsx'
import { InSight } from './log-in-sight.tsx'
import { stepsOf } from './recap/tale.ts'
import { begin } from './recap/telling.ts'
import { useRecapWords } from './recap/words.ts'
import { seatsOf } from './seats.ts'
import type { Scene } from './standing.ts'

type LogProps = Omit<Scene, 'turn'>

/** What stands in the log besides entries. */
type Row = { readonly heading: string; readonly isSince: boolean } | { readonly entry: Entry } | 'divider'

export function Log({ snapshot, seats, face, faceWords }: LogProps): ReactNode {
  const words = useWords()
  const says = useRecapWords()
  const entries = useMemo(() => entriesOf(snapshot.lines, face), [snapshot.lines, face])
  const acting = seatsOf(snapshot.position.actors, seats)
  const hasActed = snapshot.you !== null && entries.some(({ seat }) => seat === snapshot.you)
  const fresh = hasActed ? since(entries, snapshot.you) : []
  const older = entries.slice(0, entries.length - fresh.length)
  const again = (some: readonly Entry[]) => begin(stepsOf(some), { isPaused: isStill(), isAgain: true })
  const rows: readonly Row[] = [
    ...(fresh.length > 0 ? [{ heading: words.table.sinceYou, isSince: true }] : []),
    ...rounds(fresh),
    ...(hasActed ? ['divider' as const] : []),
    ...rounds(older),
  ]
  return (
    <div
      className="log"
      role="log"
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={words.table.log}
      // For whoever drives the page by script: how many decisions it tells of, drawn or not.
      data-decisions={new Set(snapshot.lines.map(({ decision }) => decision)).size}
    >
      {acting.map(({ seat, name }) => (
        <p key={seat} className="now" data-seat={seat}>
          <SeatMark seat={seat} /> {words.table.isToMove(name)}
        </p>
      ))}
      {entries.length === 0 && <p className="soft">{words.table.noLog}</p>}
      <InSight rows={rows.map(row)} />
    </div>
  )

  function row(each: Row): ReactNode {
    if (each === 'divider') return <Whiplash key="divider" className="divider" />
    if ('entry' in each)
      return <LogEntry key={each.entry.decision} entry={each.entry} {...{ seats, face, faceWords }} tell={() => again([each.entry])} />
    return (
      <h3 key={each.heading} className={each.isSince ? 'since' : undefined}>
        {each.heading}
        {each.isSince && (
          <button type="button" className="tell-again" onClick={() => again(fresh)}>
            {says.tellAgain}
          </button>
        )}
      </h3>
    )
  }

  /** Newest first, under a heading for each round. */
  function rounds(some: readonly Entry[]): Row[] {
    return [...some].reverse().flatMap((entry, i, newest) => {
      const heading = headingOf(entry)
      return i === 0 || headingOf(newest[i - 1]) !== heading ? [{ heading, isSince: false }, { entry }] : [{ entry }]
    })
  }

  function headingOf({ era, round }: Entry): string {
    const name = face.rounds?.name(round, faceWords.words) ?? words.table.round(round)
    return face.eras ? `${face.eras.name(era, faceWords.words)} · ${name}` : name
  }
}
