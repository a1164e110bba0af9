// Chapter S: setting the table up, by chance or from a sheet that says what lay where.
import { NONE } from '../../core/block.ts'
import type { Config, Deal } from '../../core/game.ts'
import { type Rng, shuffle } from '../../core/rng.ts'
import { isRng } from '../../core/sheet.ts'
import { DECKS } from './cards.ts'
import { COAL, IRON, resourceOf, START_INCOME, START_MONEY } from './components.ts'
import { refresh } from './connections.ts'
import { layOut } from './deal-sheet.ts'
import { setBarrels } from './era.ts'
import { dealHands, drawCard } from './hands.ts'
import { layMerchants, refreshBuyers } from './merchant-tiles.ts'
import { FACES_IN_PLAY, SPACES } from './merchants.ts'
import { meta } from './meta.ts'
import { receive } from './money.ts'
import { beginTurn } from './round.ts'
import { INTRODUCTORY, layout, RULES, type State } from './state.ts'
import { COAL_AT_START, IRON_AT_START } from './tracks.ts'

const rng: Rng = new Int32Array(4)
const faces = new Uint8Array(SPACES)
const DEFAULTS = RULES.map((key) => meta.options.find((option) => option.key === key)?.default)

export function create(): State {
  return layout.create()
}

export function setup(s: State, config: Config, deal: Deal): void {
  clear(s, config)
  if (isRng(deal)) dealByChance(s, deal)
  else layOut(s, deal)
  s.left = DECKS[s.seats].length
  dealHands(s) // S5
  for (let seat = 0; seat < s.seats; seat++) {
    s.faceDown[seat] = drawCard(s)
    receive(s, seat, START_MONEY) // S4
    s.income[seat] = START_INCOME
  }
  setBarrels(s) // S2
  refreshBuyers(s)
  refresh(s)
  beginTurn(s)
}

/** The options of a game as bits: one for each that is not at its default. */
export function rulesOf(config: Config): number {
  let bits = 0
  for (let i = 0; i < RULES.length; i++) {
    const chosen = config.options[RULES[i]]
    if (chosen !== undefined && chosen !== DEFAULTS[i]) bits |= 1 << i
  }
  return bits
}

function clear(s: State, config: Config): void {
  s.words.fill(0)
  s.seats = config.seats
  s.rules = rulesOf(config)
  s.round = 1
  s.coalMarket = COAL_AT_START // S3
  s.ironMarket = IRON_AT_START
  s.supply[resourceOf(COAL)] = -COAL_AT_START
  s.supply[resourceOf(IRON)] = -IRON_AT_START
  s.tile.fill(NONE)
  s.owner.fill(NONE)
  s.link.fill(NONE)
  s.merchant.fill(NONE)
  s.hand.fill(NONE)
  s.deck.fill(NONE)
  s.faceDown.fill(NONE)
  s.railDeck.fill(NONE)
}

function dealByChance(s: State, deal: Rng): void {
  rng.set(deal)
  const inPlay = FACES_IN_PLAY[s.seats]
  faces.set(inPlay)
  shuffle(rng, faces, 0, inPlay.length)
  layMerchants(s, faces) // S1
  for (let seat = 0; seat < s.seats; seat++) s.order[seat] = seat
  shuffle(rng, s.order, 0, s.seats) // S6
  const cards = DECKS[s.seats]
  s.deck.set(cards)
  shuffle(rng, s.deck, 0, cards.length)
  if (s.rules & INTRODUCTORY) return
  s.railDeck.set(cards)
  shuffle(rng, s.railDeck, 0, cards.length) // E6
}
