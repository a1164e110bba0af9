// Chapter V, the bonus: who drinks a merchant's beer receives what is printed beside it.
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { canDevelopAny } from '../mat.ts'
import { BONUSES, type Bonus, SPACE_AMOUNT, SPACE_BONUS, SPACE_LOCATION } from '../merchants.ts'
import { receive } from '../money.ts'
import { addPoints, BONUS_POINTS, type State, type Tell } from '../state.ts'
import { raiseIncome } from '../tiles.ts'
import { levelOf } from '../tracks.ts'
import { FREE_DEVELOP } from '../vocabulary.ts'

export function drink(s: State, seat: Seat, space: number, tell?: Tell): void {
  s.barrel[space] = 0
  tell?.('drinks', seat, SPACE_LOCATION[space])
  GIVEN[SPACE_BONUS[space]](s, seat, SPACE_AMOUNT[space], tell)
}

/** Gives a seat so much of a bonus. */
type Gives = (s: State, seat: Seat, amount: number, tell?: Tell) => void

const BY_NAME: Readonly<Record<Bonus, Gives>> = {
  points(s, seat, amount, tell) {
    addPoints(s, seat, BONUS_POINTS, amount)
    tell?.('gainsPoints', seat, amount)
  },
  develop(s, seat) {
    if (canDevelopAny(s, seat)) owe(s.pending, FREE_DEVELOP) // V8: otherwise it is lost
  },
  income(s, seat, amount, tell) {
    raiseIncome(s, seat, amount)
    tell?.('gainsIncome', seat, amount, levelOf(s.income[seat]))
  },
  money(s, seat, amount, tell) {
    receive(s, seat, amount)
    tell?.('gainsMoney', seat, amount)
  },
}
const GIVEN: readonly Gives[] = BONUSES.map((name) => BY_NAME[name])
