// Chapter E, the end: a prize is worth its rank; most points win, equal points share.
import { NONE } from '../../src/core/block.ts'
import type { Result } from '../../src/core/game.ts'
import { resultOf } from '../../src/core/points.ts'
import { CARDS, worth } from './components.ts'
import { placeOf, type State } from './state.ts'

export function result(s: State): Result {
  return resultOf({
    over: s.over === 1,
    seats: s.seats,
    parts(seat) {
      const won = s.won.subarray(placeOf(seat, 0), placeOf(seat, CARDS))
      return { prizes: won.reduce((sum, prize) => (prize === NONE ? sum : sum + worth(prize)), 0) }
    },
  })
}
