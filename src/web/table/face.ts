// What a game brings to the table page. The page knows no game: it draws a face, and a face holds no rules.
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { Action } from '../../core/action.ts'
import type { Block } from '../../core/block.ts'
import type { Game, Options, Problem, Seat, Voice, Words } from '../../core/game.ts'
import type { Language, Told } from '../../core/words.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { Explanation, LegendEntry } from '../board/explained.ts'
import type { Picking } from '../board/places.tsx'
import type { Teller } from '../scenes/scene.ts'
import type { Choice } from './choice.ts'
import type { Habits } from './intent.ts'
import type { Plan } from './plan.ts'

/** What a board draws from. Its places are picked by themselves (`board/place.tsx`). */
export interface BoardProps<S extends Block = Block> extends Pick<Picking, 'open' | 'picked'> {
  /** The state as the viewer sees it. */
  readonly s: S
  readonly seats: readonly SeatInfo[]
  /** The seat whose choices these are; null for a spectator. */
  readonly you: Seat | null
  /** The game's own words in the reader's language. */
  readonly words: Words
  /** Everything chosen so far; with what is ready, where something is. */
  readonly plan?: Plan<S> | null | undefined
}

/** One seat's holdings beside the board. `mine` asks for the large form. */
export interface HoldingsProps<S extends Block = Block> extends BoardProps<S> {
  readonly seat: Seat
  readonly mine: boolean
}

/** What the prompt bar of a game with choices of its own is drawn from. */
export interface ChoicesProps<S extends Block = Block> extends BoardProps<S> {
  /** The seat that is asked. */
  readonly seat: Seat
  /** Every choice that still fits what was picked. */
  readonly fitting: readonly Choice[]
  /** The choice that waits for confirmation. */
  readonly ready: Choice | null
  /** Chooses: the slip shows it. */
  take(choice: Choice): void
  label(action: Action): string
}

/** What the slip of a decision is drawn from. */
export interface SlipProps<S extends Block = Block> {
  readonly board: BoardProps<S>
  /** Everything chosen so far; with what is ready, where something is. */
  readonly plan: Plan<S>
  /** Whether it can be done as it is. */
  readonly isWhole: boolean
  /** The choices that still fit. */
  readonly fitting: readonly Choice[]
  /** Chooses otherwise: another payment. */
  take(choice: Choice): void
  /** The same by a place of the board, also one of an earlier decision: another source. */
  pick(place: string): void
  /** Does what is ready: for a field in which Enter would otherwise be lost. */
  confirm(): void
  label(action: Action): string
}

/** One thing that a decision comes to: what is paid, what is got, who else gains. */
export interface SlipCell {
  readonly name: string
  readonly rows: readonly ReactNode[]
  /** Whether it is seen elsewhere too: on a desk it is left out where the box is narrow. */
  readonly isMinor?: boolean
}

export interface SlipContent {
  readonly picture?: ReactNode
  readonly title?: string
  readonly note?: string
  readonly cells?: readonly SlipCell[]
  /** What it will not achieve, and what would still happen; `instead` where that is worth doing by itself. */
  readonly missed?: SlipMissed | undefined
  /** The name of the deed, for its button. */
  readonly deed?: string
  /** What is turned up by it, where it reveals something. */
  readonly turnedUp?: string | undefined
  /** Another reading by what tells it from this one, for its button. */
  label?(action: Action): string
  /** The key that takes another reading, where it has one. */
  key?(action: Action): string | undefined
  /** Choices that would crowd the slip: they lie behind a button of their own. */
  readonly more?: SlipMore | undefined
}

export interface SlipMissed {
  readonly says: string
  readonly still?: string
  readonly instead?: boolean
  /** The rule by which it will not. */
  readonly rule?: string | undefined
}

export interface SlipMore {
  readonly name: string
  readonly choices: readonly { readonly choice: Choice; readonly shows: ReactNode }[]
}

/** A part of a board that is too large for a phone: there it has a tab of its own. */
export interface BoardPart {
  readonly id: string
  name(words: Words): string
  /** Whether a place lies in it. */
  holds(place: string): boolean
}

/** What of a game is shown as a scene, and how that is loaded: nobody needs it before the first. */
export interface FaceScenes<S extends Block = Block> {
  /** The events by which a scene is known, each with its name: of several that were told, the first in this list names it. */
  readonly events: Readonly<Record<string, string>>
  load(): Promise<Teller<S>>
}

export interface GameFace<S extends Block = Block> extends Habits<S> {
  readonly game: Game<S>
  /** The game's words and the face's own, loaded with the language; those of a table with such options, or all that there are. */
  load(language: Language, options?: Options): Promise<FaceWords<S>>
  readonly Board: ComponentType<BoardProps<S>>
  readonly Holdings: ComponentType<HoldingsProps<S>>
  /** The parts of the board, where a phone shows one at a time; tabs before those of the page. */
  readonly parts?: readonly BoardPart[]
  /** Whether arrow keys lead between the places of its boards: then Tab goes to those that can be picked. */
  readonly arrows?: boolean
  /** Custom properties for the whole page, where a position gives them: the colours of its seats. */
  colours?(s: S): CSSProperties
  /** Draws the choices in the prompt bar, in place of the page's plain buttons. */
  readonly Choices?: ComponentType<ChoicesProps<S>>
  /** A fact inside a log line, drawn where that is better than a word: gems as gems. */
  readonly Fact: ComponentType<{ readonly fact: string; readonly value: number; readonly words: Words }>
  /** How many rounds the page's header counts to. */
  readonly lastRound?: number
  /** Which part of the game it is, for the header, where a round's number alone does not say it: the era, the auction. */
  when?(s: S, words: Words): string
  /** The event told when a round is over, in a game whose order of turns changes. */
  readonly roundEnds?: string
  /** Where rounds have a name of their own, like auctions: the events that begin one, and what it is called. */
  readonly rounds?: { readonly begin: readonly string[]; name(round: number, words: Words): string }
  /** In a game of several eras: the event told when the next one begins, with which rounds are counted anew, and the name of each. */
  readonly eras?: { readonly begins: string; name(era: number, words: Words): string }
  /** How its log is made short enough to be told, and where on the board it happened. */
  tale?(): Promise<Tale<S>>
  /** What the slip says of what is chosen: a picture, the price, the gain. What a face leaves out is said in the page's plain words. */
  slip?(props: SlipProps<S>): SlipContent
  /** Loads what the first move does not need, like the slips, while it is thought of. */
  later?(language: Language): Promise<unknown>
  readonly scenes?: FaceScenes<S>
  /** Whether a plan misses what the person is likely to want: then it is never done at once. */
  warns?(plan: Plan<S>): boolean
  /** The action whose refusal explains a place: hovering a card asks why it cannot be bought. */
  probe(s: S, seat: Seat, wanted: Wanted): Action | null
  /** Loads what its pieces say of themselves, and its legend. */
  explainer?(language: Language): Promise<Explainer<S>>
}

/** What its pieces say of themselves, in one language. */
export interface Explainer<S extends Block = Block> {
  /** Of a place, by its name, or of whatever else carries `data-about`; null where there is nothing to say. */
  explain(about: string, board: BoardProps<S>): Explanation | null
  legend(board: BoardProps<S>): readonly LegendEntry[]
}

/** A place that somebody asks about, and what he has picked meanwhile: what he seems to want. */
export interface Wanted {
  readonly place: string
  readonly picked?: readonly string[]
}

/** How a game's log is made short, and where on the table it happened. */
export interface Tale<S extends Block = Block> {
  /** Events that are worth no sentence of their own. */
  readonly quiet: ReadonlySet<string>
  /** Events that say what was done: an action's sentence names each of them, whatever else is folded away. */
  readonly main?: ReadonlySet<string>
  /** The places, as the table lies now, that an event was about; those of a seat's own are none of them. */
  touches(line: Told, s: S): readonly string[]
  /** How many pieces an event took away, and from which places. */
  taken?(line: Told, s: S): readonly (readonly [place: string, count: number])[]
  /** The number of the rule that a line follows; null where another line says it. */
  rule?(line: Told): string | null
  /** The places by which they came; `before` is what was told of the same action before it. */
  way?(line: Told, s: S, before: readonly Told[]): readonly string[]
}

export interface FaceWords<S extends Block = Block> {
  readonly words: Words
  /** One sentence that says what is asked of a seat now, with some places of a choice picked already. */
  ask(s: S, seat: Seat, picked?: readonly string[]): string
  /** A choice as a button. */
  label(s: S, seat: Seat, a: Action): string
  /** A refusal in this language, as it is said to a reader. */
  refuse(problem: Problem, voice?: Voice): string
}
