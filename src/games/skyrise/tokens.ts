// Chapter N: where tokens go.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { owe } from '../../core/pending.ts'
import { AWARD, COLOURS, FIRST_PATRON, LETTERS, WILD } from './components.ts'
import { LONG_TRACK, STARS, type State, type Tell } from './state.ts'
import { OWES_WILD } from './vocabulary.ts'

/** The seat takes the token of a district, if there is one. */
export function takeTokenOf(s: State, seat: Seat, district: number, tell?: Tell): void {
  const token = s.token[district]
  if (token === NONE) return
  s.token[district] = NONE
  tell?.('takes', seat, token, district)
  if (token < WILD) placeDistrictToken(s, seat, token, tell)
  else if (token === WILD) placeWild(s, seat, tell)
  else if (token === AWARD)
    s.awards[seat]++ // N8
  else takePatron(s, seat, token - FIRST_PATRON, tell)
}

/** Points a structure by collected tokens, as the table reads the tracks. */
export const trackOf = (s: State): Uint8Array => (s.rules & LONG_TRACK ? s.tables.longTrack : s.tables.track)

/** Whether a track of a seat has room for one more. */
export const hasRoom = (s: State, seat: Seat, colour: number): boolean => s.track[seat * COLOURS.length + colour] + 1 < trackOf(s).length

/** How many of a seat's tracks have room. */
export function roomyTracks(s: State, seat: Seat): number {
  let roomy = 0
  for (let colour = 0; colour < COLOURS.length; colour++) if (hasRoom(s, seat, colour)) roomy++
  return roomy
}

/** N1, N5: puts a token, its own colour's or wild, on a track. */
export function putOnTrack(s: State, seat: Seat, colour: number, token: number, tell?: Tell): void {
  const at = seat * COLOURS.length + colour
  if (token === WILD) s.wilds[at] |= 1 << s.track[at]
  s.track[at]++
  tell?.('putsOnTrack', seat, token, colour, trackOf(s)[s.track[at]])
}

/** N4, N6 */
export function putOnInnovator(s: State, seat: Seat, token: number, tell?: Tell): void {
  s.innovator[seat * STARS + token]++
  tell?.('putsOnInnovator', seat, token)
}

function placeDistrictToken(s: State, seat: Seat, colour: number, tell?: Tell): void {
  if (hasRoom(s, seat, colour)) putOnTrack(s, seat, colour, colour, tell)
  else putOnInnovator(s, seat, colour, tell)
}

function placeWild(s: State, seat: Seat, tell?: Tell): void {
  if (roomyTracks(s, seat) === 0)
    putOnInnovator(s, seat, WILD, tell) // N9
  else owe(s.pending, OWES_WILD)
}

/** N7: the seat may look at the tile from now on. */
function takePatron(s: State, seat: Seat, letter: number, tell?: Tell): void {
  const at = seat * LETTERS.length + letter
  if (++s.patronage[at] === 1) tell?.('looks', seat, letter, s.tables.patrons[s.patrons[letter]])
}
