// Clocks of a table of the server: whichever way a reading comes, the latest counts.
import type { TableCard, TableView } from '../../wire/tables.ts'
import { newest, type Reading, readAt } from '../clocks/reading.ts'
import type { Snapshot } from './source.ts'

/** Over days a clock may stop for the night while nothing else happens: so often it is read again. */
const EVERY = 10 * 60_000

/** Looks at a table with a clock again when somebody comes back to its page, and over days now and then; until it is told to stop. */
export function keepTime({ clock }: Pick<TableView, 'clock'>, look: () => void): () => void {
  // A test of the source has no page.
  if (!clock || typeof document === 'undefined') return () => {}
  const again = () => {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', again)
  const timer = clock.pace === 'days' ? setInterval(again, EVERY) : undefined
  return () => {
    document.removeEventListener('visibilitychange', again)
    clearInterval(timer)
  }
}

/** A snapshot with the later of two readings. */
export function timed(snapshot: Snapshot, before: Reading | undefined): Snapshot {
  const { reading } = snapshot
  return { ...snapshot, reading: reading ? newest(before, reading) : before }
}

/** A reading whose clocks are shown as they stand now, or go on again. */
export function silenced({ silent, ...reading }: Reading, isSilent: boolean): Reading {
  return isSilent ? { ...reading, silent: silent ?? performance.now() } : reading
}

/** A table as its card says; what the card leaves out is no more, but for what a game that is over came to, which is told once. */
export function withCard(now: Snapshot, { clocks, ...card }: TableCard, got: number): Snapshot {
  const { ask: _ask, ending, scores, clock: _clock, fork: _fork, host: _host, seating: _seating, ...rest } = now
  const over = card.status === 'finished' ? { ...(ending && { ending }), ...(scores && { scores }) } : {}
  return timed({ ...rest, ...over, ...card, reading: readAt(clocks, got) }, now.reading)
}

/** Nothing is asked any more: whatever is decided drops what would take others back. */
export function unasked({ ask: _, ...rest }: Snapshot): Snapshot {
  return rest
}

/** Whether a game is over though its rules did not end it. */
export const isEndedByPeople = ({ ending }: Pick<Snapshot, 'ending'>): boolean => ending !== undefined && ending !== 'rules'
