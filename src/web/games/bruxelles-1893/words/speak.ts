// The questions and buttons, put together from a language's phrases: the same in every language.
import { type Action, first, kindOf, second, third } from '../../../../core/action.ts'
import type { Seat, Words } from '../../../../core/game.ts'
import { fillIn, whyNot } from '../../../../core/words.ts'
import { canGoToBrussels } from '../../../../games/bruxelles-1893/actions/brussels.ts'
import { canPlace, hasFreeSpace } from '../../../../games/bruxelles-1893/actions/place.ts'
import { CUBES, FIRST, NOBLE_KINDS, SPACES, TILE_KINDS, WHITE } from '../../../../games/bruxelles-1893/components.ts'
import { nobleAt, priceOf } from '../../../../games/bruxelles-1893/nobles.ts'
import { TURN_IDS } from '../../../../games/bruxelles-1893/notation.ts'
import { unitsFor } from '../../../../games/bruxelles-1893/price.ts'
import { OVER, type State } from '../../../../games/bruxelles-1893/state.ts'
import { DONE, KINDS, type Kind, TURN } from '../../../../games/bruxelles-1893/vocabulary.ts'
import { capital, parts, punctuated } from '../../../board/words.ts'
import type { FaceWords } from '../../../table/face.ts'
import { tileSaid } from '../belle-epoque/tile-said.ts'
import { pendingStep, stepName } from '../scene.ts'
import type { Answer, BoardWords, Phrases, Question } from './phrases.ts'

export function faceWords(words: Words, phrases: Phrases): FaceWords<State> {
  const all: BoardWords = { ...words, name: (fact, value) => words.name(fact, value) + meaning(phrases, fact, value), phrases }
  return {
    words: all,
    ask: (s, seat, picked = []) => ask(s, { seat, picked }, all),
    label: (s, seat, a) => capital(punctuated(label(s, { seat, a }, all))),
    refuse: (problem, voice) => whyNot(problem, all, voice),
  }
}

/** Cards and tiles of Belle Époque are known by what they do, not by their numbers. */
function meaning({ cards, tiles, language }: Phrases, fact: string, value: number): string {
  const does = fact === 'card' ? cards[value]?.join(': ') : fact === 'tile' ? tiles[value]?.('').trim() : undefined
  if (!does) return ''
  return language === 'zh-Hant' ? `（${punctuated(does)}）` : ` (${does})`
}

/** Values by the names of facts, as a question or a button says them. */
type Named = Readonly<Record<string, string | number>>

function say(sentence: string, named: Named, words: Words): string {
  return fillIn(sentence, (fact) => {
    const value = named[fact.split('_')[0]] ?? ''
    return typeof value === 'number' ? words.name(fact, value) : value
  })
}

function ask(s: State, { seat, picked }: { seat: Seat; picked: readonly string[] }, words: BoardWords): string {
  const asked = questionOf(s)
  const question = asked === 'turn' ? turnOf(s, seat, picked) : asked
  return say(words.phrases.asks[question] ?? '', factsOf(s, seat, question), words)
}

function questionOf(s: State): Question {
  if (s.phase === OVER) return 'over'
  const step = stepName(s)
  if (step === 'workshop' && s.edition === FIRST) return 'draw'
  if (step === 'useNobles' && second(pendingStep(s)) === 1) return 'freeNoble'
  return step === 'freeAction' || step === 'afterAction' || step === 'endTurn' ? 'turn' : step
}

/** A free turn, by what can be done in it. */
function turnOf(s: State, seat: Seat, picked: readonly string[]): Question {
  if (picked.includes('choice:park')) return 'park'
  if (!canPlace(s, seat) || !hasFreeSpace(s)) return 'turnInTown'
  return canGoToBrussels(s, seat) ? 'turn' : 'turnOnBoard'
}

/** What a question is about. */
function factsOf(s: State, seat: Seat, question: Question): Named {
  const step = pendingStep(s)
  const [a, b] = [second(step), third(step)]
  switch (question) {
    case 'bid':
      return { space: a, action: s.actionAt[a] }
    case 'draw':
      return { tiles: 1 + s.firstPasses[seat] }
    case 'cursor':
      return { art: a >= WHITE ? b : a }
    case 'display':
      return { art: a }
    case 'keepNoble':
      return { noble: a }
    case 'cubes':
    case 'useNobles':
    case 'takeCubes':
      return { count: String(a) }
    case 'construction':
      return { units: unitsFor(s, seat) }
    case 'payment':
      return { units: unitsFor(s, seat), space: a < SPACES ? a : '', pavilion: a - SPACES }
    case 'travellers':
      return { place: a, pawns: b }
    case 'recallFrancs':
      return { space: a }
    case 'otherColumn':
      return { column: a }
    default:
      return {}
  }
}

interface Button {
  readonly seat: Seat
  readonly a: Action
}

function label(s: State, button: Button, words: BoardWords): string {
  const { phrases } = words
  return say(phrases.labels[answerOf(s, button.a)] ?? '', buttonFacts(s, button, words), words)
}

/** Some buttons say what they mean to this question. */
function answerOf(s: State, a: Action): Answer {
  const kind = KINDS[kindOf(a)]
  if (kindOf(a) === TURN && TURN_IDS[first(a)].endsWith('back')) return 'turnBack'
  if (kindOf(a) !== DONE) return kind
  const done: Readonly<Record<string, Answer>> = { cards: 'noCard', openTile: 'noTile', removeNobles: 'removed', useNobles: 'doneUsing' }
  return done[stepName(s)] ?? 'done'
}

function buttonFacts(s: State, { a }: Button, { phrases, name }: BoardWords): Named {
  const [x, y] = [first(a), second(a)]
  const kind: Kind = KINDS[kindOf(a)]
  switch (kind) {
    case 'noble':
    case 'remove': {
      const noble = nobleAt(s, x)
      return { noble: noble < NOBLE_KINDS ? noble : '–', price: priceOf(x) }
    }
    case 'reward':
      return { column: x, reward: phrases.rewards[y] }
    case 'tuck':
      return { column: x, row: y }
    case 'turn':
      return { hand: String((x % 2) + 1), segment: s.segment[s.hand[x % 2]] }
    case 'give':
      return { given: x < CUBES.length ? name('cube', x) : name('art', x - CUBES.length) }
    case 'display':
    case 'return':
      return { art: s.shop[x] < TILE_KINDS ? s.shop[x] : '–' }
    case 'stand':
      return { who: x === 0 ? phrases.aPawn : phrases.aTraveller }
    case 'card':
      return { card: parts(': ', ...(phrases.cards[x] ?? [name('card', x)])) }
    case 'tile':
      return { tile: s.tile[x] < phrases.tiles.length ? tileSaid({ s, phrases }, s.tile[x]) : String(x + 1) }
    case 'flip':
      return { art: x }
    case 'draw':
      return { tiles: 1 + s.firstPasses[pendingSeat(s)] }
    default:
      return ARGUMENTS[kind] ? { [ARGUMENTS[kind]]: x } : {}
  }
}

const pendingSeat = (s: State): number => {
  const seat = first(pendingStep(s))
  return seat < s.seats ? seat : s.turn
}

/** The fact that the argument of a verb is. */
const ARGUMENTS: Readonly<Partial<Record<Kind, string>>> = {
  square: 'iris',
  neutral: 'space',
  place: 'space',
  bid: 'francs',
  park: 'action',
  take: 'art',
  sell: 'art',
  move: 'cell',
  use: 'noble',
  cube: 'cube',
  build: 'space',
  pay: 'payment',
  salary: 'noble',
  pavilion: 'pavilion',
  travellers: 'travellers',
  as: 'art',
  recall: 'space',
  francs: 'francs',
  dismiss: 'noble',
  column: 'column',
  double: 'space',
  row: 'row',
}
