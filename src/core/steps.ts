// One row for each step that a game can owe: what is legal, why not, what an answer does, what happens by itself. Chapters owe integers and know
// nothing of the table; it is joined in the game's steps.ts, and `npm run steps` writes it as switches, which V8 follows faster than a table.
import { type Action, type Actions, kindOf } from './action.ts'
import { RulesBug } from './errors.ts'
import type { Facts, Problem, Seat, Tell } from './game.ts'

/** The words that the rows of a game are written in. */
export interface Vocabulary {
  readonly kind: string
  readonly event: string
  readonly reason: string
}

/** A verb that answers a step. */
export interface Answer<S, V extends Vocabulary> {
  /** Does it, trusting that it is legal. */
  apply(s: S, seat: Seat, a: Action, tell?: Tell<V['event']>): void
  /** Why not, or null; absent where it always may. */
  problem?(s: S, seat: Seat, a: Action, step: number): Problem | null
}

/** Does what leaves no choice; false when the seat must decide. */
export type Settle<S, V extends Vocabulary> = (s: S, seat: Seat, step: number, tell?: Tell<V['event']>) => boolean

/** A step that a seat may be asked. */
export interface Question<S, V extends Vocabulary> {
  /** Said to every verb that does not answer it; the turn may leave that to the rows of those verbs. */
  readonly first?: V['reason']
  /** Said to its verbs when nothing was asked and the turn has no use for them. */
  readonly unasked?: V['reason']
  /** Lists every legal answer, in a stable order. */
  legal(s: S, seat: Seat, out: Actions, step: number): void
  readonly answers: Readonly<Partial<Record<V['kind'], Answer<S, V>>>>
  /** Absent where it is always asked. 'onlyAnswer': one legal answer is given by itself, and a step without any is dropped. */
  readonly settle?: Settle<S, V> | 'onlyAnswer'
}

/** A step that nobody is asked: it only follows. */
export interface Consequence<S, V extends Vocabulary> {
  readonly settle: Settle<S, V>
}

export type StepRow<S, V extends Vocabulary> = Question<S, V> | Consequence<S, V>
/** All steps of a game by name. */
export type StepTable<S, V extends Vocabulary> = Readonly<Record<string, StepRow<S, V>>>

/** The name of the step that is owed when nothing else is. */
export const TURN_STEP = 'turn'

/** What the names in the rows stand for. */
export interface Meanings<V extends Vocabulary> {
  readonly kinds: readonly V['kind'][]
  stepOf(name: string): number
  because(reason: V['reason'], facts?: Facts): Problem
}

/** Why an action is no answer to the step that is owed, or null when it is one: the other statement of what `legal` lists. */
export function problemBy<S, V extends Vocabulary>(
  steps: StepTable<S, V>,
  { kinds, stepOf, because }: Meanings<V>,
): (s: S, seat: Seat, a: Action, step: number) => Problem | null {
  const questions = Object.entries(steps).flatMap(([name, row]) => ('answers' in row ? [{ name, row }] : []))
  const ways = questions.map(({ name, row }) => {
    const said = (kind: V['kind']): V['reason'] => {
      const asked = questions.find((other) => other.row.answers[kind] && other.row.unasked)
      const reason = (name === TURN_STEP ? asked?.row.unasked : undefined) ?? row.first
      if (reason === undefined) throw new RulesBug(`Nothing is said to "${kind}" while "${name}" is owed.`)
      return reason
    }
    return [stepOf(name), kinds.map((kind) => row.answers[kind] ?? said(kind))] as const
  })
  const byStep = new Map(ways)
  return (s, seat, a, step) => {
    const way = byStep.get(kindOf(step))?.[kindOf(a)]
    if (way === undefined) throw new RulesBug(`Step ${kindOf(step)} asks nobody.`)
    return typeof way === 'string' ? because(way) : (way.problem?.(s, seat, a, step) ?? null)
  }
}
