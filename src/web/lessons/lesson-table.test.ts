import { describe, expect, test } from 'vitest'
import { splendor } from '../../games/splendor/index.ts'
import { localStore, type Shelf } from '../source/local-store.ts'
import { openLessonTable } from './lesson-table.ts'
import { plotOf } from './plot.ts'
import { scriptOf } from './script.ts'

const PLOT = [
  'tassel lesson 1',
  'game: splendor',
  'order: 1',
  'minutes: 5',
  'seats: 2',
  'you: 0',
  'seed: a lesson',
  'step look',
  'step take',
  'await: take dse',
  'step again',
  'play: 1 take dse',
  'await: take rr',
  'step on',
  'play: 1 take dso',
].join('\n')
const { parse } = splendor

function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size
    },
  }
}

function lesson(step = 0) {
  const steps: number[] = []
  const store = localStore(shelf())
  const table = openLessonTable(scriptOf(plotOf(PLOT, 'splendor/trial'), splendor), step, {
    store,
    think: async () => parse('take rso'),
    pause: 0,
    names: { table: 'A trial', you: 'Ada' },
    keep: (at) => steps.push(at),
  })
  const decisions = () => table.source.snapshot().decisions
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  return { table, steps, store, decisions, settled, play: (text: string) => table.source.play([parse(text)]) }
}

describe('the table of a lesson', () => {
  test('goes on by itself where one only looks', () => {
    const { table, steps } = lesson()
    table.goOn()
    table.goOn()
    expect(table.course()).toMatchObject({ step: 1, isWatching: false })
    expect(steps).toEqual([0, 1])
  })

  test('goes on when what is awaited is done, and the others do what the plot says', async () => {
    const { table, play, decisions, settled } = lesson(1)
    await play('take dse')
    expect(table.course()).toMatchObject({ step: 2, isWatching: true })
    await settled()
    expect(table.course()).toMatchObject({ step: 2, isWatching: false })
    expect(decisions()).toBe(2)
    expect(table.source.snapshot().lines.at(-1)).toMatchObject({ seat: 1 })
  })

  test('holds another move back, and lets it go', async () => {
    const { table, play, decisions } = lesson(1)
    await play('take rr')
    expect(table.course()).toMatchObject({ step: 1, other: [parse('take rr')] })
    expect(decisions()).toBe(0)
    table.dropOther()
    expect(table.course().other).toBeNull()
  })

  test('plays it when told so: then the bots think for themselves, and the lesson can be gone back to', async () => {
    const { table, play, decisions, settled } = lesson(1)
    await play('take rr')
    table.playOther()
    await settled()
    expect(table.course()).toMatchObject({ step: 1, isFree: true, other: null })
    expect(decisions()).toBe(2)
    await play('take dse')
    await settled()
    expect(table.course().freeTurns).toBe(1)
    expect(decisions()).toBe(4)
    table.back()
    expect(table.course()).toMatchObject({ step: 1, isFree: false })
    expect(decisions()).toBe(0)
  })

  test('goes back a step, and takes a move back in the same way', async () => {
    const { table, play, decisions, settled } = lesson(1)
    await play('take dse')
    await settled()
    expect(table.source.snapshot().position?.canUndo).toBe(true)
    await table.source.undo()
    expect(table.course().step).toBe(1)
    expect(decisions()).toBe(0)
    table.back()
    expect(table.course().step).toBe(0)
    expect(table.source.snapshot().position?.canUndo).toBe(false)
  })

  test('is opened where it was left', () => {
    const { decisions, table } = lesson(2)
    expect(decisions()).toBe(2)
    expect(table.course()).toMatchObject({ step: 2, isWatching: false })
  })

  test('ends in a table of its own, dealt afresh', async () => {
    const { table, store } = lesson(3)
    const id = await table.playOn('On')
    const saved = store.find(id)
    expect(saved?.card).toMatchObject({ name: 'On', game: 'splendor', decisions: 4, fork: { of: '', at: 4 } })
    expect(saved?.card.seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
    expect(store.all()).toHaveLength(1)
  })
})
