import { describe, expect, test } from 'vitest'
import { DISTRICT_IDS } from './board.ts'
import { TOKENS } from './components.ts'
import { bids, type Holdings, later, openEverywhere, panoramas, type SkyriseStory, tokens } from './fixture.ts'

/** A table on which seat 0 has nothing left but a card, which it may build anywhere. */
const holding = (card: string, held: Partial<Holdings> = {}): SkyriseStory =>
  later(card, 'vault', card === 'shard' ? 'palace' : 'shard')
    .with(0, held)
    .with(0, { available: card })
    .where(openEverywhere)
const points = (table: SkyriseStory) => table.result().scores[0].parts.masterpieces
/** Points of a card that seat 0 builds in a district. */
const built = (card: string, district: string, held: Partial<Holdings> = {}) =>
  points(holding(card, held).play(0, `bid ${card} ${district}`))

describe('M. Masterpieces', () => {
  test('[M1] Gavel: no points', () => {
    const table = later('gavel', 'vault', 'shard').with(0, { available: 'gavel' }).play(0, 'bid gavel m1')
    expect([points(table), table.log(0).some((line) => line.includes('scores'))]).toEqual([0, false])
  })
  test('[M2] New Capitol: opens in any free district, though other bids are left', () => {
    const table = later('new-capitol', 'vault', 'shard')
    expect(bids(table, 0, 'new-capitol').split(' ')).toHaveLength(4 + 3 * 14)
    expect(table.play(0, 'bid new-capitol a8').seat(0)).toMatchObject({ built: ['new-capitol a8'], points: 0 })
  })
  test('[M2] New Capitol: as an answer it goes next to the last bid like any other', () => {
    const table = later('vault', 'new-capitol', 'shard').play(0, 'bid 2 m1')
    expect(bids(table, 1, 'new-capitol')).toBe('m2 m4 a5 b6')
  })
  test('[M3] Palace: 2 for each bid of this auction, its own too', () => {
    const table = later('palace', 'vault', 'shard').play(0, 'bid 2 m1').play(1, 'bid 4 m2').play(2, 'bid 8 m3').play(0, 'bid palace m4')
    expect(points(table)).toBe(8)
    expect(built('palace', 'm1')).toBe(2)
  })
  test('[M4] Atlantis: 8 with three lakes touched, on all platforms', () => {
    expect(built('atlantis', 'm1', { built: ['2 a1', '13 a2'] })).toBe(0)
    expect(built('atlantis', 'm1', { built: ['2 a1', '13 b1'] })).toBe(8)
  })
  test('[M5] Zeppelin Beacon: 8 with four airships touched', () => {
    expect(built('zeppelin-beacon', 'a6', { built: ['2 a9', '13 a4'] })).toBe(0)
    expect(built('zeppelin-beacon', 'a6', { built: ['2 a9', '13 a4', '24 b4'] })).toBe(8)
    expect(built('zeppelin-beacon', 'a12', { built: ['2 a13', '24 b4'] })).toBe(8)
  })
  test('[M6] Image of the City: 2 for each structure of anybody next to it', () => {
    const table = holding('image-of-the-city', { built: ['2 m2'] }).with(1, { built: ['4 m4', '18 a5', '21 m3'] })
    expect(points(table.play(0, 'bid image-of-the-city m1'))).toBe(6)
  })
  test('[M7] Vantage Point: 2 for each free district next to it, after bids went back', () => {
    const table = later('vantage-point', 'vault', 'shard').with(1, { built: ['18 a5'] })
    table.play(0, 'bid 2 m2').play(1, 'pass').play(2, 'bid 8 m3').play(0, 'bid 13 m4').play(2, 'bid 16 m1')
    expect(points(table.play(0, 'bid vantage-point b6'))).toBe(2 * 4) // m1, b5, b7, b13
  })
  test('[M8] Kahn’s Ambition: 8 if the objective is met, which is revealed', () => {
    const yellow = ['2 m1', '13 a6', '24 a8']
    const table = holding('kahns-ambition', { built: yellow, objective: 'yellow' }).play(0, 'bid kahns-ambition a10')
    expect(points(table)).toBe(8)
    expect(table.log(1)).toContain('0 reveals the secret objective: philosophers’ districts')
    expect(table.view(1).objective[0]).toBe(0)
    const failed = holding('kahns-ambition', { built: yellow, objective: 'yellow' }).play(0, 'bid kahns-ambition a9')
    expect([points(failed), failed.view(1).objective[0]]).toEqual([0, 0])
  })
  test('[M9] Jacobs’ Gardens: 4 for each colour with two collected tokens, 16 at most', () => {
    expect(built('jacobs-gardens', 'm1', { track: { yellow: 2, green: 1, white: 3 } })).toBe(8)
    expect(built('jacobs-gardens', 'm1', { track: { yellow: 2, green: 2, white: 2, brown: 2 } })).toBe(16)
    const wild = holding('jacobs-gardens', { track: { brown: 1 } })
      .where(tokens({ m1: 'wild' }))
      .play(0, 'bid jacobs-gardens m1', 'wild brown')
    expect(points(wild)).toBe(4)
  })
  test('[M10] Intelligentsia: both panoramas on this platform only', () => {
    const own = { built: ['2 a4', '13 b3', '24 b4', '37 b5'] }
    const table = holding('intelligentsia', own).where(panoramas('airships', 'windmills'))
    expect(points(table.play(0, 'bid intelligentsia a12'))).toBe(3 + 2)
  })
  test('[M10] Intelligentsia: of bridges those that touch this platform, wherever their other end is', () => {
    const own = { built: ['2 m1', '13 a5', '24 b6'] }
    const placed = (district: string) =>
      points(holding('intelligentsia', own).where(panoramas('bridges', 'chains')).play(0, `bid intelligentsia ${district}`))
    expect([placed('a1'), placed('b1'), placed('c1'), placed('m3')]).toEqual([4, 4, 0, 8])
  })
  test('[M10] Intelligentsia is itself a structure at the end of a bridge', () => {
    const table = holding('intelligentsia', { built: ['2 m1'] }).where(panoramas('bridges', 'chains'))
    expect(points(table.play(0, 'bid intelligentsia a5'))).toBe(4)
  })
  test('[M11] Olmsted’s Parks: 4 for each own structure on the centre, wherever it stands', () => {
    const table = holding('olmsteds-parks', { built: ['2 m1', '13 m2', '24 a1'] }).with(1, { built: ['4 m3'] })
    expect(points(table.play(0, 'bid olmsteds-parks c9'))).toBe(8)
    expect(built('olmsteds-parks', 'm4', { built: ['2 m1'] })).toBe(8)
  })
  test('[M12] Munch’s Symbolism: 3 for each different letter, 12 at most', () => {
    expect(built('munchs-symbolism', 'm1', { patrons: 'AAC' })).toBe(6)
    expect(built('munchs-symbolism', 'm1', { patrons: 'AABCD' })).toBe(12)
  })
  test('[M13] Sullivan’s High-rises: 3 for each tall building of anybody on this platform', () => {
    const table = later('sullivans-high-rises', 'workshop', 'shard')
      .with(0, { built: ['96 a1', '86 a2', '109 b1'] })
      .with(1, { built: ['94 a3', 'workshop a4', 'workshop a4'] })
      .with(0, { available: 'sullivans-high-rises' })
    expect(points(table.where(openEverywhere).play(0, 'bid sullivans-high-rises a9'))).toBe(9)
  })
  test('[M14] Workshop: 2 for each own tall building, itself included; it controls as one', () => {
    const table = holding('workshop', { built: ['96 a1', '109 b1', '24 m1'] }).with(1, { built: ['94 a3'] })
    expect(points(table.play(0, 'bid workshop c1'))).toBe(6)
  })
  test('[M15] Shard: 2 for each patron token now', () => {
    expect(built('shard', 'm1', { patrons: 'AAD' })).toBe(6)
  })
  test('[M16] La Boca: 3 for each colour on this platform', () => {
    expect(built('la-boca', 'a1', { built: ['2 a2', '13 a4', '24 b1', '37 m1'] })).toBe(6)
    expect(built('la-boca', 'a1', { built: ['2 a2', '13 a3', '24 a6', '37 a5'] })).toBe(12)
  })
  test('[M17] Le Baron’s Frame: 12, 8, 4 with none, one, two bids left, after bids went back', () => {
    const left = (available: string) =>
      points(
        later('le-barons-frame', 'vault', 'shard')
          .with(0, { available })
          .play(0, 'bid 2 m1')
          .play(1, 'bid 4 m2')
          .play(2, 'pass')
          .play(0, 'bid le-barons-frame m3'),
      )
    expect(built('le-barons-frame', 'm1')).toBe(12)
    expect(['2 le-barons-frame', '2 13 le-barons-frame', '2 13 24 le-barons-frame'].map(left)).toEqual([8, 4, 0])
    const two = later('le-barons-frame palace', 'vault shard')
      .with(0, { available: 'palace le-barons-frame' })
      .play(0, 'bid le-barons-frame m1')
    expect(two.result().scores[0].parts.masterpieces).toBe(8)
  })
  test('[M18] Vault: takes a district or wild token from a free district of its platform', () => {
    const table = later('shard', 'vault', 'palace')
      .where(tokens({ a1: 'green', a2: 'yellow', a3: 'A', a4: 'award', a5: 'wild', a6: 'brown', m1: 'white' }))
      .with(0, { built: ['2 a6', '13 m1'] })
      .with(1, { available: 'vault 4' })
      .where(openEverywhere)
      .play(0, 'bid 24 a14')
      .play(1, 'bid vault a1')
    expect(table.legal(1)).toEqual(['take a2', 'take a5', 'decline'])
    expect(() => table.play(1, 'take m1')).toThrow(/own platform.*M18/)
    expect(() => table.play(1, 'take a6')).toThrow(/A6 is not free.*M18/)
    expect(() => table.play(1, 'take a7')).toThrow(/no token in A7.*M18/)
    expect(() => table.play(1, 'take a3')).toThrow(/not a token of patron A.*M18/)
    expect(() => table.play(1, 'bid 4 a2')).toThrow(/which token the Vault takes.*M18/)
    table.play(1, 'take a5').play(1, 'wild yellow')
    expect(table.seat(1).track).toEqual({ yellow: 1, green: 1, white: 0, brown: 0 })
    expect(() => table.play(1, 'take a2')).toThrow(/Only the Vault.*M18/)
    table.play(1, 'bid 4 a5').play(2, 'pass').play(0, 'pass')
    expect(table.seat(1).track).toEqual({ yellow: 1, green: 1, white: 0, brown: 0 }) // A5 has no token any more
  })
  test('[M18] Vault: the token may be declined, and then stays where it is', () => {
    const table = later('vault', 'shard', 'palace').with(0, { available: 'vault', track: { green: 3 } })
    table.where(tokens({ m2: 'green', m3: 'B' })).play(0, 'bid vault m1')
    expect(table.legal(0)).toEqual(['take m2', 'decline'])
    table.play(0, 'decline')
    expect(table.seat(0).track).toMatchObject({ green: 3 })
    expect(table.s.token[DISTRICT_IDS.indexOf('m2')]).toBe(TOKENS.indexOf('green'))
    expect(table.log(1)).toContain('0 lets the Vault take nothing')
    expect(() => table.play(table.s.turn, 'decline')).toThrow(/Only the Vault.*M18/)
  })
  test('[M18] Vault: where there is no token to take, nothing is asked', () => {
    const table = later('vault', 'shard', 'palace')
      .with(0, { available: 'vault' })
      .where(tokens({ m3: 'B', a1: 'green' }))
    table.play(0, 'bid vault m1')
    expect(table.legal(0)).toEqual([])
    expect(table.seat(0).track).toMatchObject({ green: 0 })
  })
  test('[M19] Pinnacle: control is scored at once, for its owner alone', () => {
    const table = holding('pinnacle', { built: ['96 a1', '24 b1'] }).with(1, { built: ['94 c1', '21 b2'] })
    table.play(0, 'bid pinnacle m1')
    expect([points(table), table.seat(1).points]).toEqual([10, 0])
  })
  test('[M20] Niemeyer’s Legacy: 2 for each structure of the longest chain', () => {
    // a4 a5 m1 m2 b5 in a row, over two bridges
    expect(built('niemeyers-legacy', 'm1', { built: ['2 a4', '13 a5', '24 m2', '37 b5'] })).toBe(10)
    // a10 a1 a14 a11 a12 a13: a ring of neighbours is walked round
    expect(built('niemeyers-legacy', 'a14', { built: ['2 a1', '13 a10', '24 a13', '37 a12', '48 a11'] })).toBe(12)
    // m2, m4, a5 and b6 all touch m1, but not one another: a path takes two of them
    expect(built('niemeyers-legacy', 'm1', { built: ['2 m2', '13 m4', '24 a5', '37 b6'] })).toBe(6)
    expect(built('niemeyers-legacy', 'c9', { built: ['2 a1', '13 a2', '24 a3'] })).toBe(6)
  })
  test('[M21] with two seats each masterpiece has the effect of its own card', () => {
    const table = later('palace shard', 'vault pinnacle').with(0, { available: 'palace shard', patrons: 'AA' })
    expect(table.legal(0)).toContain('bid shard m2')
    table.play(0, 'bid shard m2')
    expect([table.seat(0).built, points(table)]).toEqual([['shard m2'], 4])
  })
})
