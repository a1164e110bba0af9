// The questions and buttons of Splendor, put together from a language's phrases: the same in every language.
import { type Action, actionList, first, kindOf, listed } from '../../../../core/action.ts'
import { bitCount } from '../../../../core/bits.ts'
import { NONE, UNKNOWN } from '../../../../core/block.ts'
import type { Seat, Words } from '../../../../core/game.ts'
import { owed } from '../../../../core/pending.ts'
import { whyNot } from '../../../../core/words.ts'
import { cardAt } from '../../../../games/splendor/actions/buy.ts'
import { PAYMENTS } from '../../../../games/splendor/actions/pay.ts'
import { OPEN_PLACES } from '../../../../games/splendor/actions/reserve.ts'
import { DIFFERENT, TAKES } from '../../../../games/splendor/actions/take.ts'
import { TOKEN_LIMIT } from '../../../../games/splendor/components.ts'
import { GEMS, gemsWithAtLeast } from '../../../../games/splendor/gems.ts'
import { splendor } from '../../../../games/splendor/index.ts'
import { type State, tokens } from '../../../../games/splendor/state.ts'
import { BUY, NOBLE, PAY, RESERVE, RETURN, TAKE } from '../../../../games/splendor/vocabulary.ts'
import { either, parts, punctuated } from '../../../board/words.ts'
import type { FaceWords } from '../../../table/face.ts'
import { mayTakeTwo, type Payment, paymentWith, plainPayment } from '../reach.ts'
import type { BoardWords, Phrases } from './phrases.ts'

export function faceWords(game: Words, phrases: Phrases): FaceWords<State> {
  const words: BoardWords = { ...game, phrases }
  return {
    words,
    ask: (s, seat, picked = []) => askMore(s, picked, phrases) ?? ask(s, seat, words),
    label: (s, seat, a) => punctuated(label(s, { seat, a }, words)),
    refuse: (problem, voice) => whyNot(problem, words, voice),
  }
}

/** A payment in words: `2 sapphires, 1 gold`. */
export function paymentSaid({ gems, gold }: Payment, words: Words): string {
  return parts(', ', gems !== 0 && words.name('gems', gems), gold !== 0 && words.name('gold', gold)) || words.name('gems', 0)
}

function ask(s: State, seat: Seat, words: BoardWords): string {
  const { phrases } = words
  if (s.over) return phrases.askNothing
  const pending = owed(s.pending, -1)
  switch (kindOf(pending)) {
    case PAY:
      return phrases.askPayment(words.name('card', cardAt(s, seat, first(pending))))
    case RETURN:
      return phrases.askReturn(tokens(s, seat) - TOKEN_LIMIT)
    case NOBLE:
      return phrases.askNoble
    default:
      return askTurn(s, seat, phrases)
  }
}

/** With a gem or two picked, the rest of them is asked for. */
function askMore(s: State, picked: readonly string[], phrases: Phrases): string | null {
  const [one, ...others] = picked
  if (!one?.startsWith('gem:')) return null
  const colours = bitCount(gemsWithAtLeast(s.bank, 1))
  const orSame =
    others.length === 0 &&
    mayTakeTwo(
      s,
      GEMS.findIndex((gem) => one === `gem:${gem}`),
    )
  return phrases.askGems(Math.min(DIFFERENT, colours) - picked.length, orSame)
}

/** Names the kinds of action that are legal now: `take gems, buy a card, or reserve a card.` */
function askTurn(s: State, seat: Seat, phrases: Phrases): string {
  const out = actionList()
  splendor.legal(s, seat, out)
  const kinds = new Set(listed(out).map(kindOf))
  const ways = [
    ...(kinds.has(TAKE) ? [phrases.takeGems] : []),
    ...(kinds.has(BUY) ? [phrases.buyCard] : []),
    ...(kinds.has(RESERVE) ? [phrases.reserveCard] : []),
  ]
  if (ways.length === 0) return phrases.askPass
  return phrases.askTurn(either(phrases.language, ways))
}

function label(s: State, { seat, a }: { seat: Seat; a: Action }, words: BoardWords): string {
  const { phrases } = words
  const argument = first(a)
  switch (kindOf(a)) {
    case TAKE:
      return phrases.take(words.name('gems', TAKES[argument]))
    case RESERVE:
      if (argument >= OPEN_PLACES) return phrases.reserveUnseen(words.name('level', argument - OPEN_PLACES + 1))
      return phrases.reserve
    case BUY:
      return buyLabel(s, { seat, place: argument }, words)
    case PAY:
      return phrases.pay(paymentSaid(paymentWith(s, seat, PAYMENTS[argument]), words))
    case RETURN:
      return phrases.giveBack(words.name('token', argument))
    case NOBLE:
      return phrases.receive(nobleSaid(s, argument, words))
    default:
      return phrases.pass
  }
}

function buyLabel(s: State, { seat, place }: { seat: Seat; place: number }, words: BoardWords): string {
  const card = cardAt(s, seat, place)
  if (card === NONE || card === UNKNOWN) return words.phrases.buy
  const payment = plainPayment(s, seat, place)
  return payment.gems === 0 && payment.gold === 0 ? words.phrases.buyForNothing : words.phrases.buyFor(paymentSaid(payment, words))
}

/** The noble at a place, or the place's own number when nobody is there. */
function nobleSaid(s: State, place: number, words: Words): string {
  const noble = s.nobles[place]
  return noble === NONE ? words.name('noblePlace', place) : words.name('noble', noble)
}
