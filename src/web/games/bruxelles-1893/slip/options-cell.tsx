// What else can be answered, and is nowhere on the boards: of the question that is asked, and of those that were answered already.
import { kindOf } from '../../../../core/action.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import { KINDS, type Kind, TO_PARK } from '../../../../games/bruxelles-1893/vocabulary.ts'
import type { Choice } from '../../../table/choice.ts'
import type { SlipCell } from '../../../table/face.ts'
import type { Plan } from '../../../table/plan.ts'
import { Options } from '../options.tsx'
import { stepName } from '../scene.ts'
import { CardUses } from './card-uses.tsx'
import type { Sheet } from './sheet.ts'

/** Answers that no board has a place for. */
const OFF_BOARD: ReadonlySet<Kind> = new Set([
  'skip',
  'draw',
  'done',
  'keep',
  'discard',
  'trade',
  'turn',
  'travellers',
  'as',
  'stand',
  'give',
  'park',
  'tile',
])
/** Those whose place is on one's own board, which a phone may not show. */
const AT_HOME: ReadonlySet<Kind> = new Set(['sell', 'use', 'card', 'flip', 'dismiss', 'salary', 'reward', 'tuck', 'row'])

export function optionsCell(sheet: Sheet): SlipCell {
  const { plan, board, isWhole, words, take, label } = sheet
  const made = new Set(plan.actions)
  const isPark = isParkIn(sheet)
  const questions = questionsIn(plan).filter(({ choices }) => choices.length > 0)
  const others = questions.flatMap((asked, i) => {
    const isAsked = asked === plan && !isWhole
    const choices = isAsked ? sheet.fitting : asked.choices
    return choices.filter((choice) => !made.has(choice.action) && isOffered(asked, choice, { isAsked, isLatest: i === 0, isPark }))
  })
  const name = isWhole ? words.or : words.choose
  if (others.length === 0) return { name, rows: [] }
  const picked = isPark ? ['choice:park'] : board.picked
  const asked = { ...board, ...sheet.scene, s: board.s, picked, seat: plan.seat, fitting: others, ready: null, take, label }
  const isCards = !isWhole && stepName(plan.after) === 'useCards'
  return { name, rows: [isCards ? <CardUses key="cards" asked={asked} /> : <Options key="options" asked={asked} />] }
}

/** Whether the park is chosen, with or without the action that it copies. */
export const isParkIn = ({ board, plan }: Sheet): boolean =>
  board.picked.includes('choice:park') || (plan.actions.length > 0 && kindOf(plan.actions[0]) === TO_PARK)

/** The questions of a plan, the one that is asked first. */
function questionsIn(plan: Plan<State>): Plan<State>[] {
  return plan.previous ? [plan, ...questionsIn(plan.previous)] : [plan]
}

function isOffered(
  { after, actions }: Plan<State>,
  { action }: Choice,
  { isAsked, isLatest, isPark }: { isAsked: boolean; isLatest: boolean; isPark: boolean },
): boolean {
  const kind = KINDS[kindOf(action)]
  // What an earlier question could have ended with says nothing of what is asked now.
  if (kind === 'done') return isLatest
  if (kind === 'turn') return stepName(after) !== 'hand' // that has a cell of its own
  if (kind === 'park') return actions.length === 0 && isPark
  return OFF_BOARD.has(kind) || (isAsked && AT_HOME.has(kind))
}
