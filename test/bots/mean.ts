import type { Score } from '../../src/core/game.ts'

/** The mean of the totals. */
export const mean = (scores: readonly Score[]): number => scores.reduce((sum, { total }) => sum + total, 0) / scores.length
