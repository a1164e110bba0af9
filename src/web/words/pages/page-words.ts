// Sentences of the pages around the tables. They are loaded with those pages: a table does without them.
import type { Ending } from '../../../wire/leaving.ts'
import type { RefusalWord } from '../../../wire/refusals.ts'
import type { Pace } from '../../settings.ts'

export interface PageWords {
  readonly settings: {
    readonly title: string
    readonly saved: string
    readonly you: string
    readonly name: string
    readonly nameSays: string
    readonly language: string
    readonly play: string
    readonly quick: string
    readonly quickSays: string
    readonly curtain: string
    readonly curtainSays: string
    readonly pace: string
    readonly paceSays: string
    readonly paces: Readonly<Record<Pace, string>>
    readonly look: string
    readonly theme: string
    readonly sound: string
    readonly soundSays: string
    readonly tryIt: string
    readonly seats: string
    readonly seatsSays: string
    readonly show: string
  }
  /** One's own seats, with the links that give them to another device. */
  readonly seats: {
    readonly title: string
    readonly says: string
    readonly none: string
    readonly link: string
    readonly as: (name: string) => string
    readonly devices: (count: number) => string
    readonly renew: string
    readonly renewed: string
    readonly alone: string
    readonly isAlone: string
  }
  /** The question behind such a link. */
  readonly recover: {
    readonly title: string
    readonly gives: (name: string, table: string) => string
    readonly keeps: string
    readonly warns: string
    readonly instead: string
    readonly has: string
    readonly take: string
    readonly open: string
    readonly no: string
  }
  readonly home: {
    readonly leadIn: string
    /** The first thing that somebody new is offered. */
    readonly learn: string
    readonly noTables: string
    readonly offline: string
    readonly theGames: string
    readonly openCount: (count: number) => string
    readonly players: (from: number, to: number) => string
    readonly minutes: (count: number) => string
    readonly hours: (count: number) => string
    /** After the number of tables, which stands large. */
    readonly waiting: (count: number) => string
    readonly next: (table: string, game: string) => string
    readonly nextTable: string
    readonly longest: string
    readonly others: string
    readonly finished: string
    readonly all: string
    readonly sitDown: string
    readonly place: (rank: number) => string
    readonly ofSeats: (count: number) => string
    readonly removed: (table: string) => string
    readonly undo: string
    /** How a game ended that its rules did not end, in a word or two. */
    readonly endings: Readonly<Record<Exclude<Ending, 'rules'>, string>>
  }
  readonly newTable: {
    readonly isPrivate: string
    readonly isPrivateSays: string
  }
  readonly records: {
    readonly drop: string
    readonly dropSays: string
    readonly paste: string
    readonly open: string
    readonly choose: string
    readonly record: string
    readonly yours: string
    readonly opened: string
    readonly unfinished: string
  }
  readonly result: {
    readonly ended: (date: string) => string
    readonly link: string
    readonly anyone: string
    readonly secret: string
    readonly here: string
    readonly goesOn: string
  }
  readonly away: {
    readonly unreachableSays: string
    readonly title: string
    readonly seen: (time: string) => string
    /** The same, short, where it is said whose turn it is. */
    readonly asSeen: (time: string) => string
    readonly trying: string
    readonly tryingIn: (seconds: number) => string
    readonly attempt: (count: number) => string
    readonly tryNow: string
    /** On what was decided and has not reached the server. */
    readonly kept: string
  }
  /** What the server refuses, by its word. */
  readonly refusals: Readonly<Record<RefusalWord, string>>
  /** What is refused with particulars; those of files are in English. */
  readonly refused: {
    /** By a rule's number; `undo` for what cannot be taken back or made again. */
    readonly byRule: (rule: string) => string
    readonly record: (line: number, says: string) => string
    readonly table: (says: string) => string
    readonly notation: (typed: string, example: string) => string
    /** What begins like a move and is none. */
    readonly orSay: string
  }
  readonly missing: {
    readonly title: string
    readonly says: string
    readonly code: string
    readonly open: string
    readonly next: string
    readonly status: string
  }
  readonly about: {
    readonly by: (designers: string, year: number) => string
    /** Before the numbered rules. */
    readonly rulesSay: string
    readonly provenance: string
    readonly rulebook: string
    readonly components: string
    readonly reconstructed: string
    readonly nothingReconstructed: string
    readonly rulesVersion: string
    readonly content: string
    readonly contentSays: string
    readonly ourValues: string
    readonly schema: string
    readonly notation: string
    readonly notationSays: string
    readonly newTable: string
  }
}
