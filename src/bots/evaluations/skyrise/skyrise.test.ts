import { describe, expect, test } from 'vitest'
import { clone, equal } from '../../../core/block.ts'
import { rngOf } from '../../../core/seed.ts'
import { viewOf } from '../../../core/view.ts'
import { districtOf, later, opener, panoramas, type SkyriseStory, skyrise, tokens } from '../../../games/skyrise/fixture.ts'
import { skyrise as game } from '../../../games/skyrise/index.ts'
import type { Bot } from '../../bot.ts'
import { greedy } from '../../greedy.ts'
import { search } from '../../search/index.ts'
import { lookAtBoard } from './board.ts'
import { skyriseEvaluation } from './index.ts'
import { lookAtPanoramas, panoramaGain } from './panoramas.ts'

const worth = (table: SkyriseStory, seat = 0) => skyriseEvaluation.worth(table.s, seat)

describe('The evaluation of Skyrise', () => {
  test('counts structures by the track of their colour: with two tokens they are worth most, with three less', () => {
    const table = (yellow: number) => skyrise(2).with(0, { built: ['24 m1', '37 a6', '48 a8'], track: { yellow } })
    expect(worth(table(2))).toBeGreaterThan(worth(table(1)) + 3)
    expect(worth(table(1))).toBeGreaterThan(worth(table(0)) + 3)
    expect(worth(table(3))).toBeLessThan(worth(table(2)) - 3)
  })

  test('knows the own objective', () => {
    const table = (objective: 'yellow' | 'brown') => skyrise(2).with(0, { objective, built: ['24 m1', '37 a6', '48 a8', '54 a10'] })
    expect(worth(table('yellow'))).toBeGreaterThan(worth(table('brown')) + 3)
  })

  test('counts a panorama twice in era 1, and one that lacks a structure in part', () => {
    // A6 and A8 are yellow; A6 and A7 lie around one airship, A8 around none.
    const having = (table: SkyriseStory, ...built: string[]) => worth(table.where(panoramas('airships', 'lakes')).with(0, { built }))
    const gain = (table: () => SkyriseStory) => having(table(), '24 a7', '37 a6') - having(table(), '24 a7', '37 a8')
    const early = gain(() => skyrise(2))
    const late = gain(() => later('gavel palace', 'vault shard'))
    expect(late).toBeGreaterThan(0.5)
    expect(early).toBeGreaterThan(1.5 * late)
    expect(early).toBeLessThan(2 * 3) // some of it was counted for A7 alone
  })

  test('[V5] counts a bridge whole with both ends, in part with one while the other is open, and not where that one is taken', () => {
    /** What A5 and M1 bring, the ends of a bridge, and what M1 would add. */
    const seen = (built: string[], taken: string[] = [], options = {}) => {
      const { s } = skyrise(2, options).where(panoramas('bridges', 'chains')).with(0, { built }).with(1, { built: taken })
      lookAtBoard(s)
      return { has: lookAtPanoramas(s, 0), more: panoramaGain[districtOf('m1')] }
    }
    const twice = 2 * 4 // it will be scored after both eras
    const [none, one, both] = [seen([]), seen(['24 a5']), seen(['24 a5', '37 m1'])]
    expect([none.has, both.has]).toEqual([0, twice])
    expect(one.has).toBeGreaterThan(1)
    expect(one.has).toBeLessThan(twice / 2)
    expect(one.has + one.more).toBeCloseTo(twice)
    expect(one.more).toBeGreaterThan(2 * none.more)
    expect(none.more).toBeGreaterThan(0)
    expect(seen(['24 a5'], ['21 m1']).has).toBe(0)
    expect(seen([], ['21 a5']).more).toBe(0)
    expect(seen(['24 a5'], [], { bridges: 'either' }).has).toBe(2 * 2)
  })

  test('likes the last bid in a rich district better than in a poor one', () => {
    const table = () =>
      skyrise(2)
        .where(tokens({ m1: 'A', a6: 'yellow', a5: 'B' }))
        .with(0, { patrons: 'A' })
    expect(worth(table().play(0, 'bid 96 m1'))).toBeGreaterThan(worth(table().play(0, 'bid 96 m3')))
  })

  test('likes a poor district rather for a low number than for a high one', () => {
    const table = () => later('pinnacle shard', 'palace vault').where(tokens({ m1: 'A', m2: 'B', m4: 'yellow' }))
    const alone = (table: SkyriseStory) => table.with(1, { available: '4' })
    expect(worth(alone(table()).play(0, 'bid 13 m3'))).toBeGreaterThan(worth(alone(table()).play(0, 'bid 111 m3')))
  })

  test('loses nothing but the chance with a bid that goes back', () => {
    const table = skyrise(2).where(opener(1)).play(1, 'bid 21 m1')
    const passed = clone(table.s)
    game.apply(passed, 0, game.parse('pass'))
    const outbid = table.play(0, 'bid 24 m2').play(1, 'bid 39 m3').play(0, 'pass')
    expect(outbid.seat(0).available).toBe('24 37 48 54 69 72 96')
    expect(Math.abs(worth(outbid) - skyriseEvaluation.worth(passed, 0))).toBeLessThan(2)
  })

  test('is the same again, whoever was judged between, and changes nothing', () => {
    const table = skyrise(3)
      .with(1, { built: ['46 a5'] })
      .play(0, 'bid 24 m1')
    const before = clone(table.s)
    const first = worth(table, 0)
    for (const seat of [2, 1, 0]) worth(table, seat)
    expect(worth(table, 0)).toBe(first)
    expect(equal(before, table.s)).toBe(true)
  })

  test('is no more than the points once the game is over', () => {
    const table = later('gavel', 'palace', 'vault').with(0, { points: 70, built: ['24 m1'], patrons: 'AB' })
    table.s.over = 1
    expect(worth(table)).toBe(70)
  })
})

describe('The Vault', () => {
  // Seat 0 has three structures in yellow districts; the only token is a yellow one.
  const asked = (yellow: number) =>
    later('vault', 'shard', 'palace')
      .with(0, { available: 'vault', built: ['24 m1', '37 a6', '48 a8'], track: { yellow } })
      .where(tokens({ m2: 'yellow' }))
      .play(0, 'bid vault m4')
  const chosen = (table: SkyriseStory) =>
    game.format(greedy.player().choose({ game, view: viewOf(game, table.s, 0), seat: 0, seats: 2 }, rngOf('vault')))

  test('takes a token that makes a track worth more, and none that makes it worth less', () => {
    expect(chosen(asked(1))).toBe('take m2')
    expect(chosen(asked(2))).toBe('decline')
  })
})

describe('Cards that are chosen all at once', () => {
  /** Era 1 is over: seat 0 has two structures on the centre and no patrons. */
  const choosing = () =>
    skyrise(3)
      .with(0, { hand: 'munchs-symbolism gavel olmsteds-parks', built: ['24 m1', '37 m2'] })
      .with(1, { hand: 'palace vault workshop' })
      .with(2, { hand: 'shard pinnacle la-boca', patrons: 'AABBC', built: ['26 a3', '32 b3'] })
      .where((s) => {
        s.choosing = 0b111
      })
  const chosen = (bot: Bot, table: SkyriseStory, seat: number) =>
    game.format(bot.player().choose({ game, view: viewOf(game, table.s, seat), seat, seats: 3 }, rngOf('cards')))

  test('are chosen for what a seat has on the table, whoever has chosen before', () => {
    expect(chosen(greedy, choosing(), 0)).toBe('choose olmsteds-parks')
    expect(chosen(greedy, choosing(), 2)).toBe('choose shard')
    expect(chosen(greedy, choosing().play(0, 'choose gavel').play(1, 'choose palace'), 2)).toBe('choose shard')
  })

  test('are chosen by search too, while others still choose', () => {
    expect(chosen(search, choosing().play(1, 'choose palace'), 0)).toBe('choose olmsteds-parks')
  })
})
