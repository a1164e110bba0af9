import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { SPECTATOR } from '../../core/game.ts'
import { openTable } from '../../core/table.ts'
import { splendor } from '../../games/splendor/index.ts'
import { plain } from '../paint.ts'
import { drawSplendor } from './splendor.ts'

function table(...moves: string[]) {
  const opened = openTable(splendor, configOf(splendor, 2), { seed: 'drawn' })
  for (const [i, move] of moves.entries()) opened.play(i % 2, splendor.parse(move))
  return opened
}
const seen = (moves: string[], viewer: number) => drawSplendor({ view: table(...moves).view(viewer), viewer, paint: plain })

describe('The drawn table', () => {
  test('names every place that the notation does, within 80 columns', () => {
    const drawing = seen([], 0)
    for (const place of ['1a', '2b', '3d', 'deck1', 'deck3', 'noble 3', 'bank', 'seat 0 (you)', 'seat 1']) expect(drawing).toContain(place)
    for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('shows a card reserved blind to its owner alone', () => {
    const moves = ['reserve deck2']
    expect(seen(moves, 0)).toMatch(/hand1 .*seen by its owner alone/)
    for (const other of [1, SPECTATOR]) expect(seen(moves, other)).toMatch(/hand1 +a card from deck2/)
  })

  test('shows a card reserved from the table to all', () => {
    expect(seen(['reserve 2b'], 1)).toMatch(/hand1 +(diamond|sapphire|emerald|ruby|onyx) .*lacks/)
  })

  test('counts tokens and the bank', () => {
    const drawing = seen(['take dse'], 0)
    expect(drawing).toMatch(/bank +3d +3s +3e +4r +4o +5g/)
    expect(drawing).toMatch(/seat 0 \(you\): 0 points, 0 cards, 3 tokens\n.*\n +tokens +1d +1s +1e +· +· +·/)
  })
})
