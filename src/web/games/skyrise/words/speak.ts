// The questions and buttons of Skyrise, put together from a language's phrases: the same in every language.
import { type Action, first, kindOf, second } from '../../../../core/action.ts'
import { NONE } from '../../../../core/block.ts'
import type { Seat, Words } from '../../../../core/game.ts'
import { owed } from '../../../../core/pending.ts'
import { whyNot } from '../../../../core/words.ts'
import { BUILDINGS, CARDS_CHOSEN, COLOURS, MASTERPIECES, NUMBERS } from '../../../../games/skyrise/components.ts'
import { hasBuildings } from '../../../../games/skyrise/stakes.ts'
import { cardOf, ownerOf, type State, structureOf } from '../../../../games/skyrise/state.ts'
import {
  BID,
  CHOOSE,
  CHOOSE_INNOVATOR,
  DECLINE,
  NOTHING_OWED,
  OWES_TAKE,
  OWES_WILD,
  PASS,
  PLACE_WILD,
} from '../../../../games/skyrise/vocabulary.ts'
import { punctuated } from '../../../board/words.ts'
import type { FaceWords } from '../../../table/face.ts'
import { numberToBeat } from '../pieces.ts'
import type { BoardWords, Phrases } from './phrases.ts'

export function faceWords(words: Words, phrases: Phrases): FaceWords<State> {
  const all: BoardWords = { ...words, phrases }
  return {
    words: all,
    ask: (s, seat, picked = []) => ask(s, seat, picked, all),
    label: (s, _, a) => punctuated(label(s, a, all)),
    refuse: (problem, voice) => whyNot(problem, all, voice),
  }
}

function ask(s: State, seat: Seat, picked: readonly string[], words: BoardWords): string {
  const { phrases } = words
  if (s.over) return phrases.askNothing
  if (s.auction === 0) return phrases.askInnovator
  if (s.choosing !== 0) return CARDS_CHOSEN[s.seats] > 1 ? phrases.askCards(s.chosen[seat * 2] === NONE ? 1 : 2) : phrases.askCard
  const step = owed(s.pending, NOTHING_OWED)
  if (kindOf(step) === OWES_WILD) return phrases.askWild
  if (kindOf(step) === OWES_TAKE) return phrases.askTake(words.name('platform', first(step)))
  return askRest(picked, words) ?? askBid(s, seat, words)
}

/** With one half of a bid picked, what is asked is the other. */
function askRest([place = '', ...more]: readonly string[], { phrases, ...words }: BoardWords): string | null {
  if (more.length > 0) return null
  const [sort, name] = place.split(':')
  if (sort === 'district') return phrases.askWith(name.toUpperCase())
  if (sort === 'building') return phrases.askWhere(name)
  return sort === 'masterpiece' ? phrases.askWhere(words.name('card', CARDS.indexOf(name))) : null
}

const CARDS: readonly string[] = MASTERPIECES

function askBid(s: State, seat: Seat, words: BoardWords): string {
  const { phrases } = words
  if (s.last === NONE) return hasBuildings(s, seat) ? phrases.askOpen : phrases.askOpenMasterpiece
  const number = numberToBeat(s)
  if (number === null) return phrases.askGavel(lastCard(s, words))
  if (s.available[seat] >> BUILDINGS === 0) return phrases.askOutbid(number)
  return canBeat(s, seat, number) ? phrases.askOutbidOrMasterpiece(number) : phrases.askMasterpiece(number)
}

function lastCard(s: State, words: Words): string {
  const piece = s.piece[s.last]
  return words.name('card', cardOf(s, ownerOf(piece), structureOf(piece)))
}

/** Whether the seat has a building with a higher number. */
function canBeat(s: State, seat: Seat, number: number): boolean {
  return Array.from({ length: BUILDINGS }, (_, i) => i).some(
    (i) => s.available[seat] & (1 << i) && s.tables.number[s.set[seat] * BUILDINGS + i] > number,
  )
}

function label(s: State, a: Action, words: BoardWords): string {
  const { phrases } = words
  const district = words.name('district', first(a))
  switch (kindOf(a)) {
    case BID:
      return phrases.bidIn(second(a) < NUMBERS ? String(second(a)) : words.name('card', second(a) - NUMBERS), district)
    case PASS:
      return phrases.pass
    case CHOOSE:
      return phrases.choose(words.name('card', first(a)))
    case PLACE_WILD:
      return first(a) < COLOURS.length ? phrases.wildTo(words.name('colour_of', first(a))) : phrases.wildToInnovator
    case CHOOSE_INNOVATOR:
      return phrases.choose(words.name('innovator', first(a)))
    case DECLINE:
      return phrases.decline
    default:
      return phrases.take(words.name('token', s.token[first(a)]), district)
  }
}
