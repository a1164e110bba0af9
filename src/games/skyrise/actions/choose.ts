// Chapter C: all seats choose masterpiece cards at once; nothing is shown before the last has chosen.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { CARDS_CHOSEN, HAND_SIZE } from '../components.ts'
import { beginSecondEra } from '../era.ts'
import { chosenPlace, type Row, type State, type Tell } from '../state.ts'
import { because, CHOOSE } from '../vocabulary.ts'

export const choosing = {
  first: 'chooseFirst',
  unasked: 'nothingToChoose',
  legal: legalChoices,
  answers: { choose: { apply: applyChoice, problem: choiceProblem } },
} satisfies Row

function legalChoices(s: State, seat: Seat, out: Actions): void {
  for (let place = seat * HAND_SIZE; place < (seat + 1) * HAND_SIZE; place++) {
    const card = s.hand[place]
    if (card !== NONE && s.chosen[chosenPlace(seat, 0)] !== card) out.push(action(CHOOSE, card))
  }
}

function applyChoice(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const isFirst = s.chosen[chosenPlace(seat, 0)] === NONE
  s.chosen[chosenPlace(seat, isFirst ? 0 : 1)] = first(a)
  tell?.('chooses', seat)
  tell?.('chose', seat, first(a))
  if (isFirst && CARDS_CHOSEN[s.seats] > 1) return
  s.choosing &= ~(1 << seat)
  if (s.choosing === 0) beginSecondEra(s, tell) // C2
}

function choiceProblem(s: State, seat: Seat, a: Action): Problem | null {
  const card = first(a)
  if (s.chosen[chosenPlace(seat, 0)] === card) return because('cardChosenAlready', { card })
  const hand = s.hand.subarray(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)
  return hand.includes(card) ? null : because('cardNotDealt', { card })
}
