// The outcome of a run as a table for people.
import type { Estimate } from './estimates.ts'
import type { Duel, Side, Tally } from './tally.ts'

/** The table of all sides, the best first, then the duels and what was forfeited. */
export function reportOf(tally: Tally): string[] {
  const rows = [...tally.sides].sort((a, b) => (b.rating ?? b.share).mean - (a.rating ?? a.share).mean)
  const columns = COLUMNS.filter(({ isShown }) => isShown?.(rows) ?? true)
  return [
    ...aligned([columns.map(({ head }) => head), ...rows.map((side) => columns.map(({ cell }) => cell(side)))]),
    ...(tally.duels.length === 0 ? [] : ['', ...aligned([['', 'against', 'share', '95 %', 'games'], ...tally.duels.map(duelRow)])]),
    ...(tally.winnersPoints === null
      ? []
      : ['', `winners’ points: ${number(tally.winnersPoints.mean)} (${range(tally.winnersPoints, number)})`]),
    ...tally.forfeits.map(
      ({ bot, seat, deal, decisions, says }) => `forfeit: ${bot}, deal ${deal}, seat ${seat}, after ${decisions} decisions: it ${says}`,
    ),
  ]
}

interface Column {
  readonly head: string
  cell(side: Side): string
  isShown?(sides: readonly Side[]): boolean
}

const COLUMNS: readonly Column[] = [
  { head: '', cell: ({ bot }) => bot },
  {
    head: 'rating',
    cell: ({ rating }) => (rating ? number(rating.mean, 0) : ''),
    isShown: (sides) => sides.some(({ rating }) => rating !== null),
  },
  {
    head: '95 %',
    cell: ({ rating }) => (rating ? range(rating, (value) => number(value, 0)) : ''),
    isShown: (sides) => sides.some(({ rating }) => rating !== null),
  },
  { head: 'share', cell: ({ share }) => percent(share.mean) },
  { head: '95 %', cell: ({ share }) => range(share, percent) },
  { head: 'points', cell: ({ points }) => (points ? number(points.mean) : '–') },
  { head: 'CPU ms/turn', cell: ({ cpuMsPerTurn }) => time(cpuMsPerTurn) },
  { head: 'CPU ms/decision', cell: ({ cpuMsPerDecision }) => time(cpuMsPerDecision) },
  { head: 'longest turn', cell: ({ longestTurnMs }) => time(longestTurnMs) },
  { head: 'late', cell: ({ lateTurns }) => String(lateTurns), isShown: (sides) => sides.some(({ lateTurns }) => lateTurns > 0) },
  {
    head: 'overrun',
    cell: ({ longestOverrunMs }) => time(longestOverrunMs),
    isShown: (sides) => sides.some(({ longestOverrunMs }) => longestOverrunMs !== null),
  },
  { head: 'forfeits', cell: ({ forfeits }) => String(forfeits), isShown: (sides) => sides.some(({ forfeits }) => forfeits > 0) },
]

function duelRow({ bot, against, share, games }: Duel): string[] {
  return [bot, against, percent(share.mean), range(share, percent), String(games)]
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const number = (value: number, digits = 1): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`
const time = (ms: number | null): string => (ms === null ? '–' : ms < 10 ? ms.toFixed(2) : ms.toFixed(0))
const range = ({ low, high }: Estimate, said: (value: number) => string): string =>
  Number.isFinite(high - low) ? `${said(low)} … ${said(high)}` : '–'

/** Names to the left, everything else to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const isName = (column: number): boolean => column === 0 || rows[0][column] === 'against'
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const padded = (text: string, column: number) => (isName(column) ? text.padEnd(widths[column]) : text.padStart(widths[column]))
  return rows.map((row) => row.map(padded).join('  ').trimEnd())
}
