import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { checkedGame } from '../../core/conformance.ts'
import { packText, readPack } from '../../core/content.ts'
import type { Values } from '../../core/game.ts'
import { misfit } from '../../core/schema.ts'
import { rngOf } from '../../core/seed.ts'
import { content } from './content.ts'
import { BUILDING_ROWS } from './data/buildings.ts'
import { PLATFORM_DRAWINGS } from './data/drawing.ts'
import { PLATFORM_ROWS } from './data/platforms.ts'
import { game } from './fixture.ts'

const pack = (values: Values) => packText({ game: 'skyrise', name: 'our copy', values })
const dealt = (values: Values) => {
  const config = configOf(game, 4, { content: pack(values) })
  const s = game.create(config)
  game.setup(s, config, rngOf('content'))
  return s
}
const [low, ...rest] = BUILDING_ROWS.red

describe('Content packs', () => {
  test('what we play with fits its own schema and has no problem', () => {
    expect(misfit(content.printed, content.schema, '')).toBeNull()
    expect(content.problem?.(content.printed)).toBeNull()
  })
  test('change numbers, cards and platforms, and nothing else', () => {
    const s = dealt({ buildings: { red: [{ ...low, number: 3 }, ...rest] }, masterpieces: { gavel: 4 }, track: [2, 3, 7, 5, 9] })
    expect([s.tables.number[0], s.tables.building[3], s.tables.building[2]]).toEqual([3, 0, 0xfe])
    expect([s.tables.masterpieces.gavel, s.tables.masterpieces.palace, s.tables.track.length]).toEqual([4, 2, 5])
    expect(dealt({}).tables.number[0]).toBe(2)
  })
  test('a whole game is played by them', () => {
    const turned = { ...PLATFORM_ROWS.A, lakes: [[1, 2, 3]], airships: [], windmills: [5], bridges: [1, 1] }
    const values = {
      track: [1, 2, 3, 4, 5, 6],
      platforms: { A: turned },
      patrons: [7, 7, 7, 7],
      masterpieces: { leBaronsFrame: [1, 2, 3] },
    }
    for (const seats of [2, 4]) {
      const { failure, decisions } = checkedGame(game, configOf(game, seats, { content: pack(values) }), 'content')
      expect([failure, decisions > 30]).toEqual([null, true])
    }
  })
  test.each<[Values, RegExp]>([
    [{ buildings: { red: rest } }, /buildings\.red.*12 entries/],
    [{ buildings: { red: [...rest, low] } }, /buildings\.red.*ascending/],
    [{ buildings: { red: [{ ...low, number: 4 }, ...rest] } }, /buildings\.teal.*4.*twice/],
    [{ buildings: { red: [{ ...low, era: 1 }, ...rest] } }, /buildings\.red.*7 buildings of era 1; it has 8/],
    [{ buildings: { red: [{ ...low, height: 'tall' }, ...rest] } }, /buildings\.red.*4 low/],
    [{ buildings: { red: [{ ...low, height: 'flat' }, ...rest] } }, /buildings\.red\[0\]\.height.*flat/],
    [{ platforms: { A: { borders: [[1, 1], ...PLATFORM_ROWS.A.borders] } } }, /platforms\.A\.borders.*itself/],
    [
      { platforms: { A: { borders: PLATFORM_ROWS.A.borders.filter((border) => Math.max(...border) !== 14) } } },
      /platforms\.A\.borders.*district 14/,
    ],
    [{ platforms: { A: { windmills: [15] } } }, /platforms\.A\.windmills\[0\].*1 to 14/],
    [{ panoramas: { airships: { around: 0 } } }, /panoramas\.airships\.around/],
    [{ masterpieces: { tower: 3 } }, /masterpieces\.tower/],
    [{ tower: 3 }, /tower/],
  ])('are refused with the name of the field (%#)', (values, says) => {
    expect(() => readPack(game, pack(values))).toThrow(says)
  })
})

describe('Data', () => {
  test('what is drawn is what is played: districts, features and windmills', () => {
    for (const id of ['M', 'A', 'B', 'C', 'D'] as const) {
      const drawn = PLATFORM_DRAWINGS[id]
      const around = (kind: string) => drawn.features.filter((feature) => feature.kind === kind).map((feature) => feature.around)
      expect(drawn.districts).toHaveLength(PLATFORM_ROWS[id].colours.length)
      expect([around('lake'), around('airship')]).toEqual([PLATFORM_ROWS[id].lakes, PLATFORM_ROWS[id].airships])
      expect(drawn.districts.flatMap((district, i) => (district.windmill ? [i + 1] : []))).toEqual([...PLATFORM_ROWS[id].windmills])
      expect(drawn.bridgeEnds).toHaveLength(PLATFORM_ROWS[id].bridges.flat().length)
    }
  })
  test('the numbers of the rulebook’s example are in their sets', () => {
    const numbers = (set: keyof typeof BUILDING_ROWS) => BUILDING_ROWS[set].filter((row) => row.era === 1).map((row): number => row.number)
    expect(numbers('red')).toEqual(expect.arrayContaining([24, 72]))
    expect(numbers('yellow')).toContain(32)
    expect(numbers('blue')).toEqual(expect.arrayContaining([64, 91]))
  })
})
