import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { splendor } from '../../games/splendor/index.ts'
import { beatsOf } from './beats.ts'
import { afterBeat, again, begun, countsNow, nextStep, type Playing, stepBack, totalOf } from './playing.ts'
import type { Count, Scene } from './scene.ts'

const count = (seat: number, points: number): Count => ({ seat, points, at: [`${seat} ${points}`] })
const SCENE: Scene & { readonly before: readonly number[] } = {
  id: 'round',
  board: splendor.create(configOf(splendor, 2)),
  before: [10, 20],
  steps: [
    { id: 'earlier', rule: 'A1', counts: [], when: 'earlier' },
    { id: 'links', rule: 'A2', counts: [count(0, 3), count(1, 4)] },
    { id: 'nothing', rule: 'A3', counts: [] },
    { id: 'tiles', rule: 'A4', counts: [count(1, 1)] },
  ],
}

describe('A scene', () => {
  test('goes beat by beat through its steps, and ends', () => {
    const course: number[][] = []
    let now: Playing | null = begun(SCENE, false)
    for (; now; now = afterBeat(SCENE, now)) course.push([now.step, now.beat])
    expect(course).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ])
  })
  test('counts up: before, counted, to come', () => {
    const first = begun(SCENE, false)
    expect(totalOf(SCENE, first, 0)).toEqual({ before: 10, earlier: 0, step: 3, toCome: 0, now: 13 })
    expect(totalOf(SCENE, first, 1)).toEqual({ before: 20, earlier: 0, step: 0, toCome: 5, now: 20 })
    expect(countsNow(SCENE, first).map(({ told }) => told)).toEqual(['now', 'to-come'])
  })
  test('Next ends the step with exact totals, and the scene after the last', () => {
    const second = nextStep(SCENE, begun(SCENE, false), false)
    expect(second).toMatchObject({ step: 1, beat: 0 })
    expect(second && totalOf(SCENE, second, 1)).toMatchObject({ earlier: 4, now: 24 })
    const last = second && nextStep(SCENE, second, false)
    expect(last && nextStep(SCENE, last, false)).toBeNull()
  })
  test('Back goes to the beginning of the step, then to the one before', () => {
    const middle = { step: 0, beat: 1, isPaused: true }
    expect(stepBack(SCENE, middle, false)).toMatchObject({ step: 0, beat: 0 })
    expect(stepBack(SCENE, { step: 1, beat: 0, isPaused: false }, false)).toMatchObject({ step: 0, beat: 0 })
    expect(again(SCENE, middle, false)).toEqual({ step: 0, beat: 0, isPaused: false })
  })
  test('for who wants nothing to move shows each step as a whole', () => {
    const first = begun(SCENE, true)
    expect(countsNow(SCENE, first).map(({ told }) => told)).toEqual(['done', 'now'])
    expect(nextStep(SCENE, first, true)).toMatchObject({ step: 1 })
    expect(begun({ ...SCENE, isBrief: true }, true).step).toBe(2)
  })
  test('has at most eight beats a step: more pieces share one by their owners', () => {
    const counts = Array.from({ length: 21 }, (_, i) => count(i % 4, 1))
    const beats = beatsOf({ id: 'x', rule: 'A1', counts })
    expect(beats).toHaveLength(8)
    for (const beat of beats) expect(new Set(beat.map(({ seat }) => seat)).size).toBe(1)
    expect(beatsOf({ id: 'x', rule: 'A1', counts: counts.slice(0, 8) })).toHaveLength(8)
  })
})
