// Chapter E: the end of a round.
import { NONE } from '../../core/block.ts'
import { clearColumn, dealColumns } from './cards.ts'
import { COLUMNS, NEUTRAL, NOBLE_KINDS, PLACES, SPACES } from './components.ts'
import { discardNoble, slideTheatre } from './nobles.ts'
import { brusselsPlace, neutralsEach, type State, type Tell } from './state.ts'

/** E1 */
export function clearRound(s: State): void {
  for (let space = 0; space < SPACES; space++) {
    const owner = s.pawn[space]
    if (owner === NONE) continue
    if (owner !== NEUTRAL) s.pawns[owner]++
    s.pawn[space] = NONE
    s.bank += s.bid[space]
    s.bid[space] = 0
  }
  for (let seat = 0; seat < s.seats; seat++) {
    s.neutral[seat] = neutralsEach(s)
    s.ready[seat] = s.kept[seat]
    s.tuckedNow[seat] = 0
    for (let place = 0; place < PLACES.length; place++) {
      s.pawns[seat] += s.inBrussels[brusselsPlace(seat, place)]
      s.inBrussels[brusselsPlace(seat, place)] = 0
    }
  }
}

/** E2, E3 */
export function dealRound(s: State, tell?: Tell): void {
  if (s.theatre[0] < NOBLE_KINDS) tell?.('nobleLeaves', s.start, s.theatre[0])
  discardNoble(s, s.theatre[0])
  slideTheatre(s, 0, s.start, tell)
  for (let column = 0; column < COLUMNS; column++) clearColumn(s, column)
  dealColumns(s)
  s.uses.fill(0)
  s.passed = 0
  s.tied = 0
  s.area = 0
  s.firstPasser = s.iris = s.stockCard = NONE
  s.start = s.nextStart
  s.nextStart = NONE
  s.round++
}
