import { describe, expect, test } from 'vitest'
import { action } from './action.ts'
import { problemBy, type StepRow, type StepTable } from './steps.ts'
import { becauseOf } from './vocabulary.ts'

/** A toy: in a turn one knocks; who was asked opens the door, or keeps it shut where a chain is on it. */
const KINDS = ['knock', 'open', 'shut'] as const
const STEPS: readonly string[] = ['door', 'creak', 'turn']
const [DOOR, CREAK, TURN] = STEPS.keys()
const [KNOCK, OPEN, SHUT] = KINDS.keys()
interface Toy {
  chain: boolean
}
type Row = StepRow<Toy, { kind: (typeof KINDS)[number]; event: string; reason: keyof typeof REASONS }>
const REASONS = { answerFirst: 'D1', nobodyKnocked: 'D2', chainIsOn: 'D3', chainIsOff: 'D4' } as const
const because = becauseOf(REASONS)
const ignore = () => {}

const door = {
  first: 'answerFirst',
  unasked: 'nobodyKnocked',
  legal: ignore,
  answers: {
    open: { apply: ignore, problem: (s) => (s.chain ? because('chainIsOn') : null) },
    shut: { apply: ignore, problem: (s, seat, _a, step) => (s.chain ? null : because('chainIsOff', { seat, step })) },
  },
} satisfies Row
const creak = { settle: () => true } satisfies Row
const turn = { legal: ignore, answers: { knock: { apply: ignore } } } satisfies Row

const problemOf = (steps: StepTable<Toy, { kind: string; event: string; reason: string }>) =>
  problemBy(steps, { kinds: KINDS, stepOf: (name) => STEPS.indexOf(name), because })
const problem = problemOf({ door, creak, turn })
const s = { chain: true }

describe('The table of steps', () => {
  test('asks the row of the step for the problem of a verb that answers it', () => {
    expect(problem(s, 0, action(OPEN), DOOR)).toEqual({ rule: 'D3', reason: 'chainIsOn', facts: {} })
    expect(problem({ chain: false }, 1, action(SHUT), DOOR)).toEqual({ rule: 'D4', reason: 'chainIsOff', facts: { seat: 1, step: DOOR } })
    expect(problem(s, 0, action(SHUT), DOOR)).toBeNull()
  })
  test('a verb without a problem of its own may always answer', () => {
    expect(problem(s, 0, action(KNOCK), TURN)).toBeNull()
  })
  test('what does not answer is told what comes first, or that nothing was asked', () => {
    expect(problem(s, 0, action(KNOCK), DOOR)).toMatchObject({ rule: 'D1' })
    expect(problem(s, 0, action(OPEN), TURN)).toMatchObject({ rule: 'D2' })
  })
  test('the arguments of a step do not matter for whose row it is', () => {
    expect(problem(s, 0, action(KNOCK), action(DOOR, 3, 7))).toMatchObject({ rule: 'D1' })
  })
  test('a step that only follows asks nobody', () => {
    expect(() => problem(s, 0, action(OPEN), CREAK)).toThrow('asks nobody')
  })
  test('a verb to which nothing would be said is a bug, found at once', () => {
    const { first: _, ...silent } = door
    expect(() => problemOf({ door: silent, creak, turn })).toThrow('Nothing is said to "knock" while "door" is owed')
  })
})
