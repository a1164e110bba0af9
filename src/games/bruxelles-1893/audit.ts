// What every state of this game must satisfy, whoever sent it: pieces, cards and francs are neither lost nor made.
import { first, kindOf } from '../../core/action.ts'
import { NONE, UNKNOWN } from '../../core/block.ts'
import { pendingFault } from '../../core/pending.ts'
import { belleEpoqueFault } from './belle-epoque/audit.ts'
import { PAWN_STANDS, TRAVELLER_STANDS } from './belle-epoque/cards/stand.ts'
import { ANOTHER_TURN } from './belle-epoque/cards-held.ts'
import { topArchitect } from './belle-epoque/tiles.ts'
import {
  ACTIONS,
  AREAS,
  BOARDS,
  BRIGHT,
  BRUGMANN,
  CELLS,
  COLOURS,
  COLUMNS,
  CUBE_COUNTS,
  CUBES,
  EDITIONS,
  GLASS,
  HOUSES,
  IRISES,
  NEUTRAL,
  NOBLE_COPIES,
  NOBLE_IDS,
  NOBLE_KINDS,
  PAWNS,
  PLACES,
  PRESTIGE_CARDS,
  REVEALED,
  ROUNDS,
  SEATS,
  SEGMENTS,
  SHOP,
  SPACES,
  STOCK_CARDS,
  TILE_KINDS,
  TILES_A_COLOUR,
  TRACKS,
  TRAVELLERS,
  WHITE,
} from './components.ts'
import { nobleAt, nobleCount } from './nobles.ts'
import { hasFaceDown, stockCardsGone } from './secrets.ts'
import {
  artPlace,
  brusselsPlace,
  CARD_HIDDEN,
  cubePlace,
  DISCARDED,
  IN_COLUMN,
  isBelleEpoque,
  levelPlace,
  neutralsEach,
  PHASES,
  RULES,
  type State,
  whitePlace,
} from './state.ts'
import { NOTHING_OWED } from './vocabulary.ts'

export function audit(s: State): string | null {
  return (
    rangeFault(s) ??
    boardFault(s) ??
    pawnFault(s) ??
    moneyFault(s) ??
    cubeFault(s) ??
    artFault(s) ??
    nobleFault(s) ??
    cardFault(s) ??
    stockFault(s) ??
    belleEpoqueFault(s)
  )
}

function rangeFault(s: State): string | null {
  if (s.seats < 2 || s.seats > SEATS) return `seats is ${s.seats}`
  if (s.edition >= EDITIONS.length || s.edition !== s.tables.edition || s.rules >= 1 << RULES.length)
    return 'the edition or its options do not exist'
  if (s.phase >= PHASES.length || s.round < 1 || s.round > ROUNDS) return 'the phase is out of range'
  const seatFields = [s.turn, s.start, s.surveyor]
  const seatsOrNone = [s.nextStart, s.firstPasser, s.drawer]
  if (seatFields.some((seat) => seat >= s.seats) || seatsOrNone.some((seat) => seat >= s.seats && seat !== NONE))
    return 'a seat is not at the table'
  const fault = pendingFault(s.pending, (step) => kindOf(step) < NOTHING_OWED && first(step) < s.seats)
  if (fault) return fault
  if (s.cursor >= CELLS) return 'the cursor is outside its grid'
  return boardsFault(s)
}

function boardsFault(s: State): string | null {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.board[seat] >= BOARDS.length || s.built[seat] > HOUSES) return `the board of seat ${seat} is not one`
    for (let track = 0; track < TRACKS.length; track++) {
      const level = s.level[levelPlace(seat, track)]
      if (level < 1 || level > topArchitect(s, seat)) return `seat ${seat} is at level ${level} of the ${TRACKS[track]} track`
    }
  }
  return null
}

const FIVE_STRIPS = Array.from({ length: COLUMNS }, (_, strip) => strip).join()

/** Strips, the active area, houses and the compass. */
function boardFault(s: State): string | null {
  if (
    Array.from(s.strip, (strip) => strip % COLUMNS)
      .sort()
      .join() !== FIVE_STRIPS
  )
    return 'the strips are not the five'
  for (let space = 0; space < SPACES; space++) {
    const strip = s.strip[space % COLUMNS]
    const shown = s.tables.stripAction[strip * COLUMNS + Math.floor(space / COLUMNS)]
    if (s.actionAt[space] !== shown || shown >= ACTIONS.length) return `space ${space} does not show what its strip does`
  }
  if ((s.iris !== NONE && s.iris >= IRISES) || s.area !== (s.iris === NONE ? 0 : AREAS[s.iris]))
    return 'the area is not what the iris frames'
  for (let seat = 0; seat < s.seats; seat++) {
    const built = [...s.house, ...s.pavilion].filter((owner) => owner === seat).length
    if (built !== s.built[seat]) return `seat ${seat} has built ${built}, not ${s.built[seat]}`
  }
  if ([...s.house].some((owner) => owner >= s.seats && owner !== NONE)) return 'a house has no owner at the table'
  const segments = (list: ArrayLike<number>) => Array.from(list).sort().join()
  const count = s.tables.segments.length
  if (segments(s.segment.subarray(0, count)) !== segments(s.tables.segments)) return 'the compass has other segments'
  if (s.segment.subarray(0, count).some((segment) => segment >= SEGMENTS.length)) return 'a segment does not exist'
  return s.hand[0] >= count || s.hand[1] >= count || s.hand[0] === s.hand[1] ? 'the hands do not point at two segments' : null
}

function pawnFault(s: State): string | null {
  const onBoard = new Uint8Array(256)
  for (const owner of s.pawn) onBoard[owner]++
  const onTiles = new Uint8Array(256)
  for (const owner of s.tilePawn) onTiles[owner]++
  for (let seat = 0; seat < s.seats; seat++) {
    let pawns = s.pawns[seat] + s.courthouse[seat] + onBoard[seat] + onTiles[seat] + (standsOnCard(s, seat) ? 1 : 0)
    for (let place = 0; place < PLACES.length; place++) pawns += s.inBrussels[brusselsPlace(seat, place)]
    if (pawns !== PAWNS) return `seat ${seat} has ${pawns} pawns, not ${PAWNS}`
  }
  const strangers = SPACES - onBoard[NONE] - onBoard[NEUTRAL] - onBoard.subarray(0, s.seats).reduce((sum, count) => sum + count, 0)
  if (strangers > 0) return 'a pawn has no owner at the table'
  for (let space = 0; space < SPACES; space++)
    if (s.bid[space] > 0 && s.pawn[space] >= s.seats) return `there is a bid without a pawn on space ${space}`
  return neutralFault(s, onBoard[NEUTRAL]) ?? travellerFault(s)
}

function neutralFault(s: State, onBoard: number): string | null {
  const held = s.neutral.reduce((sum, pawns) => sum + pawns, 0)
  return held + onBoard <= s.seats * neutralsEach(s) ? null : 'there are too many neutral pawns'
}

/** BC22: whose pawn stands on the card. */
function standsOnCard(s: State, seat: number): boolean {
  return s.standing === PAWN_STANDS && s.pavilion.some((owner, row) => owner === seat && s.pavilionCard[row] === ANOTHER_TURN)
}

function travellerFault(s: State): string | null {
  const held = [...s.travellers, ...s.travellersIn].reduce((sum, count) => sum + count, s.train + (s.standing === TRAVELLER_STANDS ? 1 : 0))
  const expected = isBelleEpoque(s) ? TRAVELLERS : 0
  return held === expected ? null : `there are ${held} travellers, not ${expected}`
}

function moneyFault(s: State): string | null {
  const francs = [...s.money, ...s.bid].reduce((sum, money) => sum + money, s.bank)
  return francs === 0 ? null : `francs add up to ${francs}, not 0`
}

function cubeFault(s: State): string | null {
  for (let cube = 0; cube < CUBES.length; cube++) {
    let count = s.supply[cube]
    for (let seat = 0; seat < s.seats; seat++) count += s.cubes[cubePlace(seat, cube)]
    const expected = cube === GLASS && !isBelleEpoque(s) ? 0 : CUBE_COUNTS[cube]
    if (count !== expected) return `there are ${count} cubes of ${CUBES[cube]}, not ${expected}`
  }
  return null
}

function artFault(s: State): string | null {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let tiles = s.stacks[colour] + s.covered[colour]
    for (let seat = 0; seat < s.seats; seat++)
      tiles += s.art[artPlace(seat, colour)] + (colour < BRIGHT ? s.white[whitePlace(seat, colour)] : 0)
    for (let place = 0; place < SHOP; place++) if (s.shop[place] !== NONE && s.shop[place] % WHITE === colour) tiles++
    if (tiles !== TILES_A_COLOUR) return `there are ${tiles} ${COLOURS[colour]} tiles, not ${TILES_A_COLOUR}`
  }
  if (s.shop.some((tile) => tile !== NONE && tile >= TILE_KINDS)) return 'the shop displays what is no tile'
  const isDrawing = s.drawer !== NONE
  for (let colour = 0; colour < BRIGHT; colour++) {
    const drawn = s.drawn[colour]
    if (isDrawing ? drawn !== UNKNOWN && drawn > s.stacks[colour] : drawn !== 0) return 'tiles are drawn that are not in their stack'
  }
  return null
}

function nobleFault(s: State): string | null {
  const count = new Int16Array(256)
  for (const noble of s.nobleDeck) count[noble]++
  for (let place = 0; place <= REVEALED; place++) count[nobleAt(s, place)]++
  for (let noble = 0; noble < NOBLE_KINDS; noble++) {
    count[noble] += s.nobleDiscards[noble]
    for (let seat = 0; seat < s.seats; seat++) if (s.kept[seat] & (1 << noble)) count[noble]++
  }
  for (let seat = 0; seat < s.seats; seat++)
    if (s.ready[seat] & ~s.kept[seat]) return `seat ${seat} has a noble ready that it does not keep`
  if (count[UNKNOWN] > 0) return null
  for (let noble = 0; noble < NOBLE_KINDS; noble++) {
    const expected = noble === BRUGMANN ? s.seats : noble <= nobleCount(s) / NOBLE_COPIES ? NOBLE_COPIES : 0
    if (count[noble] !== expected) return `there are ${count[noble]} of ${NOBLE_IDS[noble]}, not ${expected}`
  }
  return s.nobleDeck.filter((noble) => noble !== NONE).length === s.noblesLeft ? null : 'the deck of nobles has another size'
}

/** Each column card lies in one place. */
function cardFault(s: State): string | null {
  for (let column = 0; column < COLUMNS; column++) {
    const card = s.columnCard[column]
    if (card === UNKNOWN || card === NONE) continue
    if (card >= s.tables.cards || s.cardAt[card] !== IN_COLUMN + column) return `the card of column ${column + 1} is somewhere else`
  }
  const hidden = [...s.cardDeck.subarray(0, s.cardsLeft), ...s.faceDown.filter((_, round) => hasFaceDown(s, round))]
  for (let card = 0; card < PRESTIGE_CARDS; card++) {
    const at = s.cardAt[card]
    if (at !== CARD_HIDDEN && at > DISCARDED) return `card ${card + 1} is nowhere`
    if (at >= IN_COLUMN && at < DISCARDED && s.columnCard[at - IN_COLUMN] !== card) return `card ${card + 1} is not below its column`
  }
  if (hidden.includes(UNKNOWN)) return null
  const isHidden = (card: number) => s.cardAt[card] === CARD_HIDDEN
  const all = Array.from({ length: s.tables.cards }, (_, card) => card).filter(isHidden)
  return [...hidden].sort((a, b) => a - b).join() === all.join() ? null : 'the hidden cards are not those that were never seen'
}

function stockFault(s: State): string | null {
  if (s.stockDeck.includes(UNKNOWN)) return null
  const gone = stockCardsGone(s)
  const seen = Array.from({ length: STOCK_CARDS }, (_, card) => card).filter((card) => s.stockSeen & (1 << card))
  const left = Array.from(s.stockDeck.subarray(gone))
  return new Set([...seen, ...left]).size === STOCK_CARDS && seen.length === gone ? null : 'the stock cards are not the twelve'
}
