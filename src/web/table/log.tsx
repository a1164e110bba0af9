// What happened, newest first, an entry an action: a sentence, its parts folded beneath. Only what is in sight is drawn.
import { Fragment, memo, type ReactNode, useMemo } from 'react'
import type { Note } from '../../wire/leaving.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { Whiplash } from '../art/whiplash.tsx'
import { NoteLine } from '../leaving/note-line.tsx'
import { isStill } from '../still.ts'
import { useWords } from '../words/language.tsx'
import { type Entry, entriesOf, notesAfter, since } from './log-entries.ts'
import { LogEntry } from './log-entry.tsx'
import { InSight } from './log-in-sight.tsx'
import { stepsOf } from './recap/tale.ts'
import { begin } from './recap/telling.ts'
import { useRecapWords } from './recap/words.ts'
import { seatsOf } from './seats.ts'
import type { Stood } from './standing.ts'

export const Log = memo(function Log({ snapshot, seats, face, faceWords }: Stood): ReactNode {
  const words = useWords()
  const says = useRecapWords()
  const entries = useMemo(() => entriesOf(snapshot.lines, face), [snapshot.lines, face])
  const acting = snapshot.status === 'finished' ? [] : seatsOf(snapshot.position.actors, seats)
  const hasActed = snapshot.you !== null && entries.some(({ seat }) => seat === snapshot.you)
  const fresh = hasActed ? since(entries, snapshot.you) : []
  const older = entries.slice(0, entries.length - fresh.length)
  const again = (some: readonly Entry[]) => begin(stepsOf(some), { isPaused: isStill(), isAgain: true })
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
      {acting.map(({ seat, name, stead }) => (
        <p key={seat} className="now" data-seat={seat}>
          <SeatMark seat={seat} /> {seat === faceWords.words.voice?.you && !stead ? words.table.youAreToMove : words.table.isToMove(name)}
        </p>
      ))}
      {entries.length === 0 && snapshot.notes.length === 0 && <p className="soft">{words.table.noLog}</p>}
      {fresh.length > 0 && (
        <h3 className="since">
          {words.table.sinceYou}
          <button type="button" className="tell-again" onClick={() => again(fresh)}>
            {says.tellAgain}
          </button>
        </h3>
      )}
      {rounds(fresh)}
      {hasActed && <Whiplash className="divider" />}
      {rounds(older, fresh[0])}
      {noted(notesAfter(snapshot.notes, entries, null))}
    </div>
  )

  /** The newest first, like everything here. */
  function noted(notes: readonly Note[]): ReactNode[] {
    return notes.map((note) => <NoteLine key={`note ${note.id}`} note={note} {...{ seats }} you={snapshot.you} />).reverse()
  }

  /** What comes right before them, where it has the same heading, has said it. */
  function rounds(some: readonly Entry[], before?: Entry): ReactNode {
    const said = before && headingOf(before)
    const headings = [...new Set(some.map(headingOf))].reverse()
    return headings.map((round) => (
      <Fragment key={round}>
        {round !== said && <h3>{round}</h3>}
        <InSight
          rows={some
            .filter((entry) => headingOf(entry) === round)
            .reverse()
            .flatMap((entry) => [
              ...noted(notesAfter(snapshot.notes, entries, entry)),
              <LogEntry key={entry.decision} entry={entry} {...{ seats, face, faceWords }} tell={() => again([entry])} />,
            ])}
        />
      </Fragment>
    ))
  }

  function headingOf({ era, round }: Entry): string {
    const name = face.rounds?.name(round, faceWords.words) ?? words.table.round(round)
    return face.eras ? `${face.eras.name(era, faceWords.words)} · ${name}` : name
  }
})
