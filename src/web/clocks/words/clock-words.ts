// What is said of clocks: as they run, and as they are chosen. They come with the first clock that is shown.
import type { Clock } from '../../../wire/clocks.ts'
import type { Name } from '../../board/words.ts'

type Unit = 'd' | 'h' | 'min' | 's'
type Timeout = Clock['timeout']

export interface ClockWords {
  /** On a clock: `2 d`. */
  readonly units: Readonly<Record<Unit, (count: number) => string>>
  /** In a sentence: `2 days`. */
  readonly spans: Readonly<Record<Unit, (count: number) => string>>
  readonly clocks: string
  readonly you: string
  readonly bot: string
  /** A bot in somebody's stead; null for the reader's. */
  readonly botFor: (name: Name) => string
  readonly outOfTime: string
  /** Why a clock stands, and until when. */
  readonly asleep: (until: string) => string
  readonly away: (until: string) => string
  /** The server was away, and gives the time back; or it does not answer, and nobody knows. */
  readonly silent: string
  readonly seen: string
  /** Of a clock, to those who hear it. */
  readonly left: (time: string) => string
  readonly low: (time: string) => string
  readonly leastFirst: string
  readonly until: (moment: string) => string
  readonly live: string

  /** A clock as it was chosen, in sentences. */
  readonly said: {
    readonly none: string
    readonly live: (base: string, increment: string | null) => string
    readonly days: (bank: string, increment: string | null, cap: string | null) => string
    readonly refill: (bank: string) => string
    readonly night: (from: string, to: string) => string
    readonly holiday: (days: number) => string
    readonly timeout: Readonly<Record<Timeout, string>>
  }
  readonly choose: {
    readonly title: string
    readonly change: string
    readonly save: string
    readonly kinds: Readonly<Record<'none' | 'live' | 'days', { readonly name: string; readonly says: string }>>
    readonly time: string
    /** Of the preset that fills the bank with every turn. */
    readonly each: (span: string) => string
    /** Of the others: what one has, and what one gets back. */
    readonly preset: (bank: string, increment: string) => string
    readonly own: string
    readonly minutes: string
    readonly seconds: string
    readonly days: string
    readonly hours: string
    readonly incrementHours: string
    readonly capDays: string
    readonly night: string
    readonly nightSays: (zone: string) => string
    readonly from: string
    readonly to: string
    readonly holiday: string
    readonly holidaySays: string
    readonly timeout: string
    readonly timeouts: Readonly<Record<Timeout, { readonly name: string; readonly says: string }>>
  }
}
