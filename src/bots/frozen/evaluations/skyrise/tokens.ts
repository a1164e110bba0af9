// What tokens, tracks and the colours of districts are worth to a seat: so far, and one more of each.
import type { Seat } from '../../../../core/game.ts'
import {
  AWARD,
  COLOURS,
  FIRST_PATRON,
  INNOVATOR_POINTS,
  LETTERS,
  OBJECTIVE_POINTS,
  STRUCTURES,
  TOKENS,
  WILD,
} from '../../../../games/skyrise/components.ts'
import { patronTokens } from '../../../../games/skyrise/masterpieces.ts'
import { structuresIn } from '../../../../games/skyrise/objectives.ts'
import { STARS, type State } from '../../../../games/skyrise/state.ts'
import { trackOf } from '../../../../games/skyrise/tokens.ts'
import { board, colourShare, left, tokensLeft } from './board.ts'

/** One more token of a colour comes with three chances in four where a fair share would be three times this. */
const FAIR_SHARE = 0.5
/** The chance that a structure yet to be built is in the colour of the objective, for a seat that wants it. */
const AIMED = 0.34

/** What a token of each kind, and a structure in a district of each colour, would add for the seat that was looked at last. */
export const tokenGain = new Float64Array(TOKENS.length)
export const colourGain = new Float64Array(COLOURS.length)

/** What the seat has in tokens and colours; fills `tokenGain` and `colourGain`. */
export function lookAtTokens(s: State, seat: Seat): number {
  const innovator = lookAtInnovator(s, seat)
  const star = INNOVATOR_POINTS + s.awards[seat]
  let sum = 0
  let wild = Number.NEGATIVE_INFINITY
  for (let colour = 0; colour < COLOURS.length; colour++) {
    sum += lookAtColour(s, seat, colour, star)
    wild = Math.max(wild, tokenGain[colour]) // N6: with a full track a wild token is ten points too
  }
  tokenGain[WILD] = wild
  return sum + innovator + lookAtObjective(s, seat)
}

function lookAtInnovator(s: State, seat: Seat): number {
  let stars = 0
  for (let at = seat * STARS; at < (seat + 1) * STARS; at++) stars += s.innovator[at]
  let kept = 0
  for (let token = AWARD; token < TOKENS.length; token++) kept += tokensLeft[token]
  const items = stars + patronTokens(s, seat) + s.awards[seat] + (board.open === 0 ? 0 : (left[seat] * kept) / board.open)
  let sum = INNOVATOR_POINTS * stars + s.awards[seat] * items
  tokenGain[AWARD] = items + 1
  for (let letter = 0; letter < LETTERS.length; letter++) {
    const points = s.tables.patrons[s.patrons[letter]]
    tokenGain[FIRST_PATRON + letter] = points + s.awards[seat]
    sum += points * s.patronage[seat * LETTERS.length + letter]
  }
  return sum
}

/** Structures of a colour by its track, as far as it is likely to be filled. */
function lookAtColour(s: State, seat: Seat, colour: number, star: number): number {
  const track = trackOf(s)
  const tokens = s.track[seat * COLOURS.length + colour]
  const built = structuresIn(s, seat, colour)
  const share = board.open === 0 ? 0 : (left[seat] * tokensLeft[colour]) / board.open
  const chance = share / (share + FAIR_SHARE)
  const each = eachWorth(track, tokens, chance)
  const atEnd = built + left[seat] * colourShare[colour]
  colourGain[colour] = each
  tokenGain[colour] = tokens + 1 < track.length ? (eachWorth(track, tokens + 1, chance) - each) * atEnd : star
  return each * built
}

/** What a structure is worth on a track with so many tokens: as it is, or the best that it may become by one more token at a time. */
function eachWorth(track: Uint8Array, tokens: number, chance: number): number {
  let best = track[tokens]
  for (let more = tokens + 1, likely = chance; more < track.length; more++, likely *= chance)
    best = Math.max(best, track[tokens] + likely * (track[more] - track[tokens]))
  return best
}

/** The chance to meet the objective, in points; a district of its colour adds to it, any other takes away. */
function lookAtObjective(s: State, seat: Seat): number {
  const card = s.objective[seat]
  const wanted = s.tables.objectiveColour[card]
  const missing = Math.max(0, s.tables.objectiveStructures[card] - structuresIn(s, seat, wanted))
  const now = chanceOf(missing, left[seat])
  if (left[seat] > 0)
    for (let colour = 0; colour < COLOURS.length; colour++)
      colourGain[colour] += OBJECTIVE_POINTS * (chanceOf(colour === wanted ? Math.max(0, missing - 1) : missing, left[seat] - 1) - now)
  return OBJECTIVE_POINTS * now
}

/** The chance that of some structures at least so many are in the colour; more than there are structures, never. */
const chanceOf = (missing: number, structures: number): number => (missing > structures ? 0 : MET[missing * (STRUCTURES + 1) + structures])
const MET = met()

function met(): Float64Array {
  const row = STRUCTURES + 1
  const table = new Float64Array(row * row)
  for (let missing = 0; missing < row; missing++)
    for (let structures = 0; structures < row; structures++) {
      const at = missing * row + structures
      if (missing === 0) table[at] = 1
      else if (structures > 0) table[at] = AIMED * table[at - row - 1] + (1 - AIMED) * table[at - 1]
    }
  return table
}
