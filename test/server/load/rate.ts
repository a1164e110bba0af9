// How many moves a second are held: more and more are asked for, at a steady beat and whether or not the earlier ones were answered, until
// one in a hundred takes longer than it may.
import type { Rng } from '../../../src/core/rng.ts'
import type { House } from './house.ts'
import { clubOf, type LoadedTable, openLoaded } from './tables.ts'

export interface Held {
  /** Moves a second. */
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of the processor a move. */
  readonly serverCpu: number
  readonly databaseCpu: number
}

const MOST_MS = 50
const STEP_MS = 4000
const FIRST_RATE = 50
const STEEPER = 1.35
const TABLES = 60

/** The last step that was held; null where not even the first was. */
export async function heldBy(house: House, rng: Rng, says: (line: string) => void): Promise<Held | null> {
  const club = clubOf(house.bases, rng)
  const tables = await Promise.all(Array.from({ length: TABLES }, () => openLoaded(club)))
  let held: Held | null = null
  // A server that has just started is not measured.
  await step(house, tables, { rate: FIRST_RATE, refill: () => openLoaded(club) })
  for (let rate = FIRST_RATE; ; rate *= STEEPER) {
    let reached = await step(house, tables, { rate, refill: () => openLoaded(club) })
    // Databases write down now and then what they keep in memory: a step is given up when it was not held twice.
    if (!isHeld(reached, rate)) reached = await step(house, tables, { rate, refill: () => openLoaded(club) })
    says(
      `  asked for ${Math.round(rate)} a second: ${Math.round(reached.rate)} made, p50 ${reached.p50.toFixed(1)}, p99 ${reached.p99.toFixed(1)} ms`,
    )
    if (!isHeld(reached, rate)) break
    held = reached
  }
  for (const table of tables) table.leave()
  return held
}

const isHeld = ({ p99, rate }: Held, asked: number): boolean => p99 <= MOST_MS && rate >= asked * 0.95

interface Step {
  readonly rate: number
  refill(): Promise<LoadedTable>
}

async function step(house: House, tables: LoadedTable[], { rate, refill }: Step): Promise<Held> {
  const times: number[] = []
  const busy = new Set<LoadedTable>()
  const before = house.used()
  const began = performance.now()
  let due = 0
  let at = 0
  const running: Promise<void>[] = []
  while (performance.now() - began < STEP_MS) {
    const now = performance.now() - began
    for (; due / rate < now / 1000; due++) {
      const index = free(tables, busy, at++)
      // No table is free to be moved at: what is not asked is not made, and the step is not held.
      if (index < 0) continue
      running.push(moveAt(tables, { index, busy, times, refill }))
    }
    await new Promise((done) => setTimeout(done, 2))
  }
  await Promise.all(running)
  const seconds = (performance.now() - began) / 1000
  const after = house.used()
  const sorted = Float64Array.from(times).sort()
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return {
    rate: times.length / seconds,
    p50: share(0.5),
    p99: share(0.99),
    serverCpu: (after.servers - before.servers) / times.length,
    databaseCpu: (after.database - before.database) / times.length,
  }
}

function free(tables: readonly LoadedTable[], busy: ReadonlySet<LoadedTable>, from: number): number {
  for (let i = 0; i < tables.length; i++) {
    const index = (from + i) % tables.length
    if (!busy.has(tables[index]) && (tables[index].mover() || tables[index].isOver())) return index
  }
  return -1
}

interface Moving {
  readonly index: number
  readonly busy: Set<LoadedTable>
  readonly times: number[]
  refill(): Promise<LoadedTable>
}

/** One move; a game that is over gives its place to another. */
async function moveAt(tables: LoadedTable[], { index, busy, times, refill }: Moving): Promise<void> {
  const table = tables[index]
  busy.add(table)
  if (table.isOver()) {
    table.leave()
    tables[index] = await refill()
  } else times.push(await table.move())
  busy.delete(table)
}
