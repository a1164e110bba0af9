import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { SPECTATOR } from '../../core/game.ts'
import { openTable } from '../../core/table.ts'
import { DISTRICT_IDS } from '../../games/skyrise/board.ts'
import { MASTERPIECES } from '../../games/skyrise/components.ts'
import { isAdjacent } from '../../games/skyrise/districts.ts'
import { skyrise } from '../../games/skyrise/index.ts'
import { plain } from '../paint.ts'
import { drawSkyrise } from './skyrise.ts'

/** A table some decisions into the game: everybody does the first thing that he can. */
function table(decisions: number) {
  const opened = openTable(skyrise, configOf(skyrise, 3), { seed: 'drawn' })
  for (let i = 0; i < decisions && skyrise.actors(opened.at()) !== 0; i++) {
    const seat = 31 - Math.clz32(skyrise.actors(opened.at()))
    opened.play(seat, opened.legal(seat)[0])
  }
  return opened
}
const seen = (decisions: number, viewer: number) => drawSkyrise({ view: table(decisions).view(viewer), viewer, paint: plain })

describe('The drawn table of Skyrise', () => {
  test('shows the centre and three platforms within 80 columns, however far the game', () => {
    for (const decisions of [0, 30, 60, 1000]) {
      const drawing = seen(decisions, 0)
      for (const place of ['centre', 'm1', 'm4', 'seat 0 (you)', 'seat 2', 'panoramas', 'patrons']) expect(drawing).toContain(place)
      expect(drawing.match(/, (NW|NE|SE|SW) /g)).toHaveLength(3)
      for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    }
  })
  test('[T5] shows each bridge by the districts that it joins', () => {
    const bridges = seen(0, 0).match(/[a-d][56]-m\d/g) ?? []
    expect(new Set(bridges).size).toBe(6)
    const isNear = (one: string, other: string) => {
      const s = table(0).at()
      return isAdjacent(s, DISTRICT_IDS.indexOf(one), DISTRICT_IDS.indexOf(other))
    }
    for (const bridge of bridges) expect([bridge, isNear(...(bridge.split('-') as [string, string]))]).toEqual([bridge, true])
  })
  test('shows masterpiece cards and the objective to their seat alone', () => {
    const held = MASTERPIECES[table(0).at().hand[0]]
    expect(seen(0, 0)).toContain(held)
    for (const other of [1, SPECTATOR]) {
      expect(seen(0, other)).not.toContain(held)
      expect(seen(0, other)).toMatch(/seat 0: [\s\S]*?3 masterpiece cards {2}objective: hidden/)
    }
  })
  test('marks bids', () => {
    expect(seen(1, 0)).toMatch(/ \*\d+ of \d/)
    expect(seen(1, 0)).toMatch(/to outbid \d+ in m\d/)
  })
})
