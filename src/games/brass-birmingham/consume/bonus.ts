// Chapter V, the bonus: who drinks a merchant's beer receives what is printed beside it.
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { canDevelopAny } from '../mat.ts'
import { DEVELOP_BONUS, INCOME_BONUS, MONEY_BONUS, SPACE_AMOUNT, SPACE_BONUS, SPACE_LOCATION } from '../merchants.ts'
import { receive } from '../money.ts'
import { addPoints, BONUS_POINTS, type State, type Tell } from '../state.ts'
import { raiseIncome } from '../tiles.ts'
import { levelOf } from '../tracks.ts'
import { FREE_DEVELOP } from '../vocabulary.ts'

export function drink(s: State, seat: Seat, space: number, tell?: Tell): void {
  const amount = SPACE_AMOUNT[space]
  s.barrel[space] = 0
  tell?.('drinks', seat, SPACE_LOCATION[space])
  switch (SPACE_BONUS[space]) {
    case DEVELOP_BONUS:
      if (canDevelopAny(s, seat)) owe(s.pending, FREE_DEVELOP) // V8: otherwise it is lost
      return
    case INCOME_BONUS:
      raiseIncome(s, seat, amount)
      return tell?.('gainsIncome', seat, amount, levelOf(s.income[seat]))
    case MONEY_BONUS:
      receive(s, seat, amount)
      return tell?.('gainsMoney', seat, amount)
    default:
      addPoints(s, seat, BONUS_POINTS, amount)
      return tell?.('gainsPoints', seat, amount)
  }
}
