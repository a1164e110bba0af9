// What every state of this game must satisfy, whoever sent it: pieces are neither lost nor made, numbers stay in range.
import { NONE, UNKNOWN } from '../../core/block.ts'
import { BONUS, CARDS, DECK_SIZES, GEM_TOKENS, GOLD_TOKENS, LEVELS, NOBLE_POINTS, POINTS, TOKEN_LIMIT } from './components.ts'
import { each, unpack } from './gems.ts'
import { noblesOf } from './scoring.ts'
import { SEATS, type State, tokens } from './state.ts'

export function audit(s: State): string | null {
  if (s.seats < 2 || s.seats > SEATS) return `seats is ${s.seats}`
  if (s.turn >= s.seats) return `turn is ${s.turn}`
  return gemFault(s) ?? cardFault(s) ?? seatFault(s) ?? nobleFault(s)
}

function gemFault(s: State): string | null {
  let gems = s.bank
  let gold = s.bankGold
  for (let seat = 0; seat < s.seats; seat++) {
    gems += s.gems[seat]
    gold += s.gold[seat]
  }
  if (gems !== each(GEM_TOKENS[s.seats])) return `gems add up to ${unpack(gems)}, not ${GEM_TOKENS[s.seats]} of each`
  return gold === GOLD_TOKENS ? null : `there are ${gold} gold, not ${GOLD_TOKENS}`
}

function cardFault(s: State): string | null {
  const count = new Uint8Array(256)
  for (const places of [s.table, s.hand, s.deck]) for (let i = 0; i < places.length; i++) count[places[i]]++
  for (let card = 0; card < CARDS; card++) {
    if (s.owner[card] !== NONE) count[card]++
    if (count[card] > 1) return `card ${card} is in ${count[card]} places`
    if (count[card] === 0 && count[UNKNOWN] === 0) return `card ${card} is nowhere`
  }
  for (let level = 0; level < LEVELS; level++) if (s.left[level] > DECK_SIZES[level]) return `deck ${level + 1} has ${s.left[level]} cards`
  return null
}

function seatFault(s: State): string | null {
  for (let seat = 0; seat < s.seats; seat++) {
    let cards = 0
    let points = noblesOf(s, seat).length * NOBLE_POINTS
    let bonuses = 0
    for (let card = 0; card < CARDS; card++) {
      if (s.owner[card] !== seat) continue
      cards++
      points += POINTS[card]
      bonuses += BONUS[card]
    }
    if (cards !== s.bought[seat]) return `seat ${seat} bought ${s.bought[seat]} cards but owns ${cards}`
    if (points !== s.points[seat]) return `seat ${seat} has ${s.points[seat]} points, its cards and nobles give ${points}`
    if (bonuses !== s.bonuses[seat]) return `seat ${seat} has other bonuses than its cards give`
    if (seat !== s.turn && tokens(s, seat) > TOKEN_LIMIT) return `seat ${seat} keeps ${tokens(s, seat)} tokens`
  }
  return null
}

function nobleFault(s: State): string | null {
  const inMiddle = Array.from(s.nobles).filter((noble) => noble !== NONE)
  const visiting = Array.from({ length: s.seats }, (_, seat) => noblesOf(s, seat)).flat()
  const nobles = [...inMiddle, ...visiting]
  if (new Set(nobles).size !== nobles.length) return 'a noble is in two places'
  return nobles.length === s.seats + 1 ? null : `there are ${nobles.length} nobles, not ${s.seats + 1}`
}
