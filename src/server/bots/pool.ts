// Threads for bots, each call with a deadline: a bot that hangs or crashes takes its own thread with it and nothing else.
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Action } from '../../core/action.ts'
import { legalActions } from '../../core/decision.ts'
import type { Seat } from '../../core/game.ts'
import { viewOf } from '../../core/view.ts'
import { snapshotAt } from '../tables/line.ts'
import { botAt, type Live, stateOf } from '../tables/live.ts'
import type { Question } from './worker.ts'

/** Who answers when a bot does not: quick, and never at a loss on a board it knows. */
const SUBSTITUTE = 'greedy'
const IDLE_MS = 60_000
const MEMORY_MB = 512

export type Outcome = 'chosen' | 'substituted' | 'first'

export interface BotPool {
  /** How many can think at once. */
  readonly threads: number
  /** A bot's decision within the deadline; a substitute's, or the first legal action, when it fails. */
  decide(live: Live, seat: Seat, failed: (error: unknown) => void): Promise<{ action: Action; outcome: Outcome }>
  close(): Promise<void>
}

export function openPool({ worker, deadlineMs }: { worker: string; deadlineMs: number }): BotPool {
  const threads = Math.max(1, availableParallelism() - 1)
  const pool = new Piscina<Question, Action>({
    filename: worker,
    name: 'choose',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })

  async function ask(live: Live, seat: Seat, bot: string): Promise<Action> {
    const action = await pool.run(questionFor(live, seat, bot), { signal: AbortSignal.timeout(deadlineMs) })
    if (!legalActions(live.game, current(live), seat).includes(action))
      throw new Error(`The bot "${bot}" chose ${action}, which is not legal.`)
    return action
  }

  return {
    threads,
    async decide(live, seat, failed) {
      const bot = botAt(live.seats[seat]) ?? SUBSTITUTE
      for (const [name, outcome] of [
        [bot, 'chosen'],
        [SUBSTITUTE, 'substituted'],
      ] as const) {
        try {
          return { action: await ask(live, seat, name), outcome }
        } catch (error) {
          failed(error)
        }
      }
      return { action: legalActions(live.game, current(live), seat)[0], outcome: 'first' }
    },
    close: () => pool.destroy(),
  }
}

function questionFor(live: Live, seat: Seat, bot: string): Question {
  const { game, config, table } = live
  const chance = new Int32Array(new Uint8Array(randomBytes(16)).buffer)
  return {
    bot,
    table: table.id,
    game: table.game,
    seats: config.seats,
    options: config.options,
    seat,
    view: viewOf(game, current(live), seat).bytes,
    chance: [chance[0], chance[1], chance[2], chance[3]],
  }
}

function current(live: Live) {
  if (!live.line) throw new Error(`The game of table ${live.table.id} has not begun.`)
  return stateOf(live, snapshotAt(live.line))
}
