// What happened, in words and pictures, newest first: since your last turn, then everything before.
import { Fragment, type ReactNode } from 'react'
import { SeatMark } from '../art/seat-mark.tsx'
import { Whiplash } from '../art/whiplash.tsx'
import { useWords } from '../words/language.tsx'
import { type Entry, entriesOf, lastDecisionOf } from './log-entries.ts'
import { LogSentence } from './log-sentence.tsx'
import { seatsOf } from './seats.ts'
import type { Scene } from './standing.ts'

type LogProps = Omit<Scene, 'turn'>

export function Log({ snapshot, seats, face, faceWords }: LogProps) {
  const words = useWords()
  const entries = entriesOf(snapshot.lines, face)
  const acting = seatsOf(snapshot.position.actors, seats)
  const mine = snapshot.you === null ? -1 : lastDecisionOf(entries, snapshot.you)
  const fresh = entries.filter((entry) => entry.decision > mine && mine >= 0)
  const older = entries.filter((entry) => entry.decision <= mine || mine < 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="log" role="log" aria-live="off" tabIndex={0} aria-label={words.table.log}>
      {acting.map(({ seat, name }) => (
        <p key={seat} className="now" data-seat={seat}>
          <SeatMark seat={seat} /> {seat === faceWords.words.voice?.you ? words.table.youAreToMove : words.table.isToMove(name)}
        </p>
      ))}
      {entries.length === 0 && <p className="soft">{words.table.noLog}</p>}
      {fresh.length > 0 && <h3 className="since">{words.table.sinceYou}</h3>}
      {rounds(fresh)}
      {mine >= 0 && <Whiplash className="divider" />}
      {rounds(older)}
    </div>
  )

  function rounds(some: readonly Entry[]): ReactNode {
    const headings = [...new Set(some.map(heading))].reverse()
    return headings.map((round) => (
      <Fragment key={round}>
        <h3>{round}</h3>
        <ol>
          {some
            .filter((entry) => heading(entry) === round)
            .reverse()
            .map((entry) => (
              <li key={entry.decision} data-seat={entry.seat}>
                <SeatMark seat={entry.seat} />
                <LogSentence {...{ entry, face, faceWords }} />
              </li>
            ))}
        </ol>
      </Fragment>
    ))
  }

  function heading({ era, round }: Entry): string {
    const says = face.rounds?.name(round, faceWords.words) ?? words.table.round(round)
    return face.eras ? `${face.eras.name(era, faceWords.words)} · ${says}` : says
  }
}
