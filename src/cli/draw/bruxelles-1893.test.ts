import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { openTable } from '../../core/table.ts'
import { bruxelles1893, bruxelles1893Revised } from '../../games/bruxelles-1893/index.ts'
import { plain } from '../paint.ts'
import { drawBruxelles } from './bruxelles-1893.ts'

const CASES = [
  ['first edition', bruxelles1893, {}],
  ['revised edition', bruxelles1893Revised, {}],
  ['Belle Époque and the variant', bruxelles1893Revised, { 'belle-epoque': 'on', variant: 'on' }],
] as const

describe.each(CASES)('The drawn table of Bruxelles, %s', (_, game, options) => {
  test('fits 80 columns from the deal to the end, for whoever looks', () => {
    const table = openTable(game, configOf(game, 3, options), { seed: 'drawn' })
    const rng = rngOf('drawn')
    for (let i = 0; game.actors(table.at()) !== 0; i++) {
      if (i % 40 === 0)
        for (const viewer of [-1, 0])
          for (const line of drawBruxelles({ view: table.view(viewer), viewer, paint: plain }).split('\n'))
            expect(line.length).toBeLessThanOrEqual(80)
      const seat = 31 - Math.clz32(game.actors(table.at()))
      const legal = table.legal(seat)
      table.play(seat, legal[below(rng, legal.length)])
    }
    const end = drawBruxelles({ view: table.view(0), viewer: 0, paint: plain })
    expect(end).toContain('the game is over')
    for (const part of ['theatre', 'compass', 'market', 'columns', 'seat 0 (you)', 'seat 2', 'house ']) expect(end).toContain(part)
    expect(end.includes('pavilions')).toBe('belle-epoque' in options)
  })
})
