// BE4: a pawn from the hand may go to an open Belle Époque tile without one.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { MOST_FACE_UP } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { DONE, TO_TILE } from '../vocabulary.ts'

export const goingToTile = {
  first: 'openTileFirst',
  legal: legalOpenTiles,
  answers: { tile: { apply: applyTile, problem: tileProblem }, done: { apply: applyNoTile } },
  settle: 'onlyAnswer',
} satisfies Row

function legalOpenTiles(s: State, seat: Seat, out: Actions): void {
  if (s.pawns[seat] > 0) for (let place = 0; place < MOST_FACE_UP; place++) if (isFree(s, place)) out.push(action(TO_TILE, place))
  out.push(DONE)
}

function applyTile(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  s.pawns[seat]--
  s.tilePawn[first(a)] = seat
  tell?.('toTile', seat, s.tile[first(a)])
}

function applyNoTile(s: State): void {
  settle(s.pending)
}

function tileProblem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.tile[first(a)] === NONE) return because('noSuchTile')
  if (s.tilePawn[first(a)] !== NONE) return because('tileTaken', { tile: s.tile[first(a)] })
  return s.pawns[seat] > 0 ? null : because('noPawnLeft')
}

const isFree = (s: State, place: number): boolean => s.tile[place] !== NONE && s.tilePawn[place] === NONE
