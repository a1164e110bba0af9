// In the log, among the actions: what happened to seats and clocks.
import type { ReactNode } from 'react'
import type { Seat } from '../../core/game.ts'
import type { Note } from '../../wire/leaving.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { whenSaid } from '../clocks/said.ts'
import { useSpoken } from '../words/language.tsx'
import { useLeavingWords } from './use-leaving-words.ts'
import type { LeavingWords } from './words/leaving-words.ts'
import './leaving.css'

interface Reader {
  /** By the names that are shown. */
  readonly seats: readonly SeatInfo[]
  readonly you: Seat | null
}

/** A note as it is said to its reader. */
export function noteSaid(note: Note, { seats, you, language }: Reader & { readonly language: string }, { notes }: LeavingWords): string {
  const named = (seat: Seat) => (seat === you ? null : (seats[seat]?.name ?? ''))
  return notes[note.kind]({
    name: note.seat === null ? '' : named(note.seat),
    by: note.by === undefined ? undefined : named(note.by),
    ask: note.ask,
    until: note.until === undefined ? '' : whenSaid(note.until, language),
  })
}

export function NoteLine({ note, seats, you }: Reader & { readonly note: Note }): ReactNode {
  const words = useLeavingWords()
  const { language } = useSpoken()
  if (!words) return null
  const at = new Date(note.at)
  return (
    <p className="log-note" data-seat={note.seat ?? undefined} data-note={note.kind}>
      {note.seat === null ? <i /> : <SeatMark seat={note.seat} />}
      <span>{noteSaid(note, { seats, you, language }, words)}</span>
      <time dateTime={note.at} title={at.toLocaleString(language)}>
        {whenSaid(note.at, language)}
      </time>
    </p>
  )
}
