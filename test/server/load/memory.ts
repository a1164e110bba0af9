// What tables and streams cost in memory, and whether playing on costs more and more.
import type { Rng } from '../../../src/core/rng.ts'
import type { House } from './house.ts'
import { clubOf, type LoadedTable, openLoaded } from './tables.ts'

export interface Costs {
  /** Kilobytes of the program's memory: a table that somebody plays at, with 20 moves and its two streams. */
  readonly hot: number
  /** A stream that only listens. */
  readonly stream: number
  /** A table that nobody looks at any more. */
  readonly idle: number
  readonly resident: number
}

const TABLES = 100
const STREAMS = 500
const MOVES = 20

export async function costsOf(house: House, rng: Rng): Promise<Costs> {
  const club = clubOf(house.bases, rng)
  const none = await house.memory()
  const tables: LoadedTable[] = []
  for (let i = 0; i < TABLES; i++) tables.push(await openLoaded(club))
  for (const table of tables) await playSome(table, MOVES)
  const hot = await house.memory()
  const listening = await listen(house.bases[0], STREAMS)
  const listened = await house.memory()
  listening.abort()
  for (const table of tables) table.leave()
  await new Promise((done) => setTimeout(done, 2000))
  const left = await house.memory()
  const kilobytes = (bytes: number, many: number) => Math.max(0, bytes / many / 1024)
  return {
    hot: kilobytes(hot.heap - none.heap, TABLES),
    stream: kilobytes(listened.heap - hot.heap, STREAMS),
    idle: kilobytes(left.heap - none.heap, TABLES),
    resident: listened.rss / 2 ** 20,
  }
}

async function playSome(table: LoadedTable, moves: number): Promise<void> {
  for (let made = 0; made < moves && !table.isOver(); ) {
    if (table.mover()) {
      await table.move()
      made++
    } else await new Promise((done) => setTimeout(done, 5))
  }
}

/** So many browsers follow one open table. */
async function listen(base: string, many: number): Promise<AbortController> {
  const aborter = new AbortController()
  const club = clubOf([base], new Int32Array([1, 2, 3, 4]))
  const table = await openLoaded(club)
  const { open } = await (await fetch(`${base}/api/tables`)).json()
  const path = `${base}/api/tables/${open[0].id}/stream`
  await Promise.all(
    Array.from({ length: many }, () => fetch(path, { signal: aborter.signal }).then(({ body }) => body?.getReader().read())),
  )
  table.leave()
  return aborter
}

export interface Flat {
  readonly moves: number
  /** Megabytes of the program and of the whole process. */
  readonly heap: number
  readonly rss: number
}

/** Looks into the memory after the first tenth, halfway and at the end. */
const LOOKS = [0.1, 0.5, 1]

/** Plays so many moves at a few tables, one game after another. */
export async function flatOver(house: House, rng: Rng, moves: number): Promise<Flat[]> {
  const club = clubOf(house.bases, rng)
  let made = 0
  const lane = async (until: number) => {
    while (made < until) {
      const table = await openLoaded(club)
      while (!table.isOver() && made < until) {
        if (table.mover()) {
          await table.move()
          made++
        } else await new Promise((done) => setImmediate(done))
      }
      table.leave()
    }
  }
  const lanes = (until: number) => Promise.all(Array.from({ length: 8 }, () => lane(until)))
  const seen: Flat[] = []
  for (const part of LOOKS) {
    await lanes(moves * part)
    const { heap, rss } = await house.memory()
    seen.push({ moves: made, heap: heap / 2 ** 20, rss: rss / 2 ** 20 })
  }
  return seen
}
