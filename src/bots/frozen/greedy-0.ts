// The greedy player as it was before bots were given budgets, kept to measure the others against.
import { actionList } from '../../core/action.ts'
import { clone, copy } from '../../core/block.ts'
import type { Bot, Player } from '../bot.ts'
import { foresightOf, highest } from './foresight-0.ts'

const GUESSES = 4

/** The best turn at sight. */
export const greedy0: Bot = {
  id: 'greedy-0',
  says: 'takes the turn that looks best at sight',
  player: () => player,
}

const player: Player = {
  choose({ game, view, seat, seats }, rng) {
    const choices = actionList()
    game.legal(view, seat, choices)
    if (choices.count === 1) return choices.list[0]
    const foresight = foresightOf(game, view, seats)
    const guess = clone(view)
    const worths = new Float64Array(choices.count)
    const sums = new Float64Array(choices.count)
    for (let i = 0; i < GUESSES; i++) {
      copy(view, guess)
      game.guess(guess, rng)
      foresight.weigh(guess, seat, choices, worths)
      for (let choice = 0; choice < choices.count; choice++) sums[choice] += worths[choice]
    }
    return choices.list[highest(sums, choices.count)]
  },
}
