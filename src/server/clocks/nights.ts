// Nights and holidays: the stretches of time in which somebody's clock counts.
import type { DaysClock } from '../../wire/clocks.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

type Night = NonNullable<DaysClock['night']>

/** What holds a clock: a night by somebody's time zone, a holiday until some moment. */
export interface Held {
  readonly night: Night | undefined
  readonly zone: string
  readonly holiday: number | null
}

/** Whether there is a time zone of a name. */
export function isZone(name: string): boolean {
  try {
    return wallOf(name) !== undefined
  } catch {
    return false
  }
}

/** What holds a clock at a moment, and until when; null when nothing does. */
export function holdAt({ night, zone, holiday }: Held, at: number): { readonly why: 'night' | 'holiday'; readonly until: number } | null {
  if (holiday !== null && at < holiday) return { why: 'holiday', until: holiday }
  return night && isNight(night, zone, at) ? { why: 'night', until: nextAt(zone, timeOfDay(night.to), at) } : null
}

/** When a clock that counts at a moment is held next. */
export const heldFrom = ({ night, zone }: Held, at: number): number =>
  night ? nextAt(zone, timeOfDay(night.from), at) : Number.POSITIVE_INFINITY

/** The stretches between two moments in which a clock counts. */
export function* stretches(held: Held, from: number, to: number): Generator<readonly [number, number]> {
  for (let at = from; at < to; ) {
    const hold = holdAt(held, at)
    const end = hold ? hold.until : Math.min(to, heldFrom(held, at))
    if (!hold) yield [at, end]
    at = end
  }
}

const timeOfDay = (text: string): number => (Number(text.slice(0, 2)) * 60 + Number(text.slice(3))) * MINUTE_MS

function isNight({ from, to }: Night, zone: string, at: number): boolean {
  const [begins, ends, now] = [timeOfDay(from), timeOfDay(to), wallAt(zone, at)]
  return begins < ends ? now >= begins && now < ends : now >= begins || now < ends
}

/** The next moment at which the clock on a wall shows a time of the day, also where the wall's clock is put forward or back before that. */
function nextAt(zone: string, time: number, at: number): number {
  const wait = rest(time - wallAt(zone, at)) || DAY_MS
  const next = at + wait + offsetAt(zone, at) - offsetAt(zone, at + wait)
  return next > at ? next : at + wait
}

const wallAt = (zone: string, at: number): number => rest(at + offsetAt(zone, at))

const rest = (ms: number): number => ((ms % DAY_MS) + DAY_MS) % DAY_MS

/** By their names, of which some have several, however they are written. */
const walls = new Map<string, Intl.DateTimeFormat>()
const MOST_WALLS = 1000

/** Wherever clocks are changed, they are changed at one of these. */
const QUARTER_MS = 15 * MINUTE_MS
const MOST_OFFSETS = 10_000
/** A list of tables asks for the same nights again and again, and asking the wall takes long. */
const offsets = new Map<string, number>()

/** How far the wall's clock is ahead of UTC. */
function offsetAt(zone: string, at: number): number {
  const quarter = Math.floor(at / QUARTER_MS)
  const key = `${zone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  const offset = shownAt(zone, quarter * QUARTER_MS)
  offsets.set(key, offset)
  return offset
}

function shownAt(zone: string, at: number): number {
  const shown: Record<string, number> = {}
  for (const { type, value } of wallOf(zone).formatToParts(at)) shown[type] = Number(value)
  return Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute, shown.second) - at
}

function wallOf(timeZone: string): Intl.DateTimeFormat {
  const known = walls.get(timeZone)
  if (known) return known
  const [year, month, day, hour, minute, second] = Array.from({ length: 6 }, () => 'numeric' as const)
  const wall = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', year, month, day, hour, minute, second })
  if (walls.size >= MOST_WALLS) walls.clear()
  walls.set(timeZone, wall)
  return wall
}
