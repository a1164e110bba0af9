// The plot of a lesson: the table, what the others do, what is awaited of the learner, and the places that are pointed at. It has no words: those stand
// in a file a language beside it (`text.ts`).
import type { Options, Seat } from '../../core/game.ts'
import type { Origin } from '../../core/origin.ts'
import { BadLesson, type Entry, readerOf, type Section, sectionsOf } from './lines.ts'

const LESSON_FORMAT = 'tassel lesson 1'

/** A decision as it is written: of a seat, in the game's notation. */
export interface Written {
  readonly line: number
  readonly seat: Seat
  readonly text: string
}

/** Places under one number. */
export interface Points {
  readonly line: number
  readonly number: number
  /** Names that the board gives to its places or pieces, or `holdings:SEAT`. */
  readonly places: readonly string[]
}

/** Other moves that have an answer of their own; `*` stands for anything. */
export interface Others {
  readonly name: string
  readonly patterns: readonly string[]
}

export interface PlotStep {
  readonly line: number
  readonly name: string
  /** What is decided before the learner is asked: by the others, or for him. */
  readonly play: readonly Written[]
  /** What is awaited: decisions of one action; the first line is the way that the lesson goes, the others do as well. None where one only looks. */
  readonly awaits: readonly (readonly Written[])[]
  readonly points: readonly Points[]
  readonly others: readonly Others[]
}

export interface Plot {
  /** The folder of the game, and that of the lesson. */
  readonly id: string
  readonly file: string
  readonly game: string
  /** Its place among the lessons of its game, from one. */
  readonly order: number
  readonly minutes: number
  readonly seats: number
  /** The learner's seat. */
  readonly you: Seat
  readonly options: Options
  readonly origin: Origin
  /** The last one awaits nothing: free play begins with it. */
  readonly steps: readonly PlotStep[]
}

const HEADER = ['lesson', 'game', 'order', 'minutes', 'seats', 'you', 'option *', 'deal', 'seed']
const STEP = ['play', 'await', 'or', 'point *', 'other *']

/** Reads a plot; throws BadLesson with the line that is wrong. What its decisions come to is `script.ts`'s. */
export function plotOf(text: string, id: string): Plot {
  const file = `${id}/plot.txt`
  const [first = ''] = text.split(/\r?\n/, 1)
  if (first.trim() !== LESSON_FORMAT) throw new BadLesson(file, 1, `a lesson begins with "${LESSON_FORMAT}".`)
  const { header, steps } = sectionsOf(text.replace(first, '//'), file)
  const read = readerOf(header, file, HEADER)
  const number = (key: string, least: number, most: number) => numberIn(read.must(key), { file, least, most })
  const seats = number('seats', 1, 8)
  const you = number('you', 0, seats - 1)
  const plot: Plot = {
    id,
    file,
    game: read.must('game').value,
    order: number('order', 1, 99),
    minutes: number('minutes', 1, 60),
    seats,
    you,
    options: Object.fromEntries(read.named('option').map(({ of, value }) => [of, value])),
    origin: originIn(header, file),
    steps: steps.map((step) => stepOf(step, { file, you })),
  }
  const last = plot.steps.at(-1)
  if (!last) throw new BadLesson(file, 1, 'a lesson has at least one step.')
  if (last.awaits.length > 0) throw new BadLesson(file, last.line, 'the last step awaits nothing: free play begins with it.')
  return plot
}

function originIn(header: Section, file: string): Origin {
  const read = readerOf(header, file, HEADER)
  const seed = read.one('seed')
  const deal = read.one('deal')
  if (seed && deal) throw new BadLesson(file, deal.line, 'a lesson has a seed or a deal, not both.')
  if (seed) return { seed: seed.value }
  const { line, value } = read.must('deal')
  try {
    const sheet: unknown = JSON.parse(value)
    if (typeof sheet === 'object' && sheet !== null && !Array.isArray(sheet)) return { sheet: { ...sheet } }
  } catch {}
  throw new BadLesson(file, line, 'the deal is not a JSON object.')
}

function stepOf(section: Section, { file, you }: { readonly file: string; readonly you: Seat }): PlotStep {
  const read = readerOf(section, file, STEP)
  const main = read.one('await')
  const instead = read.all('or')
  if (instead[0] && !main) throw new BadLesson(file, instead[0].line, '"or:" stands beside "await:".')
  return {
    line: section.line,
    name: section.name,
    play: read.all('play').map((entry) => playedIn(entry, file)),
    awaits: [...(main ? [main] : []), ...instead].flatMap(({ line, value }) =>
      waysIn(value).map((way) => way.map((text) => ({ line, seat: you, text }))),
    ),
    points: pointsIn(read.named('point'), file),
    others: read.named('other').map(({ of, value }) => ({ name: of, patterns: value.split('|').map((pattern) => pattern.trim()) })),
  }
}

/** Decisions between `;`, and between `|` what does as well: every way through them, the first of each first. */
function waysIn(value: string): string[][] {
  return value
    .split(';')
    .reduce<string[][]>((ways, decision) => ways.flatMap((way) => decision.split('|').map((text) => [...way, text.trim()])), [[]])
}

function playedIn({ line, value }: Entry, file: string): Written {
  const [, seat, text] = /^(\d) (.+)$/.exec(value) ?? []
  if (seat === undefined) throw new BadLesson(file, line, `"${value}" is not a seat and its decision, like "1 take dse".`)
  return { line, seat: Number(seat), text }
}

function pointsIn(entries: readonly (Entry & { readonly of: string })[], file: string): Points[] {
  return entries.map(({ line, of, value }, i) => {
    if (of !== String(i + 1)) throw new BadLesson(file, line, `points are numbered from 1 in order: this is "point ${i + 1}".`)
    return { line, number: i + 1, places: value.split(/\s+/) }
  })
}

function numberIn({ line, key, value }: Entry, { file, least, most }: { file: string; least: number; most: number }): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw new BadLesson(file, line, `"${key}:" is a number from ${least} to ${most}, not "${value}".`)
}

/** The answer of its own that a move has, by the decisions that it would be; null where the general one is meant. */
export function answerTo({ others }: Pick<PlotStep, 'others'>, decisions: readonly string[]): string | null {
  const said = decisions.join('; ')
  const matches = (pattern: string) => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(said)
  return others.find(({ patterns }) => patterns.some(matches))?.name ?? null
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
