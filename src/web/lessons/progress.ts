// How far somebody has come in each lesson, kept on this device.
import { watched } from '../source/source.ts'

export interface Progress {
  /** The step that one is at, from 0. */
  readonly step: number
  readonly isDone: boolean
  /** When, ISO 8601. */
  readonly changed: string
}

const KEY = 'tassel.lessons'
const kept = watched(read())

export const progressOf = (id: string): Progress | null => kept.value()[id] ?? null
export const watchProgress = kept.subscribe
export const allProgress = kept.value

/** Keeps the step; a lesson that was done once stays done. */
export function keepStep(id: string, step: number, isDone = false): void {
  kept.replace({ ...kept.value(), [id]: { step, isDone: isDone || progressOf(id)?.isDone === true, changed: new Date().toISOString() } })
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value()))
  } catch {} // A full or forbidden store only means that the step is forgotten.
}

/** The lesson that was begun last and not finished; null where there is none. */
export function leftOff(all: Readonly<Record<string, Progress>>): string | null {
  const begun = Object.entries(all).filter(([, { isDone, step }]) => !isDone && step > 0)
  return begun.sort(([, a], [, b]) => b.changed.localeCompare(a.changed))[0]?.[0] ?? null
}

function read(): Readonly<Record<string, Progress>> {
  try {
    const all: Record<string, Partial<Progress>> = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(all).flatMap(([id, some]) => (isProgress(some) ? [[id, some]] : [])))
  } catch {
    return {}
  }
}

function isProgress(some: Partial<Progress>): some is Progress {
  return Number.isInteger(some.step) && (some.step ?? -1) >= 0 && typeof some.isDone === 'boolean' && typeof some.changed === 'string'
}
