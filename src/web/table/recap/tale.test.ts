import { describe, expect, test } from 'vitest'
import { toy } from '../../../core/toy.ts'
import type { Tale } from '../face.ts'
import { entriesOf } from '../log-entries.ts'
import { marksOf, saidOf, sentencesOf, stepsOf, touchedIn } from './tale.ts'

/** `builds 4`: an event, and the slot that it was about. */
function line(begun: number, seat: number, says: string) {
  const [event, slot = '-1'] = says.split(' ')
  return { decision: begun, begun, seat, event, facts: { slot: Number(slot) } }
}
const tale: Tale = { quiet: new Set(['discards', 'draws']), touches: ({ facts }) => (facts.slot < 0 ? [] : [`slot:${facts.slot}`]) }
const s = toy.create({ seats: 2, options: {} })
const entries = entriesOf([
  line(0, 1, 'discards'),
  line(0, 1, 'builds 4'),
  line(0, 1, 'buys'),
  line(0, 1, 'sells 7'),
  line(1, 1, 'lays 5'),
  line(1, 1, 'draws 6'),
  line(2, 2, 'draws'),
  line(3, 1, 'lays 4'),
])
const events = (lines: readonly { event: string }[]) => lines.map(({ event }) => event).join(' ')

describe('What happened', () => {
  test('has a step for each turn, however many actions it had', () => {
    expect(stepsOf(entries).map((step) => [step.seat, step.entries.length])).toEqual([
      [1, 2],
      [2, 1],
      [1, 1],
    ])
  })
  test('has two steps for who was last in a round and first in the next, where one could not say every action', () => {
    const rounds = { roundEnds: 'ends' }
    const [first, ended, third, fourth] = [line(0, 1, 'lays 1'), line(1, 1, 'ends'), line(2, 1, 'lays 3'), line(3, 1, 'lays 4')]
    expect(stepsOf(entriesOf([first, ended, third, fourth], rounds)).map((step) => step.entries.length)).toEqual([2, 2])
    expect(stepsOf(entriesOf([first, ended, third], rounds)).map((step) => step.entries.length)).toEqual([3])
  })
  test('is said in three sentences at most: the first of every action, then what is loud', () => {
    expect(stepsOf(entries).map((step) => events(sentencesOf(step, tale)))).toEqual(['builds buys lays', 'draws', 'lays'])
  })
  test('is one sentence an action in the log, without what is quiet', () => {
    expect(entries.map((entry) => events(saidOf(entry, tale)))).toEqual(['builds buys', 'lays', 'draws', 'lays'])
  })
  test('names all that was done, also what came late, before what else is loud', () => {
    const selling: Tale = { ...tale, main: new Set(['builds', 'sells']) }
    expect(entries.map((entry) => events(saidOf(entry, selling)))).toEqual(['builds sells', 'lays', 'draws', 'lays'])
    expect(stepsOf(entries).map((step) => events(sentencesOf(step, selling)))).toEqual(['builds sells lays', 'draws', 'lays'])
    const [thrice] = entriesOf([1, 2, 3].flatMap((slot) => [line(0, 1, `sells ${slot}`), line(0, 1, `drinks ${slot}`)]))
    expect(events(saidOf(thrice, selling))).toBe('sells sells sells')
  })
  test('is said once in the log when it happened twice', () => {
    const [twice] = entriesOf([line(0, 1, 'chooses'), line(0, 1, 'chooses'), line(0, 1, 'sells 7'), line(0, 1, 'sells 8')])
    expect(events(saidOf(twice, tale))).toBe('chooses sells')
  })
  test('is told once when two actions of a turn say the same', () => {
    const [step] = stepsOf(entriesOf([line(0, 1, 'lays 4'), line(0, 1, 'takes 2'), line(1, 1, 'lays 5'), line(1, 1, 'takes 2')]))
    expect(events(sentencesOf(step, tale))).toBe('lays takes lays')
  })
  test('numbers the places of each sentence; what is not said goes with the sentence before it', () => {
    expect([...touchedIn(stepsOf(entries)[0], tale, s)]).toEqual([
      ['slot:4', 1],
      ['slot:7', 2],
      ['slot:5', 3],
      ['slot:6', 3],
    ])
  })
  test('leaves a mark on what others touched, and numbers on what is told', () => {
    const steps = stepsOf(entries)
    const marks = marksOf(steps, steps[2], { tale, s })
    const fresh = { says: 'new' }
    expect(Object.fromEntries(marks)).toEqual({ 'slot:4': { says: 1 }, 'slot:5': fresh, 'slot:6': fresh, 'slot:7': fresh })
  })
  test('shows what was taken, all of it together, and the way that it came', () => {
    const goods: Tale = {
      ...tale,
      taken: ({ event }) => (event === 'buys' || event === 'sells' ? [['slot:7', 2]] : []),
      way: ({ event }, _, before) => (event === 'buys' ? before.map((each) => `after:${each.event}`) : []),
    }
    const marks = marksOf([], stepsOf(entries)[0], { tale: goods, s })
    expect(marks.get('slot:7')).toEqual({ says: 2, taken: 4 })
    expect([...marks].filter(([, { isWay }]) => isWay).map(([place]) => place)).toEqual(['after:discards', 'after:builds'])
  })
})
