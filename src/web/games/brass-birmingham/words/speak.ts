// The questions and buttons of Brass, put together from a language's phrases: the same in every language.
import { type Action, actionList, first, kindOf, listed, second, third } from '../../../../core/action.ts'
import { NONE } from '../../../../core/block.ts'
import type { Seat, Words } from '../../../../core/game.ts'
import { owed } from '../../../../core/pending.ts'
import { whyNot } from '../../../../core/words.ts'
import { LOCATION_OF, SLOTS } from '../../../../games/brass-birmingham/board.ts'
import { CARD_IDS } from '../../../../games/brass-birmingham/cards.ts'
import { ACTIONS_A_TURN, CANAL, LOAN_MONEY } from '../../../../games/brass-birmingham/components.ts'
import { saleValue } from '../../../../games/brass-birmingham/income.ts'
import { brassBirmingham as game } from '../../../../games/brass-birmingham/index.ts'
import { SPACE_LOCATION } from '../../../../games/brass-birmingham/merchants.ts'
import { SLOT_IDS } from '../../../../games/brass-birmingham/notation.ts'
import { nextTile, type State } from '../../../../games/brass-birmingham/state.ts'
import {
  BUILD,
  DEVELOP,
  DISCARD,
  FREE_DEVELOP,
  KINDS,
  LOAN,
  MORE_SALES,
  NETWORK,
  NOTHING_OWED,
  OWES_BEER,
  OWES_COAL,
  OWES_DISCARD,
  OWES_IRON,
  PASS,
  REMOVE,
  SCOUT,
  SECOND_DEVELOP,
  SECOND_LINK,
  SELL,
  SHORTFALL,
  TAKE_BEER,
  TAKE_COAL,
  TAKE_IRON,
} from '../../../../games/brass-birmingham/vocabulary.ts'
import { either, punctuated } from '../../../board/words.ts'
import { choicesOf, choosing } from '../../../table/choosing.ts'
import type { FaceWords } from '../../../table/face.ts'
import type { BoardWords, Phrases } from './phrases.ts'

export function faceWords(words: Words, phrases: Phrases): FaceWords<State> {
  const all: BoardWords = { ...words, phrases }
  return {
    words: all,
    ask: (s, seat, picked = []) => ask(s, { seat, picked }, all),
    label: (s, seat, a) => punctuated(label(s, { seat, a }, all)),
    refuse: (problem, voice) => whyNot(problem, all, voice),
  }
}

interface Asked {
  readonly seat: Seat
  readonly picked: readonly string[]
}

function ask(s: State, { seat, picked }: Asked, words: BoardWords): string {
  const { phrases } = words
  if (s.over) return phrases.askNothing
  const step = owed(s.pending, NOTHING_OWED)
  const count = first(step)
  switch (kindOf(step)) {
    case OWES_DISCARD:
      return count > 1 ? phrases.askDiscards(count) : phrases.askDiscard
    case OWES_COAL:
      return phrases.askCoal(count)
    case OWES_IRON:
      return phrases.askIron(count)
    case OWES_BEER:
      return phrases.askBeer(count)
    case SECOND_LINK:
      return phrases.askSecondLink
    case SECOND_DEVELOP:
      return phrases.askSecondDevelop
    case FREE_DEVELOP:
      return phrases.askFreeDevelop
    case MORE_SALES:
      return phrases.askMoreSales
    case SHORTFALL:
      return phrases.askShortfall(words.name('money', s.debt))
    default:
      return picked.length > 0 ? askNext(s, { seat, picked }, words) : askAction(s, seat, phrases)
  }
}

/** With a card or a slot picked: what it is for. */
function askNext(s: State, { seat, picked }: Asked, words: BoardWords): string {
  const { phrases } = words
  const [sort, id] = picked[0].split(':')
  if (sort !== 'card') return phrases.askCard(words.name('town', LOCATION_OF[SLOT_IDS.indexOf(id)]))
  const isBuilder = choosing(choicesOf(game, s, seat), picked).fitting.length > 0
  return phrases[isBuilder ? 'askWhere' : 'askGoesFor'](words.name('card', CARD_IDS.indexOf(id)))
}

const TURN_ACTIONS = ['build', 'network', 'develop', 'sell', 'loan', 'scout', 'pass'] as const

/** Names the kinds of action that are legal now. */
function askAction(s: State, seat: Seat, phrases: Phrases): string {
  const out = actionList()
  game.legal(s, seat, out)
  const legal = new Set(listed(out).map(kindOf))
  const ways = TURN_ACTIONS.filter((way) => legal.has(KINDS.indexOf(way))).map((way) => phrases.ways[way])
  const of = s.era === CANAL && s.round === 1 ? 1 : ACTIONS_A_TURN
  return phrases.askAction(either(phrases.language, ways), of - s.actions + 1, of)
}

function label(s: State, { seat, a }: { seat: Seat; a: Action }, words: BoardWords): string {
  const { phrases } = words
  const argument = first(a)
  const town = (slot: number) => words.name('town', LOCATION_OF[slot])
  switch (kindOf(a)) {
    case BUILD:
      return phrases.build(tileSaid(s, { seat, industry: third(a) }, words), town(second(a)), words.name('card', argument))
    case NETWORK:
      return phrases.network(words.name('link', argument))
    case DEVELOP:
      return phrases.develop(tileSaid(s, { seat, industry: argument }, words))
    case SELL:
      return phrases.sell(inSlot(s, argument, words), town(argument))
    case LOAN:
      return `${phrases.bare.loan}: ${words.name('money', LOAN_MONEY)}`
    case SCOUT:
      return phrases.bare.scout
    case PASS:
      return phrases.bare.pass
    case DISCARD:
      return phrases.discard(words.name('card', argument))
    case TAKE_COAL:
      return phrases.take(words.name('coal', 1), town(argument))
    case TAKE_IRON:
      return phrases.take(words.name('iron', 1), town(argument))
    case TAKE_BEER:
      return phrases.take(
        words.name('beer', 1),
        argument < SLOTS ? town(argument) : words.name('merchant', SPACE_LOCATION[argument - SLOTS]),
      )
    case REMOVE:
      return phrases.remove(
        inSlot(s, argument, words),
        town(argument),
        words.name('money', isTaken(s, argument) ? saleValue(s, argument) : 0),
      )
    default:
      return doneLabel(s, phrases)
  }
}

/** The next tile of a stack, or the industry when the stack is empty. */
function tileSaid(s: State, { seat, industry }: { seat: Seat; industry: number }, words: Words): string {
  const tile = nextTile(s, seat, industry)
  return tile === NONE ? words.name('industry', industry) : words.name('tile', tile)
}

const isTaken = (s: State, slot: number): boolean => s.tile[slot] !== NONE

/** The tile in a slot, or the slot's number when nothing is there. */
function inSlot(s: State, slot: number, words: Words): string {
  return isTaken(s, slot) ? words.name('tile', s.tile[slot]) : String(slot + 1)
}

/** What it means to say that one is done. */
export function doneLabel(s: State, { done, bare }: Phrases): string {
  switch (kindOf(owed(s.pending, NOTHING_OWED))) {
    case SECOND_LINK:
      return done.secondLink
    case SECOND_DEVELOP:
      return done.secondDevelop
    case FREE_DEVELOP:
      return done.freeDevelop
    case MORE_SALES:
      return done.moreSales
    default:
      return bare.done
  }
}
