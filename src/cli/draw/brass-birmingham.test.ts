import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { SPECTATOR } from '../../core/game.ts'
import { openTable } from '../../core/table.ts'
import { LOCATION_IDS, SLOT_LOCATIONS } from '../../games/brass-birmingham/board.ts'
import { CARD_IDS } from '../../games/brass-birmingham/cards.ts'
import { brassBirmingham } from '../../games/brass-birmingham/index.ts'
import { plain } from '../paint.ts'
import { drawBrassBirmingham } from './brass-birmingham.ts'

/** A table some first-legal decisions into the game. */
function table(decisions: number) {
  const opened = openTable(brassBirmingham, configOf(brassBirmingham, 3), { seed: 'drawn' })
  for (let i = 0; i < decisions; i++) {
    const seat = opened.at().turn
    opened.play(seat, opened.legal(seat)[0])
  }
  return opened
}
const seen = (decisions: number, viewer: number) => drawBrassBirmingham({ view: table(decisions).view(viewer), viewer, paint: plain })

describe('The drawn table of Brass', () => {
  test('names every town, within 80 columns, however far the game', () => {
    for (const decisions of [0, 40, 90]) {
      const drawing = seen(decisions, 0)
      for (const town of LOCATION_IDS.slice(0, SLOT_LOCATIONS)) expect(drawing).toContain(`\n${town}`)
      for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    }
  })
  test('shows a hand to its owner alone', () => {
    const held = CARD_IDS[table(0).at().hand[0]]
    expect(seen(0, 0)).toMatch(new RegExp(`seat 0 \\(you\\)[\\s\\S]*?hand +[\\s\\S]*?${held}`))
    for (const other of [1, SPECTATOR]) expect(seen(0, other)).toMatch(/seat 0: [\s\S]*?hand +8 cards/)
  })
  test('shows what was built and laid', () => {
    expect(seen(0, 0)).toMatch(/links +none/)
    expect(seen(40, 0)).toMatch(/ of [012]/)
  })
})
