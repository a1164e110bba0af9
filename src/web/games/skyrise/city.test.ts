import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { configOf } from '../../../core/config.ts'
import { packText } from '../../../core/content.ts'
import { ARRANGEMENTS, BRIDGES, DISTRICT_IDS, FIRST_DISTRICT } from '../../../games/skyrise/board.ts'
import { content } from '../../../games/skyrise/content.ts'
import { later, skyrise } from '../../../games/skyrise/fixture.ts'
import { skyrise as game } from '../../../games/skyrise/index.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { undrawnBorders } from './borders.ts'
import { featuresOf, windmillsOf } from './features.ts'
import { POSITIONS } from './gallery-positions.ts'
import { groundOf, isInside, type Point } from './geometry.ts'
import { bidsOf, numberToBeat, whereabouts } from './pieces.ts'
import { spansOf } from './spans.ts'
import { builtIn, standingOf } from './standing.ts'

/** Districts with a bid or a structure. */
const taken = (s: State): number => s.piece.filter((piece) => piece !== NONE).length

describe('the ground', () => {
  test('every platform in play is drawn, inside the field, in each of the 192 arrangements', () => {
    for (const slots of ARRANGEMENTS) {
      const { plots, sites, field } = groundOf(slots)
      const outer = slots.filter((platform) => platform < 5).length
      expect([sites.length, plots.filter(Boolean).length]).toEqual([outer + 1, outer * 14 + 4])
      const isOutside = ([x, y]: Point) => x < field.x || x > field.x + field.width || y < field.y || y > field.y + field.height
      expect(plots.flatMap((plot) => plot?.polygon ?? []).filter(isOutside)).toEqual([])
    }
  })
  test('no district lies on another: each anchor is inside its own polygon and no other', () => {
    const { plots } = groundOf([4, 3, 2, 1])
    const at = plots.map((plot) => plots.findIndex((other) => plot && other && isInside(other.polygon, plot.anchor)))
    expect(at).toEqual(plots.map((_, district) => district))
  })
  test('lakes, airships, windmills and bridges are those of the platforms in play', () => {
    const { s } = skyrise(3)
    const ground = groundOf(s.slots)
    const kinds = featuresOf(s.tables, ground).map(({ kind }) => kind)
    expect([kinds.filter((kind) => kind === 'lake').length, kinds.filter((kind) => kind === 'airship').length]).toEqual([5, 8])
    expect(windmillsOf(s.tables, ground).filter(Boolean).length).toBe(9)
    expect(spansOf(s, ground).length).toBe(6)
    expect(spansOf(skyrise(4).s, groundOf(skyrise(4).s.slots)).length).toBe(BRIDGES)
  })
})

describe.each(['second', 'late', 'over'])('what stands in the position %s', (name) => {
  test.each([2, 3, 4])('stands in its own district, for %d seats', (seats) => {
    const s = POSITIONS[name](seats)
    const ground = groundOf(s.slots)
    const { structures, tokens, signs } = standingOf(builtIn(s), {
      ground,
      features: featuresOf(s.tables, ground),
      windmills: windmillsOf(s.tables, ground),
    })
    expect(structures.size).toBeGreaterThan(seats * 3)
    expect(structures.size + bidsOf(s).length).toBe(taken(s))
    for (const [district, at] of [...structures, ...tokens, ...signs]) {
      const polygon = ground.plots[district]?.polygon ?? []
      expect([DISTRICT_IDS[district], isInside(polygon, at)]).toEqual([DISTRICT_IDS[district], true])
    }
  })
})

test('where things stand does not depend on what stood there before', () => {
  const [earlier, late] = ['second', 'late'].map((name) => POSITIONS[name](4))
  const ground = groundOf(late.slots)
  const scenery = { ground, features: featuresOf(late.tables, ground), windmills: windmillsOf(late.tables, ground) }
  const unseen = () => ({ ...scenery, ground: { ...ground, plots: ground.plots.map((plot) => plot && { ...plot }) } })
  for (const s of [earlier, late, earlier]) expect(standingOf(builtIn(s), scenery)).toEqual(standingOf(builtIn(s), unseen()))
  expect(standingOf(builtIn(late), scenery)).not.toEqual(standingOf(builtIn(earlier), scenery))
})

describe('the auction', () => {
  test('bids come in the order of their numbers, and the last is the one to beat', () => {
    const table = skyrise(4).play(0, 'bid 24 m1').play(1, 'bid 39 m2').play(2, 'bid 43 m3')
    expect(bidsOf(table.s).map(({ number }) => number)).toEqual([24, 39, 43])
    expect(numberToBeat(table.s)).toBe(43)
  })
  test('a masterpiece comes last, and no number beats it', () => {
    const table = later('palace', 'gavel', 'vault').play(0, 'bid 24 m1').play(1, 'bid 39 m2').play(2, 'bid vault m3')
    expect(bidsOf(table.s).map(({ number, card }) => number ?? card)).toEqual([24, 39, 17])
    expect(numberToBeat(table.s)).toBeNull()
  })
  test('a structure is in hand, a bid, built or waits for era 2', () => {
    const table = skyrise(4)
      .with(0, { built: ['37 a5'] })
      .play(0, 'bid 24 m1')
    const uses = Array.from({ length: 12 }, (_, i) => whereabouts(table.s, 0, i))
    expect(uses.slice(0, 5)).toEqual(['later', 'later', 'bid', 'built', 'available'])
  })
})

describe('a content pack', () => {
  const withBorders = (borders: number[][]): State => {
    const { platforms } = content.printed
    const pack = packText({ game: 'skyrise', name: 'ours', values: { platforms: { B: { ...platforms.B, borders } } } })
    return game.create(configOf(game, 2, { content: pack }))
  }
  test('with the borders that are drawn needs no lines', () => {
    expect(undrawnBorders(skyrise(4).s.tables)).toEqual([])
  })
  test('with others has every border of that platform as a line', () => {
    const ring = Array.from({ length: 14 }, (_, i) => [i + 1, ((i + 1) % 14) + 1].sort((a, b) => a - b))
    const lines = undrawnBorders(withBorders(ring).tables)
    expect(lines.length).toBe(14)
    expect(lines[0]).toEqual([FIRST_DISTRICT[2], FIRST_DISTRICT[2] + 1])
  })
})
