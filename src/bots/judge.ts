// What a search asks about a position.
import type { Actions } from '../core/action.ts'
import type { Block } from '../core/block.ts'
import type { Seat } from '../core/game.ts'

/** A position in which nothing is unknown, the seat that decides, and what it may decide. */
export interface Question<S extends Block = Block> {
  s: S
  seat: Seat
  legal: Actions
}

/** What a search asks about a position in which nothing is unknown. */
export interface Judge<S extends Block = Block> {
  /** Writes how likely the seat takes each listed action (from `at`, adding up to 1), and every seat's expected share of victory (adding up to 1). */
  judge(question: Question<S>, priors: Float32Array, at: number, shares: Float32Array): void
}
