// Legal lines to a small depth from fixed deals: a change of rules, or of the order of chance, shows here first.
import { describe, expect, test } from 'vitest'
import { configOf } from '../src/core/config.ts'
import { countLines } from '../src/core/count.ts'
import { gameOf } from '../src/games/index.ts'

describe('Legal lines', () => {
  test.each([
    // By hand: 10 triples + 5 pairs + 15 reservations = 30; then 10 × (10+2+15) + 5 × (10+4+15) + 15 × 30 = 865.
    ['splendor', 2, 3, [30, 865, 24190]],
    // By hand: piles of seven allow everything twice; only a third pair of one gem is missing, in 5 lines of 900: 900 × 30 − 5.
    ['splendor', 4, 3, [30, 900, 26995]],
    ['brass-birmingham', 2, 3, [59, 1443, 26156]],
    ['brass-birmingham', 3, 3, [71, 2964, 109868]],
    ['brass-birmingham', 4, 3, [74, 2295, 76738]],
    // By hand: seven numbers on four districts of the centre.
    ['skyrise', 2, 3, [28, 408, 3544]],
    ['skyrise', 4, 2, [28, 428]],
    ['bruxelles-1893', 3, 4, [2, 40, 308, 2470]],
    // By hand: four colours for each of two seats, then two irises.
    ['bruxelles-1893-revised', 2, 5, [4, 16, 32, 384, 4224]],
  ])('%s, %i seats, to depth %i from seed 1893', (...[id, seats, depth, counts]) => {
    const game = gameOf(id)
    expect(countLines(game, configOf(game, seats), '1893', depth)).toEqual(counts)
  })
})
