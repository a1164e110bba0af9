// What is said of those who go, return and ask. They come after the table: with its menu, its log, or when somebody asks.
import type { Clock } from '../../../wire/clocks.ts'
import type { AskKind, Ending, NoteKind, SteadWhy } from '../../../wire/leaving.ts'
import type { Name } from '../../board/words.ts'

/** Something that can be done: what the button is called, what it does, and what is pressed then. */
export interface DeedWords {
  readonly name: string
  readonly says: string
  readonly yes: string
}

/** Who is told of in a note; null is the reader. */
interface Noted {
  readonly name: Name
  /** Whose doing it was; undefined where nobody else's. */
  readonly by: Name | undefined
  readonly ask: AskKind | undefined
  /** The end of a holiday. */
  readonly until: string
}

export interface LeavingWords {
  readonly title: string
  readonly deeds: Readonly<Record<'resign' | 'leave' | 'end' | 'take-back' | 'time' | 'close', DeedWords>>
  /** For somebody who is absent. */
  readonly standIn: (name: string) => DeedWords
  readonly remove: (name: string) => DeedWords
  readonly holiday: {
    readonly deed: DeedWords
    readonly back: DeedWords
    readonly days: string
    readonly left: (days: number) => string
  }
  readonly notNow: string
  /** Why nothing can be asked now. */
  readonly asking: string

  readonly ask: {
    /** Who asks for what; null for the reader. */
    readonly says: (kind: AskKind, name: Name) => string
    /** What comes of it. */
    readonly after: Readonly<Record<Exclude<AskKind, 'time'>, string>> & { readonly time: (span: string) => string }
    readonly agree: string
    readonly notNow: string
    readonly withdraw: string
    readonly agreed: (name: string) => string
    readonly owing: (name: string) => string
  }

  readonly warning: {
    readonly title: (moment: string) => string
    readonly after: Readonly<Record<Clock['timeout'], string>>
    readonly more: string
    readonly holiday: string
    readonly close: string
  }

  readonly stead: {
    readonly title: string
    readonly why: Readonly<Record<SteadWhy, (moment: string) => string>>
    readonly moves: (count: number) => string
    readonly back: (time: string | null) => string
    readonly comeBack: string
    readonly watch: string
    readonly forGood: string
  }

  readonly notes: Readonly<Record<NoteKind, (noted: Noted) => string>>

  readonly endings: Readonly<Record<Exclude<Ending, 'rules'>, string>>
  readonly noWinner: string
  readonly resigned: string
  readonly unsay: {
    readonly name: string
    readonly of: (name: string) => string
    readonly asks: string
  }
}
