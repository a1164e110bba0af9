// A program of somebody else's at a seat: it is asked as docs/engine-protocol.md says, and answers for itself alone.
import { readFileSync } from 'node:fs'
import type { Action } from '../../core/action.ts'
import type { Result, Seat } from '../../core/game.ts'
import { toJson } from '../../core/json.ts'
import type { Table } from '../../core/table.ts'
import { choicesOf } from '../engine/choices.ts'
import { entriesOf } from '../log.ts'
import { answerOf, Fault, legalOf } from './answer.ts'
import type { Allowance, Entrant } from './entrants.ts'
import { NoAnswer, type Pipe, pipeTo } from './pipe.ts'

/** So long may it take to sit down: some must read a large file first. */
const SIT_MS = 60_000
/** So long may it think where time is not limited. */
const PATIENCE_MS = 60_000
/** Over its time by as much again and this, it has hung. */
const GRACE_MS = 1000
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

export interface Program {
  sit(table: Table, seat: Seat, chance: string): Promise<void>
  choose(table: Table, seat: Seat, allowance: Allowance): Promise<Action>
  rise(result: Result | null): Promise<void>
  /** The processor's time of the process so far; null where the machine does not tell. */
  cpuMs(): number | null
  end(): void
}

export function programOf({ command }: Entrant): Program {
  let pipe: Pipe | null = null
  let number = 0
  /** Decisions that the program has heard of. */
  let heard = 0

  async function ask(request: Readonly<Record<string, unknown>>, patienceMs: number): Promise<Readonly<Record<string, unknown>>> {
    pipe ??= pipeTo(command)
    const id = ++number
    try {
      return answerOf(await pipe.ask(JSON.stringify({ id, ...request }), patienceMs), id)
    } catch (error) {
      // Whoever has failed begins the next game as a new process.
      pipe.kill()
      pipe = null
      throw error instanceof NoAnswer ? new Fault(error.message) : error
    }
  }

  return {
    async sit({ game, config }, seat, chance) {
      heard = 0
      if (pipe?.isOpen() === false) pipe = null
      const { id, rulesVersion } = game.meta
      await ask({ op: 'sit', game: id, rules: rulesVersion, seats: config.seats, options: config.options, seat, seed: chance }, SIT_MS)
    },
    async choose(table, seat, { ms, simulations }) {
      const choices = choicesOf(table, seat)
      const log = entriesOf(table, seat, heard)
      heard = table.decisions.length
      const limits = { ...(ms === null ? {} : { ms: Math.round(ms) }), ...(simulations === null ? {} : { simulations }) }
      const question = { op: 'choose', seat, ...limits, state: toJson(table.view(seat)), choices, log }
      return legalOf(await ask(question, ms === null ? PATIENCE_MS : 2 * ms + GRACE_MS), table, seat)
    },
    async rise(result) {
      if (pipe?.isOpen() && result) await ask({ op: 'over', scores: result.scores }, SIT_MS)
    },
    cpuMs: () => (pipe?.pid === undefined ? null : processMs(pipe.pid)),
    end() {
      pipe?.end(JSON.stringify({ op: 'quit' }))
      pipe = null
    },
  }
}

/** User and system time as Linux shows it; elsewhere nobody tells about another process. */
function processMs(pid: number): number | null {
  try {
    // The name of the program, which may hold anything, ends with the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').slice(-1)[0].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}
