// Chapter S: setting the table up, from a generator or from a sheet that says in which order the prizes lie.
import { NONE } from '../../src/core/block.ts'
import type { Config, Deal, DealSheet } from '../../src/core/game.ts'
import { shuffle } from '../../src/core/rng.ts'
import { isRng, numbersOf, refuseOtherFields } from '../../src/core/sheet.ts'
import { CARDS } from './components.ts'
import { everybody, turnUp } from './reveal.ts'
import { layout, placeOf, type State } from './state.ts'

export function create(): State {
  return layout.create()
}

export function setup(s: State, { seats, options }: Config, deal: Deal): void {
  s.words.fill(0)
  s.seats = seats
  s.tiesStay = options.ties === 'lost' ? 0 : 1
  s.round = 1
  s.bidding = everybody(s)
  for (const cards of [s.stake, s.lost, s.hand, s.bid, s.shown, s.won]) cards.fill(NONE)
  for (let seat = 0; seat < seats; seat++) for (let card = 0; card < CARDS; card++) s.hand[placeOf(seat, card)] = card // S1
  for (let prize = 0; prize < CARDS; prize++) s.deck[prize] = prize
  if (isRng(deal))
    shuffle(deal, s.deck) // S2
  else s.deck.set(prizesOf(deal).reverse())
  s.left = CARDS
  turnUp(s) // S3
}

/** The deal of a table that was just set up: the prizes in the order they are turned up. */
export function sheet(s: State): DealSheet {
  return { prizes: [s.stake[0], ...Array.from(s.deck.subarray(0, s.left)).reverse()] }
}

function prizesOf(deal: DealSheet): number[] {
  refuseOtherFields(deal, ['prizes'])
  return numbersOf(deal, 'prizes', { from: 0, to: CARDS - 1, least: CARDS, most: CARDS })
}
