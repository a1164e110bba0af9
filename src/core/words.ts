// Sentences from facts: the same events and refusals, read out in whichever language the words are.
import type { Action } from './action.ts'
import { type Block, clone, UNKNOWN } from './block.ts'
import { spaced } from './chinese.ts'
import type { Facts, Game, Meta, Problem, Seat, Viewer, Words } from './game.ts'

/** The languages that everything a person reads exists in. */
export const LANGUAGES = ['en', 'ru', 'uk', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

/** A game's title as a language's own edition prints it. */
export const titleIn = ({ title, titles }: Pick<Meta, 'title' | 'titles'>, language: string): string => titles?.[language] ?? title

/** A log event as it was told. */
export interface Told {
  readonly event: string
  readonly seat: Seat
  readonly facts: Facts
}

/** Collects what is told while an action is done. */
export function listener(game: Game): { tell: (event: string, seat: Seat, ...values: number[]) => void; told: Told[] } {
  const told: Told[] = []
  return {
    told,
    tell(event, seat, ...values) {
      const facts = Object.fromEntries(game.events[event].facts.map((fact, i) => [fact, values[i]]))
      told.push({ event, seat, facts })
    },
  }
}

/** What a legal action would be told as, as far as it can be foreseen in a view. */
export function foretold(game: Game, view: Block, { seat, action }: { readonly seat: Seat; readonly action: Action }): Told[] {
  const ear = listener(game)
  game.apply(clone(view), seat, action, ear.tell)
  return ear.told.filter(({ facts }) => !Object.values(facts).includes(UNKNOWN))
}

/** Whether a viewer may hear an event: those told to one seat only are for that seat. */
export function mayHear(game: Game, { event, seat }: Told, viewer: Viewer): boolean {
  return game.events[event].heardBy === 'all' || seat === viewer
}

/** Puts something in the place of every `{{name}}` of a sentence. */
export function fillIn(sentence: string, value: (name: string) => string): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => value(name))
}

/** A piece of a sentence: words as they are, or a fact that a face may draw. */
export interface Piece {
  readonly text: string
  readonly fact?: string
  readonly value?: number
  /** The seat that the sentence is told of. */
  readonly isSubject?: boolean
}

/** Something to be said: a sentence, the facts in it, and the seat that it is told of, if any. */
interface Saying {
  readonly sentence: string
  readonly facts: Facts
  readonly seat?: Seat
}

/** Whether a line says something: what the log's headings tell has no sentence. */
export const isSaid = ({ event }: Told, words: Words): boolean => words.log[event] !== ''

/** A log line in pieces: `takes`, a fact. */
export function linePieces({ event, seat, facts }: Told, words: Words): Piece[] {
  const sentence = (words.log[event] ?? event).replace(/^(-|[:,] )/, '')
  return piecesOf({ sentence, facts, seat }, words)
}

/** A log line with its subject in pieces, wherever the language puts it; none for what nobody does. */
export function sentencePieces({ event, seat, facts }: Told, words: Words): Piece[] {
  const sentence = words.log[event] ?? event
  if (sentence.startsWith('-')) return piecesOf({ sentence: sentence.slice(1), facts, seat }, words)
  const whole = sentence.includes('{{seat}}') ? sentence : `{{seat}}${/^[:,]/.test(sentence) ? '' : ' '}${sentence}`
  return piecesOf({ sentence: whole, facts, seat }, words)
}

/** A log line without its subject: `takes 1 diamond, 1 ruby`. */
export const logLine = (told: Told, words: Words): string => textOf(linePieces(told, words))

/** A log line with its subject: `Horta takes 1 diamond`, `You take 1 diamond`. */
export const logSentence = (told: Told, words: Words): string => textOf(sentencePieces(told, words))

/** A refusal as a sentence. */
export function whyNot({ reason, facts }: Problem, words: Words, voice = words.voice): string {
  const says = textOf(piecesOf({ sentence: words.why[reason] ?? '', facts }, voice ? { ...words, voice } : words))
  return says.charAt(0).toUpperCase() + says.slice(1)
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

/** How a seat is called. */
export function seatName(seat: Seat, words: Words): string {
  return words.voice ? words.voice.name(seat) : words.name('other', seat)
}

function piecesOf({ sentence, facts, seat }: Saying, words: Words): Piece[] {
  const said = voiced(counted(sentence, facts), { words, seat, other: facts.other })
  const pieces = said.split(/\{\{(\w+)\}\}/).map((text, i): Piece => {
    if (i % 2 === 0) return { text }
    if (text === 'seat') return { text: seat === undefined ? '' : seatName(seat, words), isSubject: true }
    if (text === 'other') return { text: seatName(facts.other, words) }
    const value = facts[text.split('_')[0]]
    return { text: words.name(text, value), fact: text, value }
  })
  return pieces.map((piece, i) => ({ ...piece, text: apart(pieces[i - 1]?.text, piece.text) })).filter(({ text }) => text !== '')
}

interface Persons {
  readonly words: Words
  readonly seat: Seat | undefined
  readonly other: Seat | undefined
}

/** A part of a sentence that is said of some, `{francs? and gain[s|] {{francs}}}`, and after `~` what is said of none. */
const OF_SOME = /\{(\w+)\?((?:\{\{\w+\}\}|[^{}~])*)~?((?:\{\{\w+\}\}|[^{}~])*)\}/g

/** A sentence without what it does not say of so many: nobody is told of zero francs. Parts may lie in parts. */
function counted(sentence: string, facts: Facts): string {
  const said = sentence.replace(OF_SOME, (_, fact: string, some: string, none: string) => (facts[fact] === 0 ? none : some))
  return said === sentence ? said : counted(said, facts)
}

/** A sentence as it is said of this seat to this reader. */
function voiced(sentence: string, { words, seat, other }: Persons): string {
  const you = words.voice?.you ?? null
  return sentence
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, theirs: string, yours: string) => (seat !== undefined && seat === you ? yours : theirs))
    .replace(/<([^|>]*)\|([^|>]*)\|([^>]*)>/g, (_, theirs: string, yours: string, own: string) =>
      other === seat ? own : other === you ? yours : theirs,
    )
}

/** A space that follows a Chinese name. */
const GAP_IN_CHINESE = /^\p{Script=Han} \p{Script=Han}/u

/** A piece as it stands after another: a Latin name has a space beside Chinese, a Chinese one has none. */
function apart(before: string | undefined, text: string): string {
  const last = [...(before ?? '')].at(-1)
  if (!last || text === '') return text
  if (GAP_IN_CHINESE.test(last + text)) return text.slice(1)
  const meeting = last + [...text][0]
  return spaced(meeting) === meeting ? text : ` ${text}`
}
