// Sentences from facts: the same events and refusals, read out in whichever language the words are.
import type { Action } from './action.ts'
import { type Block, clone, UNKNOWN } from './block.ts'
import type { Facts, Game, Problem, Seat, Viewer, Words } from './game.ts'

/** The languages that everything a person reads exists in. */
export const LANGUAGES = ['en', 'ru', 'uk', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

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

/** Puts facts into a sentence: `{{gem}}` becomes the words' name of that gem. */
export function fill(sentence: string, facts: Facts, words: Words): string {
  return fillIn(sentence, (fact) => words.name(fact, facts[fact]))
}

/** A log line without its subject: `takes 1 diamond, 1 ruby`. */
export function logLine({ event, facts }: Told, words: Words): string {
  return fill(words.log[event], facts, words)
}

/** A refusal as a sentence. */
export function whyNot({ reason, facts }: Problem, words: Words): string {
  return fill(words.why[reason], facts, words)
}
