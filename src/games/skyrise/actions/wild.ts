// Chapter N: where a wild token goes.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { COLOURS, WILD } from '../components.ts'
import type { Row, State, Tell } from '../state.ts'
import { hasRoom, putOnInnovator, putOnTrack, roomyTracks } from '../tokens.ts'
import { because, PLACE_WILD } from '../vocabulary.ts'

/** Behind the four tracks. */
const INNOVATOR = COLOURS.length

export const placingWild = {
  first: 'wildFirst',
  unasked: 'noWildToPlace',
  legal: legalWilds,
  answers: { wild: { apply: applyWild, problem: wildProblem } },
} satisfies Row

function legalWilds(s: State, seat: Seat, out: Actions): void {
  for (let colour = 0; colour < COLOURS.length; colour++) if (hasRoom(s, seat, colour)) out.push(action(PLACE_WILD, colour)) // N5
  if (roomyTracks(s, seat) < COLOURS.length) out.push(action(PLACE_WILD, INNOVATOR)) // N6
}

function applyWild(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  if (first(a) === INNOVATOR) putOnInnovator(s, seat, WILD, tell)
  else putOnTrack(s, seat, first(a), WILD, tell)
}

function wildProblem(s: State, seat: Seat, a: Action): Problem | null {
  const colour = first(a)
  if (colour === INNOVATOR) return roomyTracks(s, seat) < COLOURS.length ? null : because('noTrackFull')
  return hasRoom(s, seat, colour) ? null : because('trackFull', { colour })
}
