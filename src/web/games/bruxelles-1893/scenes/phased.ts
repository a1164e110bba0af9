import type { Step } from '../../../scenes/scene.ts'

/** A step with the phase in which it happens. */
export type Phased = readonly [phase: number, step: Step]
