// What the Belle Époque fields of every state must satisfy. Pawns, travellers and cubes are counted by the base game.
import { NONE } from '../../../core/block.ts'
import { BELLE_EPOQUE_CARDS, BELLE_EPOQUE_TILES, IRISES, MOST_FACE_UP, PAVILIONS, ROWS, SEATS, SPACES } from '../components.ts'
import { FACE_UP_TILES } from '../data/belle-epoque.ts'
import { isBelleEpoque, type State } from '../state.ts'
import { TRAVELLER_STANDS } from './cards/stand.ts'
import { ANOTHER_TURN, DOUBLE_PAWN, pavilionWith } from './cards-held.ts'

const faceUp: Readonly<Record<number, number>> = FACE_UP_TILES

export function belleEpoqueFault(s: State): string | null {
  return isBelleEpoque(s) ? (cardFault(s) ?? tileFault(s) ?? markFault(s)) : unusedFault(s)
}

function cardFault(s: State): string | null {
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) {
    const card = s.pavilionCard[pavilion]
    if (card >= BELLE_EPOQUE_CARDS) return `pavilion ${pavilion + 1} has no card`
    if (pavilionWith(s, card) !== pavilion) return `card ${card + 1} lies at two pavilions`
    if (!isSeatOrNone(s, s.pavilion[pavilion])) return `pavilion ${pavilion + 1} belongs to nobody at the table`
    if (s.pavilion[pavilion] === NONE && s.cardsUsed & (1 << pavilion)) return `card ${card + 1} was used, but nobody holds it`
  }
  return s.cardsUsed >= 1 << PAVILIONS ? 'more cards were used than there are' : null
}

function tileFault(s: State): string | null {
  for (let place = 0; place < MOST_FACE_UP; place++) {
    const tile = s.tile[place]
    const isOpen = place < faceUp[s.seats]
    if (isOpen !== tile < BELLE_EPOQUE_TILES) return `the place of tile ${place + 1} has one too many or too few`
    if (isOpen && s.tile.indexOf(tile) !== place) return `tile ${tile + 1} is open twice`
    if (!isSeatOrNone(s, s.tilePawn[place])) return `tile ${place + 1} has a pawn of nobody at the table`
    if (!isOpen && s.tilePawn[place] !== NONE) return `a pawn stands on no tile`
  }
  return null
}

/** Marks that cards make hold only while their card is turned. */
function markFault(s: State): string | null {
  if (s.standing > TRAVELLER_STANDS || (s.standing > 0 && !isTurned(s, ANOTHER_TURN))) return 'somebody stands on a card that was not used'
  if (s.doubled !== NONE && (s.doubled >= SPACES || !isTurned(s, DOUBLE_PAWN))) return 'a pawn counts double without its card'
  for (let seat = 0; seat < SEATS; seat++)
    if (s.strategyRow[seat] !== NONE && s.strategyRow[seat] >= ROWS.length) return `seat ${seat} chose a row that does not exist`
  return s.iris !== NONE && s.iris >= IRISES ? 'the try square lies on no iris' : null
}

/** Without the expansion nothing of it is on the table. */
function unusedFault(s: State): string | null {
  const lies = [s.pavilion, s.pavilionCard, s.tile, s.tilePawn, s.strategyRow].some((field) => field.some((entry) => entry !== NONE))
  const counts = s.cardsUsed || s.train || s.standing || s.extraTurn || s.irisFrancs || s.substitute || s.extraSteps
  const seats = [s.travellers, s.travellersIn, s.white, s.extraManneken].some((field) => field.some((entry) => entry !== 0))
  return lies || counts || seats ? 'Belle Époque is on the table, but the option is off' : null
}

function isTurned(s: State, card: number): boolean {
  const pavilion = pavilionWith(s, card)
  return pavilion !== NONE && (s.cardsUsed & (1 << pavilion)) !== 0
}

const isSeatOrNone = (s: State, seat: number): boolean => seat === NONE || seat < s.seats
