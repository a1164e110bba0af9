// Chapter M: sale. Which tile, where the cursor goes, which place of the shop.
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { colourOf, isDisplayed } from '../art.ts'
import { canSellAfterReturn } from '../belle-epoque/cards/return-art.ts'
import { CURSOR, offerCards } from '../belle-epoque/moments.ts'
import { canSellWhite, legalWhiteSales, sellWhite, whiteSaleProblem } from '../belle-epoque/white-art.ts'
import { CELLS, COLOURS, FIRST, SHOP, stepsBetween, WHITE } from '../components.ts'
import { cover, reachesFreely } from '../first-edition/shop.ts'
import { receive } from '../money.ts'
import { because } from '../reasons.ts'
import { giveBack, reachesExactly } from '../revised-edition/shop.ts'
import { addPoints, artHeld, artPlace, type Row, SALE_POINTS, type State, type Tell, whitePlace } from '../state.ts'
import { saleBonus } from '../variant/strauven.ts'
import { DISPLAY, MOVE, NOTHING_OWED, OWES_CURSOR, OWES_DISPLAY, SELL, SKIP, VIA_PAWN } from '../vocabulary.ts'
import { applySkip, cannotDo, mayLeave, skipProblem } from './leave.ts'

export const selling = {
  first: 'saleFirst',
  legal: legalSales,
  answers: {
    sell: { apply: applySell, problem: sellProblem },
    skip: { apply: applySkip, problem: skipProblem },
  },
  settle: settleSale,
} satisfies Row

export const movingCursor = {
  first: 'cursorFirst',
  legal: legalMoves,
  answers: { move: { apply: applyMove, problem: moveProblem } },
} satisfies Row

export const displaying = {
  first: 'displayFirst',
  legal: legalDisplays,
  answers: { display: { apply: applyDisplay } },
  settle: settleDisplay,
} satisfies Row

const canSellColour = (s: State, seat: Seat, colour: number): boolean => s.art[artPlace(seat, colour)] > 0 && !isDisplayed(s, colour)

export function canSell(s: State, seat: Seat): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) if (canSellColour(s, seat, colour)) return true
  return canSellWhite(s, seat)
}

/** Whether the action can be done, with the help of card 4 too. */
export const canDoSale = (s: State, seat: Seat, via: number): boolean => canSell(s, seat) || canSellAfterReturn(s, seat, via)

/** M1: with one tile that can be sold nothing is asked; false when the seat must choose. */
function settleSale(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  if (!canSell(s, seat)) return cannotDo(s, seat, tell)
  if (mayLeave(s, second(step)) || canSellWhite(s, seat)) return false
  let only = NONE
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (!canSellColour(s, seat, colour)) continue
    if (only !== NONE) return false
    only = colour
  }
  sell(s, seat, only)
  return true
}

function legalSales(s: State, seat: Seat, out: Actions, step: number): void {
  for (let colour = 0; colour < COLOURS.length; colour++) if (canSellColour(s, seat, colour)) out.push(action(SELL, colour))
  legalWhiteSales(s, seat, out)
  if (mayLeave(s, second(step))) out.push(SKIP)
}

function applySell(s: State, seat: Seat, a: Action): void {
  if (first(a) < WHITE) sell(s, seat, first(a))
  else sellWhite(s, seat, first(a))
}

function sellProblem(s: State, seat: Seat, a: Action): Problem | null {
  const art = first(a)
  if (art >= WHITE) return whiteSaleProblem(s, seat, art)
  if (s.art[artPlace(seat, art)] === 0) return because('artNotHeld', { art })
  return isDisplayed(s, art) ? because('colourDisplayed', { art }) : null
}

function sell(s: State, seat: Seat, colour: number): void {
  const via = second(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  oweSale(s, action(OWES_CURSOR, seat, colour, colour), via)
}

/** Owes the rest of a sale: the cursor, a step with seat, tile and colour, then the place of the shop. */
export function oweSale(s: State, cursor: number, via: number): void {
  const seat = first(cursor)
  owe(s.pending, action(OWES_DISPLAY, seat, second(cursor)))
  owe(s.pending, cursor)
  if (via === VIA_PAWN) offerCards(s, seat, CURSOR)
}

/** M2: whether a seat that holds so many tiles may move the cursor to a cell. */
function reaches(s: State, tiles: number, cell: number): boolean {
  const steps = stepsBetween(s.cursor, cell)
  return s.edition === FIRST ? reachesFreely(s, steps, tiles) : reachesExactly(steps, tiles, s.extraSteps)
}

function legalMoves(s: State, seat: Seat, out: Actions): void {
  const tiles = artHeld(s, seat)
  for (let cell = 0; cell < CELLS; cell++) if (reaches(s, tiles, cell)) out.push(action(MOVE, cell))
}

/** M4: the dot of the colour says what the tile brings; a white tile brings half. */
function applyMove(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  const tile = second(step)
  const at = first(a) * COLOURS.length + third(step)
  const half = tile >= WHITE ? 1 : 0
  const bonus = saleBonus(s, seat)
  const francs = (s.tables.saleFrancs[at] >> half) + bonus
  const points = (s.tables.salePoints[at] >> half) + bonus
  settle(s.pending)
  if (s.cursor !== first(a)) tell?.('movesCursor', seat, first(a))
  s.cursor = first(a)
  s.extraSteps = 0
  receive(s, seat, francs)
  addPoints(s, seat, SALE_POINTS, points)
  tell?.(half ? 'sellsWhite' : 'sells', seat, third(step), francs, points)
}

function moveProblem(s: State, seat: Seat, a: Action): Problem | null {
  const tiles = artHeld(s, seat)
  if (reaches(s, tiles, first(a))) return null
  const steps = stepsBetween(s.cursor, first(a))
  return because(steps > tiles + s.extraSteps ? 'cursorTooFar' : 'cursorOddSteps', { tiles, steps })
}

/** M5: a free place is taken without asking; false when the seat must choose. */
function settleDisplay(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  for (let place = 0; place < SHOP; place++) {
    if (s.shop[place] !== NONE) continue
    display(s, seat, place, tell)
    return true
  }
  return false
}

function legalDisplays(_s: State, _seat: Seat, out: Actions): void {
  for (let place = 0; place < SHOP; place++) out.push(action(DISPLAY, place))
}

function applyDisplay(s: State, seat: Seat, a: Action, tell?: Tell): void {
  display(s, seat, first(a), tell)
}

function display(s: State, seat: Seat, place: number, tell?: Tell): void {
  const tile = second(owed(s.pending, NOTHING_OWED))
  const old = s.shop[place]
  settle(s.pending)
  if (tile < WHITE) s.art[artPlace(seat, tile)]--
  else s.white[whitePlace(seat, tile - WHITE)]--
  s.shop[place] = tile
  if (old === NONE) return tell?.('displays', seat, tile)
  if (s.edition === FIRST) cover(s, old)
  else giveBack(s, colourOf(old))
  tell?.(s.edition === FIRST ? 'covers' : 'replaces', seat, tile, old)
}
