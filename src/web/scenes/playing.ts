// Where a scene stands: beat by beat, step by step. A value: each of these makes a new one.
import { type Beat, beatsOf } from './beats.ts'
import { type Count, gained, type Scene, type Step, stepsNow } from './scene.ts'

export interface Playing {
  /** Of the steps that are counted here. */
  readonly step: number
  readonly beat: number
  readonly isPaused: boolean
}

export const beatsIn = (scene: Scene, step: number): readonly Beat[] => beatsOf(stepsNow(scene)[step])

const lastBeat = (scene: Scene, step: number): number => beatsIn(scene, step).length - 1
const lastStep = (scene: Scene): number => stepsNow(scene).length - 1

/** Where a scene begins; for whoever wants nothing to move, each step as a whole, and a brief scene all at once. */
export function begun(scene: Scene, isStill: boolean): Playing {
  const step = isStill && scene.isBrief ? lastStep(scene) : 0
  return { step, beat: isStill ? lastBeat(scene, step) : 0, isPaused: false }
}

/** The next beat, in this step or the next; null at the end. */
export function afterBeat(scene: Scene, now: Playing): Playing | null {
  if (now.beat < lastBeat(scene, now.step)) return { ...now, beat: now.beat + 1 }
  return now.step < lastStep(scene) ? { ...now, step: now.step + 1, beat: 0 } : null
}

export const isStepOver = (scene: Scene, { step, beat }: Playing): boolean => beat === lastBeat(scene, step)

/** Ends the step; null where the scene is over with it. */
export function nextStep(scene: Scene, now: Playing, isStill: boolean): Playing | null {
  if (now.step < lastStep(scene)) return atStep(scene, now.step + 1, isStill)
  return isStepOver(scene, now) ? null : { ...now, beat: lastBeat(scene, now.step) }
}

/** The step from its beginning; from there, the one before it. */
export function stepBack(scene: Scene, now: Playing, isStill: boolean): Playing {
  const isBegun = !isStill && now.beat > 0
  return atStep(scene, isBegun ? now.step : Math.max(0, now.step - 1), isStill)
}

export const again = (scene: Scene, now: Playing, isStill: boolean): Playing => atStep(scene, now.step, isStill)

const atStep = (scene: Scene, step: number, isStill: boolean): Playing => ({
  step,
  beat: isStill ? lastBeat(scene, step) : 0,
  isPaused: false,
})

/** Whether a piece is counted already, is counted now, or is to come. */
export type Told = 'done' | 'now' | 'to-come'

/** Everything that the present step counts, and how far that is. */
export function countsNow(scene: Scene, { step, beat }: Playing): { readonly count: Count; readonly told: Told }[] {
  return beatsIn(scene, step).flatMap((counts, i) =>
    counts.map((count) => ({ count, told: i < beat ? 'done' : i === beat ? 'now' : 'to-come' })),
  )
}

/** What a seat has by now, what this step has brought it, and what is to come. */
export function totalOf(scene: Scene & { readonly before: readonly number[] }, now: Playing, seat: number) {
  const steps = stepsNow(scene)
  const here = beatsIn(scene, now.step)
    .slice(0, now.beat + 1)
    .flat()
  const step = here.reduce((sum, count) => sum + (count.seat === seat ? count.points : 0), 0)
  const earlier = gained(steps.slice(0, now.step), seat)
  const all = gained(steps, seat)
  return { before: scene.before[seat], earlier, step, toCome: all - earlier - step, now: scene.before[seat] + earlier + step }
}

export const stepNow = (scene: Scene, { step }: Playing): Step => stepsNow(scene)[step]
