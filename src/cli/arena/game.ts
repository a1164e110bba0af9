// One game of the arena.
import { evaluationOf } from '../../bots/evaluations/index.ts'
import { lowestBit } from '../../core/bits.ts'
import { refusal } from '../../core/decision.ts'
import type { Config, Result, Seat } from '../../core/game.ts'
import { openTable, type Table } from '../../core/table.ts'
import { gameOf } from '../../games/index.ts'
import { Fault } from './answer.ts'
import type { Chair } from './chair.ts'
import { LATE_MS, leftOf } from './clock.ts'
import type { Entrant } from './entrants.ts'
import type { Fixture } from './line-ups.ts'

/** What all games of a run have in common; it can be written as JSON. */
export interface Series {
  readonly game: string
  readonly config: Config
  readonly entrants: readonly Entrant[]
  readonly seed: string
}

/** What a seat has spent in one game. Decisions that leave no choice are nobody's. */
export interface Spent {
  readonly turns: number
  readonly decisions: number
  /** The processor's time; null where it cannot be read, as after a crash. */
  readonly cpuMs: number | null
  /** The longest turn, by the clock that the side is held to. */
  readonly longestMs: number
  /** Turns that took longer than they may. */
  readonly late: number
  /**
   * By how much the decision that took longest over its time did; null where time is not limited. By the processor's time or by the clock on the wall,
   * whichever is less: the one counts what other threads of the process do beside the thinking, the other what else the machine does.
   */
  readonly overrunMs: number | null
}

const NOTHING: Spent = { turns: 0, decisions: 0, cpuMs: null, longestMs: 0, late: 0, overrunMs: null }

/** A game that a program has lost by what it did. */
export interface Forfeit {
  readonly bot: string
  readonly seat: Seat
  /** How many decisions had been made. */
  readonly decisions: number
  readonly says: string
}

/** How a game ended, seat by seat. */
export interface Played {
  readonly number: number
  /** The share of victory. */
  readonly shares: readonly number[]
  /** Null where the game was not played to its end. */
  readonly points: readonly number[] | null
  readonly spent: readonly Spent[]
  readonly forfeit: Forfeit | null
}

/** Plays a game; one chair at each seat. */
export async function playedGame({ game: id, config, seed }: Series, fixture: Fixture, chairs: readonly Chair[]): Promise<Played> {
  const game = gameOf(id)
  const table = openTable(game, config, { seed: `${seed}-${fixture.deal}` })
  const turns = turnsOf(table, chairs)
  let sits = 0
  let forfeit: Forfeit | null = null
  try {
    for (; sits < chairs.length; sits++) await chairs[sits].sit(table, sits, `${seed}-${fixture.deal} game ${fixture.number} seat ${sits}`)
    for (let actors = game.actors(table.at()); actors !== 0; actors = game.actors(table.at())) await turns.decide(lowestBit(actors))
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const seat = sits < chairs.length ? sits : lowestBit(game.actors(table.at()))
    forfeit = { bot: chairs[seat].entrant.name, seat, decisions: table.decisions.length, says: error.message }
  }
  const result = forfeit ? null : game.result(table.at())
  const spent = sits < chairs.length ? chairs.map(() => NOTHING) : turns.spent()
  for (const chair of chairs) await chair.rise(result).catch(isFault)
  const shares = result ? sharesOf(result) : chairs.map((_, seat) => (seat === forfeit?.seat ? 0 : 1 / (chairs.length - 1)))
  return { number: fixture.number, shares, points: result?.scores.map(({ total }) => total) ?? null, spent, forfeit }
}

/** A program that fails when all is over has lost nothing any more. */
function isFault(error: unknown): void {
  if (!(error instanceof Fault)) throw error
}

/** Asks seats for their decisions and measures their turns: those of one seat in a row, as far as the game does not say that a turn has ended. */
function turnsOf(table: Table, chairs: readonly Chair[]) {
  const { turn: turnIn } = evaluationOf(table.game)
  const counts = chairs.map(({ entrant }) => ({
    ...{ turns: 0, decisions: 0, longestMs: 0, late: 0 },
    overrunMs: entrant.allowance.ms === null ? null : 0,
  }))
  let now: { readonly seat: Seat; readonly turn: number | undefined; readonly usedBefore: number } | null = null

  function ended(): void {
    if (!now) return
    const { seat, usedBefore } = now
    const { entrant, usedMs } = chairs[seat]
    const took = usedMs() - usedBefore
    counts[seat].longestMs = Math.max(counts[seat].longestMs, took)
    if (entrant.allowance.ms !== null && took > entrant.allowance.ms + LATE_MS) counts[seat].late++
    now = null
  }

  return {
    async decide(seat: Seat): Promise<void> {
      const legal = table.legal(seat)
      const turn = turnIn?.(table.at())
      if (now?.seat !== seat || now.turn !== turn) ended()
      if (legal.length === 1) return table.play(seat, legal[0])
      const chair = chairs[seat]
      if (!now) {
        now = { seat, turn, usedBefore: chair.usedMs() }
        counts[seat].turns++
      }
      counts[seat].decisions++
      const [before, began] = [chair.usedMs(), performance.now()]
      const left = leftOf(chair.entrant.allowance, before - now.usedBefore)
      const action = await chair.choose(table, seat, left)
      const took = Math.min(chair.usedMs() - before, performance.now() - began)
      if (left !== null) counts[seat].overrunMs = Math.max(counts[seat].overrunMs ?? 0, took - left)
      if (!legal.includes(action))
        throw new Error(
          `The bot "${chair.entrant.name}" chose what is not legal: ${refusal(table.game, table.at(), { seat, action }).says}`,
        )
      table.play(seat, action)
    },
    spent(): Spent[] {
      ended()
      return counts.map((count, seat) => ({ ...count, cpuMs: chairs[seat].cpuMs() }))
    },
  }
}

function sharesOf({ scores }: Result): number[] {
  const winners = scores.filter(({ rank }) => rank === 1).length
  return scores.map(({ rank }) => (rank === 1 ? 1 / winners : 0))
}
