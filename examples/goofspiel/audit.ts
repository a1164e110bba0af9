// What every state of this game must satisfy, whoever sent it: cards and prizes are neither lost nor made.
import { NONE, UNKNOWN } from '../../src/core/block.ts'
import { CARDS, ROUNDS, SEATS } from './components.ts'
import { placeOf, type State } from './state.ts'

export function audit(s: State): string | null {
  if (s.seats < 2 || s.seats > SEATS) return `seats is ${s.seats}`
  if (s.round < 1 || s.round > ROUNDS) return `round is ${s.round}`
  if (s.left !== ROUNDS - s.round) return `${s.left} prizes lie face down in round ${s.round}`
  return prizeFault(s) ?? handFault(s)
}

function prizeFault(s: State): string | null {
  const prizes = [...s.deck, ...s.stake, ...s.won, ...s.lost].filter((prize) => prize !== NONE)
  const known = prizes.filter((prize) => prize !== UNKNOWN)
  if (known.some((prize) => prize >= CARDS)) return 'a prize has no rank'
  if (new Set(known).size !== known.length) return 'a prize is in two places'
  return prizes.length < CARDS ? `${CARDS - prizes.length} prizes are nowhere` : null
}

function handFault(s: State): string | null {
  const cards = CARDS - (s.over ? ROUNDS : s.round - 1)
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = s.hand.subarray(placeOf(seat, 0), placeOf(seat, CARDS))
    if (hand.some((card, rank) => card !== NONE && card !== rank)) return `seat ${seat} holds a card in a wrong place`
    const held = hand.filter((card) => card !== NONE).length
    if (held !== cards) return `seat ${seat} holds ${held} cards in round ${s.round}, not ${cards}`
    const owes = (s.bidding & (1 << seat)) !== 0
    if (owes !== (s.bid[seat] === NONE) && !s.over) return `seat ${seat} ${owes ? 'owes a bid that it made' : 'made no bid'}`
    if (s.bid[seat] < CARDS && hand[s.bid[seat]] === NONE) return `seat ${seat} bids a card that it does not hold`
  }
  return null
}
