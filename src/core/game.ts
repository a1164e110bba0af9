// The contract that every game meets. Core knows no game; everything else knows games only through this.
import type { Action, ActionKind, Actions } from './action.ts'
import type { Block } from './block.ts'
import type { Rng } from './rng.ts'
import type { ObjectSchema } from './schema.ts'

/** Seats are numbers 0…n−1 in turn order. */
export type Seat = number
/** Somebody who looks at the table: a seat, or SPECTATOR. */
export type Viewer = number
/** The viewer who holds no seat and knows only what lies open. */
export const SPECTATOR: Viewer = -1

/** A choice made before the game: one of a few named values. */
export interface Option {
  readonly key: string
  readonly says: string
  readonly values: readonly string[]
  readonly default: string
}
export type Options = Readonly<Record<string, string>>
export interface Config {
  readonly seats: number
  readonly options: Options
}

/** Where a game's facts come from, said plainly. */
export interface Provenance {
  readonly rulebook: string
  readonly components: string
  /** Values that were reconstructed because no source names them; empty when every one is known. */
  readonly reconstructed: readonly string[]
}

export interface Meta {
  readonly id: string
  readonly title: string
  /** As the editions in other languages print it, where that is another. */
  readonly titles?: Readonly<Record<string, string>>
  readonly year: number
  readonly designers: readonly string[]
  /** Its number at BoardGameGeek, where we are sure of it. */
  readonly bgg: number | null
  readonly seats: readonly number[]
  readonly options: readonly Option[]
  /** Counts up whenever a rule changes in a way that old records would replay differently. */
  readonly rulesVersion: number
  readonly provenance: Provenance
}

/** A real table's decks, written down: plain JSON that the game checks field by field. */
export type DealSheet = Readonly<Record<string, unknown>>
/** How a game is dealt: by a seeded generator, or exactly as a sheet says. */
export type Deal = Rng | DealSheet

/** Named integers of a log line or a refusal; words and pictures are made from them by the reader's language. */
export type Facts = Readonly<Record<string, number>>

/** Which facts a log event carries, and whether all may hear it or only the seat it is told of. */
export interface EventKind {
  readonly facts: readonly string[]
  readonly heardBy: 'all' | 'own'
}
/** Receives log events while an action is done; absent in search. */
export type Tell<E extends string = string> = (event: E, seat: Seat, ...values: number[]) => void

/** Why an action is not legal: the rule, a reason from the game's list, and the facts it missed. */
export interface Problem {
  readonly rule: string
  readonly reason: string
  readonly facts: Facts
}

export interface Score {
  readonly seat: Seat
  readonly total: number
  /** The total taken apart, in the order of the rulebook's scoring. */
  readonly parts: Readonly<Record<string, number>>
  /** 1 for the winners; equal after all tie-breakers means shared. */
  readonly rank: number
}
export interface Result {
  readonly over: boolean
  readonly scores: readonly Score[]
}

/** An option as a person reads it: what it decides, and its values. */
export interface OptionWords {
  readonly says: string
  readonly values: Readonly<Record<string, string>>
}

/** How a reader calls those at the table: others by their names, himself `you`. */
export interface Voice {
  readonly you: Seat | null
  name(seat: Seat): string
}

/**
 * A game's sentences in one language, with `{{fact}}` where a fact stands (`core/words.ts` says them). A log line is told of a seat, which stands
 * before it, or where it has `{{seat}}`; one that begins with `-` has no subject. `[takes|take]` is said of others and of you, `<theirs|yours|own>` of
 * what belongs to the seat `other`, `{francs?some~none}` of as many francs as there are.
 */
export interface Words {
  readonly log: Readonly<Record<string, string>>
  readonly why: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
  /** By the option's key; the content option is named by whoever shows it. */
  readonly options?: Readonly<Record<string, OptionWords>>
  /** The fields of the state that a person at the table looks at, for faces that are made of them; all that are not secret, where absent. */
  readonly fields?: Readonly<Record<string, string>>
  /** A fact as words, `name('gem', 2)`, or a field's value. What it does not know are numbers. A case of a fact has a name of its own: `{{town_in}}`. */
  name(fact: string, value: number): string
  /** Whose table this is read at; without it seats are named by their numbers. */
  readonly voice?: Voice
}

/** Values by name: integers, names, and lists and groups of them. */
export type Values = Readonly<Record<string, unknown>>

/** What of a game a content pack may change. */
export interface Content<V extends object = Values> {
  /** Every value with its bounds, as JSON Schema. */
  readonly schema: ObjectSchema
  /** The values we play with: all of them. */
  readonly printed: V
  /** What a schema cannot say: what is wrong with complete values, naming the field; null when nothing is. */
  problem?(values: V): string | null
}

/** How games begun under one version of the rules go on under the next. What is absent changes nothing. */
export interface Forward {
  /** Makes of the bytes of a state those that the next version would have stored. */
  bytes?(bytes: Uint8Array, config: Config): Uint8Array
  /** The options with which the next version plays by the same rules. */
  options?(options: Options): Options
  /** With those options the next version replays every game of this one to the same bytes, so records stay valid and a table may span both. */
  readonly replays?: true
}

export interface Game<S extends Block = Block> {
  readonly meta: Meta
  /** By the older version. Every version before the present has its step. */
  readonly forward?: Readonly<Record<number, Forward>>
  readonly kinds: readonly ActionKind[]
  readonly events: Readonly<Record<string, EventKind>>
  readonly words: Words
  /** The words in other languages than English, each loaded when asked for; absent where only a board of the game's own speaks them. */
  readonly translations?: Readonly<Record<string, () => Promise<Words>>>
  /** What a content pack may change; absent where every value is known. */
  readonly content?: Content

  /** An empty block for that many seats and those options. */
  create(config: Config): S
  /** Deals: overwrites the whole block. Throws BadConfig when an explicit deal is not one. */
  setup(s: S, config: Config, deal: Deal): void
  /** The deal of a state that was just set up, as a sheet that deals the same bytes again. */
  sheet(s: S): DealSheet

  /** Bit mask of the seats that owe a decision; 0 when the game is over. */
  actors(s: S): number
  /** Writes every legal action of a seat into `out`, complete and in a stable order; returns the count. */
  legal(s: S, seat: Seat, out: Actions): number
  /** Whether what a seat owes belongs to an action that it has begun: a rulebook's action may be several decisions. */
  isMidAction(s: S, seat: Seat): boolean
  /** Does it, trusting that it is legal. Also works on a redacted block, where what was unknown stays so. */
  apply(s: S, seat: Seat, a: Action, tell?: Tell): void
  /** Why a well-formed action is not legal, or null when it is. */
  problem(s: S, seat: Seat, a: Action): Problem | null

  /** Overwrites what a viewer may not know with UNKNOWN. */
  redact(s: S, viewer: Viewer): void
  /** Replaces every UNKNOWN by a consistent deal. */
  guess(s: S, rng: Rng): void

  /** Scores with their breakdown and ranking after tie-breakers, at any moment. */
  result(s: S): Result
  /** What is wrong with a state (a piece too many, a number out of range), or null. Refuses what a stranger sends. */
  audit(s: S): string | null

  /** An action as text. */
  format(a: Action): string
  /** The action that a text means; throws BadNotation. */
  parse(text: string): Action
  /** The places an action touches, one named twice when it is touched twice, so that a board can highlight them and be clicked. */
  describe(s: S, seat: Seat, a: Action): readonly string[]
}
