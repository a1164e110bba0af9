// What a player that is a program must be: it is shown what a seat sees, and answers with a decision.
import type { Action } from '../core/action.ts'
import type { Block } from '../core/block.ts'
import type { Game, Seat } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'
import type { Budget } from './budget.ts'

/** A seat that owes a decision, and everything it may know: the view is redacted for that seat. */
export interface Sight<S extends Block = Block> {
  readonly game: Game<S>
  readonly view: S
  readonly seat: Seat
  /** How many play. */
  readonly seats: number
}

/** A program that plays any game through the contract. */
export interface Bot {
  readonly id: string
  /** One line for people who choose an opponent. */
  readonly says: string
  /** Whether it judges by nets where there are any: whoever runs it brings them first (`bringNet`). */
  readonly asksNets?: true
  /** Sits down at one seat of one table; a player may remember what it thought before. */
  player(): Player
}

/** A bot at a seat. From the first decision on, the same sights, generator and simulations give the same decisions. */
export interface Player {
  /** One of the seat's legal actions. Neither the view nor anything but the generator is changed. */
  choose(sight: Sight, rng: Rng, budget?: Budget): Action
}
