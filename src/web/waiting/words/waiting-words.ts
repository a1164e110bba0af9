// What is said of a table before it begins: where one is invited, where one waits, and where one goes on from another game. Not needed at a table that
// plays, so it comes with these pages.
import type { Seating } from '../../../wire/seats.ts'

export interface WaitingWords {
  readonly join: {
    readonly invites: (host: string) => string
    readonly invited: string
    readonly seats: string
    readonly pace: string
    readonly time: string
    readonly about: (time: string) => string
    readonly table: string
    readonly listed: string
    readonly private: string
    readonly newToIt: string
    readonly readRules: string
    readonly yours: string
    readonly free: string
    readonly nameSays: string
    readonly onlyWatch: string
    readonly begun: string
    readonly full: string
    readonly watchSays: string
  }
  readonly rules: string
  readonly allRules: string
  readonly host: string
  readonly you: string
  readonly here: string
  readonly away: string
  readonly bot: string
  readonly openSays: string
  readonly closed: string
  readonly closedSays: string
  /** How many are waited for, 0 when everybody sits. */
  readonly waitingFor: (count: number) => string
  readonly putBot: string
  readonly level: (name: string) => string
  readonly remove: string
  readonly removes: (name: string) => string
  readonly close: string
  readonly reopen: string
  readonly getUp: string
  readonly invite: string
  readonly inviteSays: string
  readonly code: string
  readonly qr: string
  readonly share: string
  /** Of the grip by which a seat is moved. */
  readonly moves: (name: string, place: number) => string
  readonly order: string
  readonly orders: Readonly<Record<Seating, string>>
  readonly seated: (count: number, of: number) => string
  readonly allSit: string
  readonly startsItself: string
  readonly youBegin: string
  readonly hostBegins: string
  readonly startWith: (count: number) => string
  readonly begin: string
  readonly fill: string
  readonly cancel: string
  readonly cancelAsk: (table: string) => string
  readonly cancelSays: string
  readonly keep: string
  readonly say: string
  readonly gone: string
  readonly goneSays: string
  readonly fork: {
    readonly title: string
    readonly says: (move: number) => string
    readonly playOn: string
  }
}
