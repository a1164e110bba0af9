import { describe, expect, test } from 'vitest'
import { actionList, first, kindOf, listed } from '../../../core/action.ts'
import { PAYMENTS } from '../../../games/splendor/actions/pay.ts'
import { splendor } from '../../../games/splendor/fixture.ts'
import { one, total } from '../../../games/splendor/gems.ts'
import { legal } from '../../../games/splendor/turn.ts'
import { NOBLE, PAY, RETURN } from '../../../games/splendor/vocabulary.ts'
import { positions } from './fixture.ts'
import { OUTPUTS, outputOf, POLICY, priorsOf, SHARES, STARTS } from './policy.ts'

const outputs = Float32Array.from({ length: OUTPUTS }, (_, i) => Math.sin(i))

/** What may be decided at a story's table. */
function choicesOf({ s }: ReturnType<typeof splendor>) {
  const choices = actionList()
  legal(s, s.turn, choices)
  return choices
}

function priorsAt(choices: ReturnType<typeof actionList>): number[] {
  const priors = new Float32Array(choices.count)
  priorsOf(outputs, choices, priors, 0)
  return [...priors]
}

describe('The policy of Splendor', () => {
  test.each([2, 3, 4])('has exactly one output for every decision at a table of %i, and none for two but payments', (seats) => {
    const met = new Set<number>()
    for (const { choices } of positions(seats, 8)) {
      const all = listed(choices).map((a) => ({ kind: kindOf(a), output: outputOf(a, choices) }))
      for (const { kind } of all) met.add(kind)
      const astray = all.filter(({ kind, output }) => output < STARTS[kind] || output >= (STARTS[kind + 1] ?? POLICY))
      const apart = all.filter(({ kind }) => kind !== PAY).map(({ output }) => output)
      expect([astray, new Set(apart).size]).toEqual([[], apart.length])
    }
    for (const kind of [PAY, RETURN]) expect(met).toContain(kind)
  })

  test('tells payments apart by the first gem that gold is spent for without need', () => {
    const rich = splendor(2)
      .with(0, { gems: 'dsero', gold: 3, hand: [3] })
      .where((s) => s.table.fill(255))
      .play(0, 'buy hand1')
    const choices = choicesOf(rich)
    expect(choices.count).toBeGreaterThan(4)
    for (let i = 0; i < choices.count; i++) {
      const more = PAYMENTS[first(choices.list[i])]
      const gem = [0, 1, 2, 3, 4].findIndex((each) => (more & (31 * one(each))) !== 0)
      expect(outputOf(choices.list[i], choices)).toBe(STARTS[PAY] + (total(more) === 0 ? 0 : 1 + gem))
    }
    // Those that are not told apart share what their output says.
    const priors = priorsAt(choices)
    expect(priors.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    const alike = [...priors.keys()].filter((i) => outputOf(choices.list[i], choices) === outputOf(choices.list[1], choices))
    expect(alike.length).toBeGreaterThan(1)
    for (const i of alike) expect(priors[i]).toBe(priors[1])
    const whole = Math.exp(outputs[outputOf(choices.list[1], choices)] - outputs[STARTS[PAY]])
    expect((alike.length * priors[1]) / priors[0]).toBeCloseTo(whole, 4)
  })

  test('has an output for each place of a noble', () => {
    const chosen = splendor(2)
      .with(0, { bonuses: 'ddddsssseee' })
      .where((s) => s.nobles.set([0, 5, 4]))
      .play(0, 'take dse')
    const choices = choicesOf(chosen)
    expect([0, 1].map((i) => outputOf(choices.list[i], choices))).toEqual([STARTS[NOBLE], STARTS[NOBLE] + 1])
  })

  test('gives all of what is likely to what is legal, and writes nothing else', () => {
    for (const { choices } of positions(4, 1)) {
      const priors = new Float32Array(choices.count + 4).fill(7)
      priorsOf(outputs, choices, priors, 2)
      const written = priors.subarray(2, choices.count + 2)
      expect(written.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
      expect(Math.min(...written)).toBeGreaterThan(0)
      expect([...priors.subarray(0, 2), ...priors.subarray(choices.count + 2)]).toEqual([7, 7, 7, 7])
    }
  })

  test('leaves room for the shares and points of all seats', () => {
    expect(SHARES).toBe(POLICY)
    expect(OUTPUTS).toBeGreaterThanOrEqual(POLICY + 8)
    expect(OUTPUTS % 4).toBe(0)
  })
})
