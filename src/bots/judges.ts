// Who judges a game: the net that was handed in for it, else its evaluation.
import type { Game } from '../core/game.ts'
import { evaluatedJudge, type Judge } from './judge.ts'
import { learntJudge } from './net/shelf.ts'

/** The judge of a game for so many seats. */
export function judgeOf(game: Game, seats: number): Judge {
  return learntJudge(game, seats) ?? evaluatedJudge(game, seats)
}
