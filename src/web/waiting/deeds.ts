// What can be done at a table that waits. Pure, so that it can be tested alone.
import type { SeatInfo } from '../../wire/seats.ts'
import type { TableCard } from '../../wire/tables.ts'

type Waiting = Pick<TableCard, 'seats' | 'fork'>

const countOf = ({ seats }: Waiting, kind: SeatInfo['kind']): number => seats.filter((seat) => seat.kind === kind).length

/** How many are waited for. */
export const missing = (table: Waiting): number => countOf(table, 'open')

/** How many sit, of how many who may. */
export function sitting(table: Waiting): { readonly count: number; readonly of: number } {
  const count = countOf(table, 'person') + countOf(table, 'bot')
  return { count, of: count + missing(table) }
}

/** Whether the game can be played with one fewer; a game that goes on needs everybody. */
export function mayClose(table: Waiting, allowed: readonly number[]): boolean {
  return !table.fork && allowed.includes(sitting(table).of - 1)
}

/** What the host can do now: begin, begin with those who sit, or seat bots where nobody does. */
export function nextDeed(table: Waiting, allowed: readonly number[]): 'begin' | 'start' | 'fill' {
  if (missing(table) === 0) return 'begin'
  return !table.fork && allowed.includes(sitting(table).count) ? 'start' : 'fill'
}

/** A list with one of its things at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, i) => i !== from)
  return [...others.slice(0, to), list[from], ...others.slice(to)]
}

/** A code as it is read out: `K7QM 2FXA`. */
export function spokenCode(invitation: string): string {
  const code = invitation.split('/').at(-1) ?? ''
  return (code.toUpperCase().match(/.{1,4}/g) ?? []).join(' ')
}
