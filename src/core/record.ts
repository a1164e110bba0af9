// A record is a table as text: a header, an empty line, one decision a line. Each line ends in a check mark chained from the deal,
// so that the first line that was tampered with is known. A record written by hand may leave the marks out.
import { type Block, hash } from './block.ts'
import { configOf } from './config.ts'
import { BadConfig, BadNotation, BadRecord, IllegalAction } from './errors.ts'
import { optionsForward, replays } from './forward.ts'
import type { Game, Result } from './game.ts'
import type { Fork, Origin } from './origin.ts'
import { commitment } from './seed.ts'
import { openTable, type Table } from './table.ts'

export const RECORD_FORMAT = 'tassel record 1'

/** Whose game a record is of, as far as somebody wrote it down: nothing is replayed by it. */
export interface About {
  /** The table's name. */
  readonly table?: string
  /** When it was last played at, ISO 8601. */
  readonly date?: string
  /** By seat; empty where nobody is named. */
  readonly players?: readonly string[]
  /** How it ended, where its rules did not end it. */
  readonly ended?: string
}

/** A table as text. */
export function writeRecord<S extends Block>(table: Table<S>, about: About = {}): string {
  const { game, config, origin, decisions } = table
  const result = game.result(table.at())
  const options = Object.entries(config.options).map(([key, value]) => `option ${key}: ${value}`)
  const header = [
    RECORD_FORMAT,
    `game: ${game.meta.id}`,
    `rules: ${game.meta.rulesVersion}`,
    `seats: ${config.seats}`,
    ...aboutLines(about),
    ...options,
    ...('seed' in origin ? [`seed: ${origin.seed}`, `commitment: ${commitment(origin.seed)}`] : [`deal: ${JSON.stringify(origin.sheet)}`]),
    ...(origin.forks ?? []).flatMap(forkLines),
    `start: ${markText(hash(table.at(0)))}`,
    `result: ${resultText(result)}`,
  ]
  let mark = hash(table.at(0))
  const lines = decisions.map(({ seat, action }, i) => {
    mark = hash(table.at(i + 1), mark)
    return `${seat} ${game.format(action)} #${markText(mark)}`
  })
  return [...header, '', ...lines, ''].join('\n')
}

function aboutLines({ table = '', date = '', players = [], ended = '' }: About): string[] {
  const said: [string, string][] = [
    ['table', table],
    ['date', date],
    ...players.map((name, seat): [string, string] => [`player ${seat}`, name]),
    ['ended', ended],
  ]
  return said.map(([key, value]) => [key, value.replace(/\s+/g, ' ').trim()]).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []))
}

/** Whose game a record says that it is of. */
export function aboutIn(text: string): About {
  const header = headerOf(linesOf(text))
  const players = Array.from({ length: Number(header.get('seats')?.text ?? 0) }, (_, seat) => header.get(`player ${seat}`)?.text ?? '')
  const [table, date, ended] = ['table', 'date', 'ended'].map((key) => header.get(key)?.text)
  return { ...(table && { table }), ...(date && { date }), ...(players.some(Boolean) && { players }), ...(ended && { ended }) }
}

/** A fork has a line for its seed, one for the promise of it, and one for the table that it left, where that has a name. */
function forkLines({ at, seed, of }: Fork): string[] {
  const name = of === '' ? [] : [`fork ${at} of: ${of}`]
  return [...name, `fork ${at}: ${seed}`, `fork ${at} commitment: ${commitment(seed)}`]
}

/** `15 12` in seat order when the game is over; otherwise the record is of a game that goes on. */
function resultText(result: Result): string {
  return result.over ? result.scores.map((score) => score.total).join(' ') : 'open'
}

const markText = (mark: number): string => mark.toString(16).padStart(8, '0')

interface Line {
  readonly number: number
  readonly text: string
}
type Header = Map<string, Line>
const KEYS = ['game', 'rules', 'seats', 'table', 'date', 'ended', 'seed', 'commitment', 'deal', 'start', 'result']
const NUMBERED = /^(option .*|player \d|fork [1-9]\d*( commitment| of)?)$/

/** How far to read, and the games that may occur. */
export interface ReadOptions {
  readonly games: readonly Game[]
  /** Stop after so many decisions. */
  readonly to?: number
}

/** Replays a record, checking everything it claims. Throws BadRecord with the line that is wrong. */
export function readRecord(text: string, { games, to = Number.POSITIVE_INFINITY }: ReadOptions): Table {
  const lines = linesOf(text)
  const header = headerOf(lines)
  const table = openFrom(header, games)
  checkStart(table, header)
  const moves = lines.slice(headerEnd(lines)).filter((line) => line.text !== '' && !line.text.startsWith('//'))
  replay(table, moves.slice(0, to))
  if (moves.length <= to) checkResult(table, header)
  return table
}

const linesOf = (text: string): Line[] => text.split(/\r?\n/).map((line, i) => ({ number: i + 1, text: line.trim() }))

function headerEnd(lines: readonly Line[]): number {
  const blank = lines.findIndex((line) => line.text === '')
  return blank < 0 ? lines.length : blank
}

function headerOf(lines: readonly Line[]): Header {
  if (lines[0].text !== RECORD_FORMAT) throw new BadRecord(1, `a record begins with "${RECORD_FORMAT}".`)
  const header: Header = new Map()
  for (const { number, text } of lines.slice(1, headerEnd(lines))) {
    const colon = text.indexOf(':')
    const key = text.slice(0, Math.max(colon, 0))
    if (!KEYS.includes(key) && !NUMBERED.test(key))
      throw new BadRecord(number, `"${text}" is no header line; known are ${KEYS.join(', ')}, player, option and fork.`)
    if (header.has(key)) throw new BadRecord(number, `"${key}" is there twice.`)
    header.set(key, { number, text: text.slice(colon + 1).trim() })
  }
  return header
}

function openFrom(header: Header, games: readonly Game[]): Table {
  const line = (key: string): Line => {
    const found = header.get(key)
    if (!found) throw new BadRecord(1, `the header has no line "${key}:".`)
    return found
  }
  const game = games.find((g) => g.meta.id === line('game').text)
  if (!game)
    throw new BadRecord(
      line('game').number,
      `there is no game "${line('game').text}"; there are ${games.map((g) => g.meta.id).join(', ')}.`,
    )
  const rules = Number(line('rules').text)
  if (!replays(game, rules))
    throw new BadRecord(
      line('rules').number,
      `it was played by rules version ${line('rules').text}; this is version ${game.meta.rulesVersion}.`,
    )
  const options = [...header].filter(([key]) => key.startsWith('option '))
  const forks = forksIn(header)
  const origin = { ...originOf(header), ...(forks.length > 0 ? { forks } : {}) }
  const where = header.get('deal')?.number ?? line('seats').number
  try {
    const chosen = Object.fromEntries(options.map(([key, value]) => [key.slice(7), value.text]))
    const config = configOf(game, Number(line('seats').text), optionsForward(game, rules, chosen))
    return openTable(game, config, origin)
  } catch (error) {
    if (error instanceof BadConfig) throw new BadRecord(where, error.message)
    throw error
  }
}

function originOf(header: Header): Origin {
  const seed = header.get('seed')
  const deal = header.get('deal')
  if (seed && deal) throw new BadRecord(deal.number, 'a record has a seed or a deal, not both.')
  if (seed) return { seed: keptPromise(seed, header.get('commitment')) }
  if (!deal) throw new BadRecord(1, 'the header has neither a line "seed:" nor a line "deal:".')
  try {
    const sheet: unknown = JSON.parse(deal.text)
    if (typeof sheet === 'object' && sheet !== null && !Array.isArray(sheet)) return { sheet: sheet as Record<string, unknown> }
  } catch {}
  throw new BadRecord(deal.number, 'the deal is not a JSON object.')
}

/** A seed that is the one that was promised, where something was. */
function keptPromise(seed: Line, promised: Line | undefined): string {
  if (promised && promised.text !== commitment(seed.text))
    throw new BadRecord(seed.number, `the seed does not match the commitment in line ${promised.number}.`)
  return seed.text
}

function forksIn(header: Header): Fork[] {
  const places = [...header.keys()].flatMap((key) => /^fork (\d+)/.exec(key)?.[1] ?? [])
  return [...new Set(places.map(Number))]
    .sort((a, b) => a - b)
    .map((at) => {
      const seed = header.get(`fork ${at}`)
      if (!seed?.text) throw new BadRecord(seed?.number ?? 1, `the fork after decision ${at} has no seed.`)
      return { at, seed: keptPromise(seed, header.get(`fork ${at} commitment`)), of: header.get(`fork ${at} of`)?.text ?? '' }
    })
}

function checkStart(table: Table, header: Header): void {
  const start = header.get('start')
  const dealt = header.get('seed') ?? header.get('deal')
  if (start && dealt && start.text !== markText(hash(table.at(0))))
    throw new BadRecord(dealt.number, `this deal is not the one that line ${start.number} marks.`)
}

function replay(table: Table, lines: readonly Line[]): void {
  const marked = lines.some(({ text }) => text.includes('#'))
  let mark = hash(table.at(0))
  for (const { number, text } of lines) {
    const [, seat, move, check] = /^(\d+)\s+([^#]+?)(?:\s+#([0-9a-f]{8}))?$/.exec(text) ?? []
    if (seat === undefined) throw new BadRecord(number, `"${text}" is not "seat action".`)
    try {
      table.play(Number(seat), table.game.parse(move))
    } catch (error) {
      if (error instanceof IllegalAction || error instanceof BadNotation) throw new BadRecord(number, error.message)
      throw error
    }
    mark = hash(table.at(), mark)
    if (marked && check === undefined) throw new BadRecord(number, 'the check mark is missing; the other lines have one.')
    if (check !== undefined && check !== markText(mark))
      throw new BadRecord(number, `the check mark is ${check}, but this decision leads to ${markText(mark)}.`)
  }
}

function checkResult(table: Table, header: Header): void {
  const claimed = header.get('result')
  const actual = resultText(table.game.result(table.at()))
  if (claimed && claimed.text !== actual)
    throw new BadRecord(claimed.number, `the result is ${actual === 'open' ? 'still open' : actual}, not ${claimed.text}.`)
}
