// Who sits where, by the name that is shown.
import type { Seat } from '../../core/game.ts'
import type { Stead } from '../../wire/leaving.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { UiWords } from '../words/ui-words.ts'

/** Bots are called after builders of the house's town and time, one a seat; none after an architect who has a board of his own in Bruxelles 1893. */
const BUILDERS = ['Balat', 'Blérot', 'Jacobs', 'Hamesse', 'Delune', 'Sneyers', 'Pelseneer', 'Govaerts']

/** The seats with the names that the table shows. */
export function namedSeats(seats: readonly SeatInfo[], words: UiWords): SeatInfo[] {
  return seats.map((seat) => ({ ...seat, name: seatName(seat, words) }))
}

function seatName({ kind, name, seat }: SeatInfo, words: UiWords): string {
  if (kind === 'open') return words.table.openSeat
  return kind === 'bot' ? builder(seat) : name
}

/** The name of the bot at a seat. */
export const builder = (seat: Seat): string => BUILDERS[seat % BUILDERS.length]

/** The bot that plays in one's own stead, if one does. */
export const steadOf = ({ you, seats }: { readonly you: Seat | null; readonly seats: readonly SeatInfo[] }): Stead | undefined =>
  you === null ? undefined : seats[you]?.stead

/** Whether one person plays with bots alone: whatever they showed, he may take back (`undoOf`). */
export const isAmongBots = (seats: readonly SeatInfo[]): boolean => {
  const others = seats.filter(({ kind }) => kind !== 'bot')
  return others.length === 1 && others[0].kind === 'person'
}

/** The seats of a bit mask. */
export function seatsOf(mask: number, seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter(({ seat }) => mask & (1 << seat))
}

/** The seats in turn order, beginning with one. */
export function from(seats: readonly SeatInfo[], first: Seat | null): readonly SeatInfo[] {
  const at = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === first),
  )
  return [...seats.slice(at), ...seats.slice(0, at)]
}

/** Those who owe a decision, by name, and how many they are. */
export function actorNames(
  { actors, seats }: { readonly actors: number; readonly seats: readonly SeatInfo[] },
  words: UiWords,
): [names: string, count: number] {
  const names = seatsOf(actors, namedSeats(seats, words)).map((seat) => seat.name)
  return [names.join(words.table.comma), names.length]
}
