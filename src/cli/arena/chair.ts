// Whoever sits at a seat of the arena: a bot of the house in this process, or a program in its own.
import { bringNet } from '../../bots/net/shelf.ts'
import type { Action } from '../../core/action.ts'
import type { Result, Seat } from '../../core/game.ts'
import { rngOf } from '../../core/seed.ts'
import type { Table } from '../../core/table.ts'
import { cpuMs } from '../cpu.ts'
import { readNet } from '../read-net.ts'
import { budgetOf } from './clock.ts'
import { arenaBot, type Entrant } from './entrants.ts'
import { type Program, programOf } from './program.ts'

/** A side at one seat, for as many games as are played. */
export interface Chair {
  readonly entrant: Entrant
  /** Sits down at a table that was just dealt; `chance` is what its own generator is drawn from. */
  sit(table: Table, seat: Seat, chance: string): Promise<void>
  /** A legal action, within the time that is left; throws Fault. */
  choose(table: Table, seat: Seat, leftMs: number | null): Promise<Action>
  /** Milliseconds since it sat down by the clock that it is held to: the processor's for a bot, the one on the wall for a program. */
  usedMs(): number
  /** The processor's time since it sat down; null where it cannot be read. */
  cpuMs(): number | null
  /** The game is over, or was given up. */
  rise(result: Result | null): Promise<void>
  /** Nothing more is played. */
  close(): void
}

export function chairOf(entrant: Entrant): Chair {
  return entrant.bot === null ? programChair(programOf(entrant), entrant) : botChair(entrant, entrant.bot)
}

function botChair(entrant: Entrant, id: string): Chair {
  const bot = arenaBot(id)
  let player = bot.player()
  let rng = rngOf('')
  let used = 0
  return {
    entrant,
    async sit({ game, config }, _seat, chance) {
      await bringNet(bot, { game: game.meta.id, seats: config.seats }, readNet)
      player = bot.player()
      rng = rngOf(chance)
      used = 0
    },
    async choose({ game, config, view }, seat, leftMs) {
      const sight = { game, view: view(seat), seat, seats: config.seats }
      const began = cpuMs()
      const action = player.choose(sight, rng, budgetOf(entrant.allowance, leftMs))
      used += cpuMs() - began
      return action
    },
    usedMs: () => used,
    cpuMs: () => used,
    async rise() {},
    close() {},
  }
}

function programChair(program: Program, entrant: Entrant): Chair {
  let [used, before]: [number, number | null] = [0, null]
  return {
    entrant,
    async sit(table, seat, chance) {
      used = 0
      await program.sit(table, seat, chance)
      before = program.cpuMs()
    },
    async choose(table, seat, leftMs) {
      const began = performance.now()
      try {
        return await program.choose(table, seat, { ms: leftMs, simulations: entrant.allowance.simulations })
      } finally {
        used += performance.now() - began
      }
    },
    usedMs: () => used,
    cpuMs() {
      const now = program.cpuMs()
      return now === null || before === null ? null : now - before
    },
    rise: (result) => program.rise(result),
    close: () => program.end(),
  }
}
