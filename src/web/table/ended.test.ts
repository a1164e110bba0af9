import { expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { openTable } from '../../core/table.ts'
import { splendor } from '../../games/splendor/index.ts'
import { endedAs } from './ended.ts'

const state = openTable(splendor, configOf(splendor, 2), { seed: 'ended' }).at()
const position = { seq: 0, decisions: 0, state, actors: 1, canUndo: false, canRedo: false, isPractice: false }
const ranks = (some: Partial<Parameters<typeof endedAs>[1]>) =>
  endedAs(splendor, { position, ...some }).result.scores.map(({ rank }) => rank)

test('Whoever resigned is last, whatever the points say', () => {
  expect(ranks({})).toEqual([1, 1])
  expect(
    ranks({
      ending: 'resigned',
      scores: [
        { total: 0, rank: 2 },
        { total: 0, rank: 1 },
      ],
    }),
  ).toEqual([2, 1])
})

test('Nobody has won what all agreed to end, or what the host closed', () => {
  expect((['rules', 'resigned', 'agreed', 'closed'] as const).map((ending) => endedAs(splendor, { position, ending }).isWon)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
