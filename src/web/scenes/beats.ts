// The beats of a step: a piece each, up to eight; more pieces share a beat by their owners.
import type { Pace } from '../settings.ts'
import type { Count, Step } from './scene.ts'

/** What is counted in one beat. */
export type Beat = readonly Count[]

const MOST_BEATS = 8
/** Milliseconds of a beat. Who wants nothing told of the others still sees what is counted. */
export const BEATS: Readonly<Record<Pace, number>> = { calm: 1600, steady: 900, quick: 400, off: 900 }

export function beatsOf({ counts }: Step): readonly Beat[] {
  if (counts.length === 0) return [[]]
  if (counts.length <= MOST_BEATS) return counts.map((count) => [count])
  const owners = [...new Set(counts.map(({ seat }) => seat))]
  const share = Math.max(1, Math.floor(MOST_BEATS / owners.length))
  return owners.flatMap((owner) =>
    parted(
      counts.filter(({ seat }) => seat === owner),
      share,
    ),
  )
}

/** A list in at most so many parts, in order. */
function parted<T>(list: readonly T[], parts: number): T[][] {
  const size = Math.ceil(list.length / parts)
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}
