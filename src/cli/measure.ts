// How fast a game runs, in a process that plays nothing else: V8 then makes one loop of machine code of it.
import { type Actions, actionList } from '../core/action.ts'
import { type Block, copy } from '../core/block.ts'
import type { Config, Game, Options } from '../core/game.ts'
import { playout } from '../core/playout.ts'
import { type Rng, split } from '../core/rng.ts'
import { rngOf } from '../core/seed.ts'
import { cpuMs } from './cpu.ts'

/** One game with so many seats, measured. */
export interface Measurement {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly gamesPerSecond: number
  readonly nsPerDecision: number
  readonly copiesPerSecond: number
  readonly stateBytes: number
  /** Bytes of heap; null where the process cannot clear it (node --expose-gc). */
  readonly allocatedPerDecision: number | null
}

/** How long to measure, in milliseconds of the processor. */
export interface Patience {
  readonly warmUp: number
  readonly run: number
}

const RUNS = 5
/** The processor's time is told in microseconds. */
const SHORTEST_MS = 0.001
const HEAP_SLICES = 31
const GAMES_A_SLICE = 500

/** Measures random play of one game. */
export function measured(game: Game, config: Config, patience: Patience): Measurement {
  const bench = benchOf(game, config)
  const pace = warmedUp(bench, patience.warmUp)
  const games = Math.max(1, Math.round(pace * patience.run))
  const runs = Array.from({ length: RUNS }, () => timed(() => played(bench, games)))
  const copies = Array.from({ length: RUNS }, () => timed(() => copied(bench, games * 10)))
  return {
    game: game.meta.id,
    seats: config.seats,
    options: config.options,
    gamesPerSecond: Math.round(median(runs.map(({ ms }) => (games / ms) * 1000))),
    nsPerDecision: tenth(median(runs.map(({ ms, value }) => (ms * 1e6) / value))),
    copiesPerSecond: Math.round(median(copies.map(({ ms, value }) => (value / ms) * 1000))),
    stateBytes: bench.state.bytes.length,
    allocatedPerDecision: allocated(bench),
  }
}

interface Bench {
  readonly game: Game
  readonly config: Config
  readonly state: Block
  readonly twin: Block
  readonly out: Actions
  readonly rng: Rng
  readonly deal: Rng
}

function benchOf(game: Game, config: Config): Bench {
  const [state, twin] = [game.create(config), game.create(config)]
  return { game, config, state, twin, out: actionList(), rng: rngOf('bench'), deal: new Int32Array(4) }
}

/** Deals and plays so many games; returns the decisions. Allocates nothing itself. */
function played({ game, config, state, out, rng, deal }: Bench, games: number): number {
  let decisions = 0
  for (let i = 0; i < games; i++) {
    split(rng, deal)
    game.setup(state, config, deal)
    decisions += playout(game, state, rng, out)
  }
  return decisions
}

function copied({ state, twin }: Bench, times: number): number {
  for (let i = 0; i < times; i++) copy(state, twin)
  return times
}

/** Plays until V8 has optimised; returns games per millisecond of the processor. */
function warmedUp(bench: Bench, ms: number): number {
  const began = cpuMs()
  let games = 0
  while (cpuMs() - began < ms) {
    played(bench, 10)
    copied(bench, 1000)
    games += 10
  }
  return games / (cpuMs() - began)
}

/**
 * Heap that grows while games are played, per decision. Readings are compared with readings around nothing at all, because reading
 * allocates too; the median leaves out slices in which V8 compiled or collected.
 */
function allocated(bench: Bench): number | null {
  const clearHeap = globalThis.gc
  if (!clearHeap) return null
  const growth = (games: number): { bytes: number; decisions: number } => {
    const before = process.memoryUsage().heapUsed
    const decisions = played(bench, games)
    return { bytes: process.memoryUsage().heapUsed - before, decisions }
  }
  clearHeap()
  const idle = median(Array.from({ length: HEAP_SLICES }, () => growth(0).bytes))
  const slices = Array.from({ length: HEAP_SLICES }, () => growth(GAMES_A_SLICE))
  return tenth(Math.max(0, median(slices.map(({ bytes, decisions }) => (bytes - idle) / decisions))))
}

/** What some work costs the processor. Under load the clock on the wall goes on while we wait: it once showed a sixth of the truth. */
function timed(work: () => number): { ms: number; value: number } {
  const began = cpuMs()
  const value = work()
  return { ms: Math.max(cpuMs() - began, SHORTEST_MS), value }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]
}

const tenth = (value: number): number => Math.round(value * 10) / 10
