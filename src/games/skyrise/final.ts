// Chapter F: the scoring after era 2.
import type { Seat } from '../../core/game.ts'
import {
  AWARD_POINTS,
  BIG_KEY,
  BIG_KEY_POINTS,
  COLOURS,
  INNOVATOR_POINTS,
  LETTERS,
  OBJECTIVE_POINTS,
  SMALL_KEY,
  SMALL_KEY_POINTS,
} from './components.ts'
import { scoreControl } from './control.ts'
import { patronTokens } from './masterpieces.ts'
import { meetsObjective, structuresIn } from './objectives.ts'
import { scorePanoramas } from './panoramas.ts'
import {
  AWARDS,
  addPoints,
  CONTROL,
  INNOVATOR,
  KEYS,
  OBJECTIVE,
  PANORAMA_POINTS,
  PATRONS,
  STARS,
  STRUCTURE_POINTS,
  type State,
  type Tell,
} from './state.ts'
import { trackOf } from './tokens.ts'

export function scoreGame(s: State, tell?: Tell): void {
  scoreControl(s, CONTROL, tell) // F1
  scorePanoramas(s, PANORAMA_POINTS, tell)
  for (let seat = 0; seat < s.seats; seat++) {
    const points = meetsObjective(s, seat) ? OBJECTIVE_POINTS : 0 // F2
    addPoints(s, seat, OBJECTIVE, points)
    tell?.('scoresObjective', seat, s.tables.objectiveColour[s.objective[seat]], points)
  }
  for (let seat = 0; seat < s.seats; seat++) scoreTokens(s, seat, tell)
  for (let colour = 0; colour < COLOURS.length; colour++) scoreStructures(s, colour, tell)
  s.over = 1
  tell?.('ends', s.turn)
}

function scoreTokens(s: State, seat: Seat, tell?: Tell): void {
  const patrons = patronPoints(s, seat)
  const stars = starTokens(s, seat) * INNOVATOR_POINTS // F4
  const keys = (s.keys[seat] & BIG_KEY ? BIG_KEY_POINTS : 0) + (s.keys[seat] & SMALL_KEY ? SMALL_KEY_POINTS : 0) // F5
  const awards = s.awards[seat] * itemsOnInnovator(s, seat) * AWARD_POINTS // F6
  addPoints(s, seat, PATRONS, patrons)
  addPoints(s, seat, INNOVATOR, stars)
  addPoints(s, seat, KEYS, keys)
  addPoints(s, seat, AWARDS, awards)
  if (!tell) return
  if (patrons > 0) tell('scoresPatrons', seat, patrons)
  if (stars > 0) tell('scoresInnovator', seat, stars)
  if (keys > 0) tell('scoresKeys', seat, keys)
  if (awards > 0) tell('scoresAwards', seat, awards)
}

/** F7 */
function scoreStructures(s: State, colour: number, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const points = structuresIn(s, seat, colour) * trackOf(s)[s.track[seat * COLOURS.length + colour]]
    addPoints(s, seat, STRUCTURE_POINTS + colour, points)
    if (points > 0) tell?.('scoresStructures', seat, colour, points)
  }
}

/** F3 */
function patronPoints(s: State, seat: Seat): number {
  let points = 0
  for (let letter = 0; letter < LETTERS.length; letter++)
    points += s.patronage[seat * LETTERS.length + letter] * s.tables.patrons[s.patrons[letter]]
  return points
}

/** District and wild tokens on the innovator. */
function starTokens(s: State, seat: Seat): number {
  let tokens = 0
  for (let at = seat * STARS; at < (seat + 1) * STARS; at++) tokens += s.innovator[at]
  return tokens
}

function itemsOnInnovator(s: State, seat: Seat): number {
  const keys = (s.keys[seat] & BIG_KEY ? 1 : 0) + (s.keys[seat] & SMALL_KEY ? 1 : 0)
  return starTokens(s, seat) + patronTokens(s, seat) + s.awards[seat] + keys
}
