// What is being told now, kept outside of React: the strip, the panels, the log and the board show it, and only they are drawn anew.
import { useSyncExternalStore } from 'react'
import { watched } from '../../source/source.ts'
import type { Step } from './tale.ts'

export interface Telling {
  readonly steps: readonly Step[]
  /** The step that is told. */
  readonly at: number
  readonly isPaused: boolean
  /** Whether the reader has stepped there. */
  readonly isByHand: boolean
  /** Whether it was asked for: then it is told while others play, too. */
  readonly isAgain: boolean
}

const telling = watched<Telling | null>(null)

export const useTelling = (): Telling | null => useSyncExternalStore(telling.subscribe, telling.value)

export const begin = (steps: readonly Step[], some: Pick<Telling, 'isPaused' | 'isAgain'>): void =>
  telling.replace(steps.length > 0 ? { steps, at: 0, isByHand: false, ...some } : null)

export const end = (): void => telling.replace(null)

/** To another step, by hand or by itself; past the last one it is over, and before the first there is none. */
export function stepTo(at: number, isByHand = true): void {
  const now = telling.value()
  if (!now) return
  if (at >= now.steps.length) end()
  else telling.replace({ ...now, at: Math.max(0, at), isByHand })
}

export function pause(isPaused: boolean): void {
  const now = telling.value()
  if (now) telling.replace({ ...now, isPaused })
}

/** The step that is told now. */
export const stepOf = (now: Telling | null): Step | null => now?.steps[now.at] ?? null
