// What was played, a file a match and a line a deal: a run that was ended goes on where it stood. The first line says by whom it was played.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mean } from '../../src/cli/arena/estimates.ts'
import type { Block } from '../../src/cli/arena/tally.ts'
import { fingerprints } from './fingerprint.ts'
import type { Match } from './plan.ts'

/** One deal from every seat. */
export interface Deal {
  readonly deal: number
  /** The share of victory of the first side's seat, game by game. */
  readonly shares: readonly number[]
  /** The mean points of those who won. */
  readonly winners: number
  /** What each side spent. */
  readonly spent: readonly Spent[]
}

interface Spent {
  readonly turns: number
  readonly cpuMs: number
  /** By how much a decision took longest over its time; null where time is not limited. */
  readonly overrunMs: number | null
}

/** What was played of a match; old when one of the sides plays otherwise by now. */
export interface Results {
  readonly deals: ReadonlyMap<number, Deal>
  readonly isOld: boolean
}

export function resultsOf(folder: string, match: Match): Results {
  const file = fileOf(folder, match)
  if (!existsSync(file)) return { deals: new Map(), isOld: false }
  // The last line may have been cut off.
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const deals = lines.map(dealOf)
  return { deals: new Map(deals.map((deal) => [deal.deal, deal])), isOld: head !== headOf(match) }
}

/** Begins a match or goes on with it: what was played by others is no part of it, and gone. */
export function begin(folder: string, match: Match): void {
  const { deals, isOld } = resultsOf(folder, match)
  mkdirSync(folder, { recursive: true })
  const lines = isOld ? [] : [...deals.values()].map(lineOf)
  writeFileSync(fileOf(folder, match), [headOf(match), ...lines, ''].join('\n'))
}

export function keep(folder: string, match: Match, deal: Deal): void {
  appendFileSync(fileOf(folder, match), `${lineOf(deal)}\n`)
}

/** What of the games of a deal is kept. */
export function summed({ sides }: Match, block: Block): Deal {
  const spent = sides.map((_, side): Spent => {
    const all = block.flatMap((game) => game.spent.filter((_, seat) => game.seating[seat] === side))
    return {
      turns: all.reduce((sum, { turns }) => sum + turns, 0),
      cpuMs: all.reduce((sum, { cpuMs }) => sum + (cpuMs ?? 0), 0),
      overrunMs: all.some(({ overrunMs }) => overrunMs !== null) ? Math.max(...all.map(({ overrunMs }) => overrunMs ?? 0)) : null,
    }
  })
  const winners = block.map(({ shares, points }) => mean((points ?? []).filter((_, seat) => shares[seat] > 0)))
  return { deal: block[0].deal, shares: block.map(({ shares, seating }) => shares[seating.indexOf(0)]), winners: mean(winners), spent }
}

const fileOf = (folder: string, { id }: Match): string => join(folder, `${id}.jsonl`)
const headOf = (match: Match): string => JSON.stringify(fingerprints(match))

/** Short, since there are many: `[0,[1,0],15.5,[30,870.2,4],[29,1020.5,null]]`. */
function lineOf({ deal, shares, winners, spent }: Deal): string {
  const short = (value: number) => Math.round(value * 100) / 100
  const times = spent.map(({ turns, cpuMs, overrunMs }) => [turns, short(cpuMs), overrunMs === null ? null : short(overrunMs)])
  return JSON.stringify([deal, shares.map(short), short(winners), ...times])
}

function dealOf(line: string): Deal {
  const [deal, shares, winners, ...times]: [number, number[], number, ...[number, number, number | null][]] = JSON.parse(line)
  return { deal, shares, winners, spent: times.map(([turns, cpuMs, overrunMs]) => ({ turns, cpuMs, overrunMs })) }
}
