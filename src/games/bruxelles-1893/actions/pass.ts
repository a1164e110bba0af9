// Chapter Z: pass.

import { action } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { coloursHeld } from '../art.ts'
import { FIRST } from '../components.ts'
import { takeExhibition } from '../first-edition/pass.ts'
import { receive } from '../money.ts'
import { takeFaceDown } from '../revised-edition/pass.ts'
import type { State, Tell } from '../state.ts'
import { END_TURN } from '../vocabulary.ts'

export function applyPass(s: State, seat: Seat, tell?: Tell): void {
  const isFirst = s.firstPasser === NONE
  let francs = coloursHeld(s, seat) // Z1
  if (isFirst) {
    s.firstPasser = seat
    francs += s.edition === FIRST ? takeExhibition(s, seat) : takeFaceDown(s, seat)
  }
  s.passed |= 1 << seat
  receive(s, seat, francs)
  owe(s.pending, action(END_TURN, seat))
  tell?.(isFirst ? 'passesFirst' : 'passes', seat, francs)
}
