// What the words of every board are made of: the game's own, and the board's phrases beside them.
import type { Seat, Words } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'
import type { SeatInfo } from '../../wire/seats.ts'

/** The game's words together with the phrases of its board: what a face loads and is handed back. */
export interface BoardWords<Phrases> extends Words {
  readonly phrases: Phrases
}

/** Reads a board's phrases out of the words that the page handed it. */
export function phrasesIn<Phrases>(): (words: Words) => Phrases {
  const isBoardWords = (words: Words): words is BoardWords<Phrases> => 'phrases' in words
  return (words) => {
    if (!isBoardWords(words)) throw new TypeError('A board was given words that its face did not load.')
    return words.phrases
  }
}

/** Whose something is, as a phrase takes it: a name, or null for the reader, who is told `your`. */
export type Name = string | null

/** A seat's name as phrases take it. */
export const nameTo = ({ seats, words }: { readonly seats: readonly SeatInfo[]; readonly words: Words }, seat: Seat): Name =>
  seat === words.voice?.you ? null : seats[seat].name

/** `you`, beside a name that does not say so itself. */
export const beside = (name: string, you: string): Part => name.toLowerCase() !== you.toLowerCase() && you

/** A language's words are fetched when it is chosen. */
export function loading<T>(files: Readonly<Record<Language, () => Promise<T>>>): (language: Language) => Promise<T> {
  return (language) => files[language]()
}

/** A sentence or a label that begins large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export type Part = string | false | null | undefined

/** What is known of a thing, part by part; what does not hold is left out. */
export const parts = (between: string, ...all: readonly Part[]): string => punctuated(all.filter(Boolean).join(between))

const WIDE: Readonly<Record<string, string>> = { ', ': '，', '; ': '；', ': ': '：', '. ': '。' }

/** A text that boards put together, with the wide marks that stand in Chinese. */
export const punctuated = (text: string): string => (/\p{Script=Han}/u.test(text) ? text.replace(/[,;:.] /g, (mark) => WIDE[mark]) : text)

/** The same as a label of its own. */
export const said = (...all: readonly Part[]): string => capital(parts('; ', ...all))

/** A format costs more to make than to use, and a board names dozens of lists at every pick: each is made once. */
const formats = new Map<string, Intl.ListFormat>()
function inAList(language: string, names: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const key = `${language} ${type}`
  const format = formats.get(key) ?? new Intl.ListFormat(language, { type })
  formats.set(key, format)
  return format.format(names)
}

/** “A, B and C” */
export const together = (language: string, names: readonly string[]): string => inAList(language, names, 'conjunction')

/** “A, B or C” */
export const either = (language: string, names: readonly string[]): string => inAList(language, names, 'disjunction')
