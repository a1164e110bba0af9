import { describe, expect, test } from 'vitest'
import { game, later, openEverywhere, type SkyriseStory, skyrise, tokens } from './fixture.ts'

const lastOf = (seats: number) => skyrise(seats).with(0, { available: '24' })
const chosen = (table: SkyriseStory) => table.play(0, 'choose palace').play(1, 'choose image-of-the-city').play(2, 'choose vantage-point')
/** Three seats in era 2 with one building left each. */
const closing = () =>
  later('vault', 'palace', 'shard')
    .with(0, { available: '2' })
    .with(1, { available: '4' })
    .with(2, { available: '8' })
    .where(openEverywhere)

describe('E. Eras and keys', () => {
  test('[E1] era 1 ends when a seat has built its last building without a dot', () => {
    const table = lastOf(2).play(0, 'bid 24 m1').play(1, 'pass')
    expect([table.s.choosing, table.s.era]).toEqual([0b11, 1])
    expect(table.log(1)).toContain('0 has built the last building of era 1: the era ends')
    expect(skyrise(2).play(0, 'bid 24 m1').play(1, 'pass').s.choosing).toBe(0)
  })
  test('[E1] only after the auction is settled: the wild token comes first', () => {
    const table = lastOf(2)
      .where(tokens({ m1: 'wild' }))
      .play(0, 'bid 24 m1')
      .play(1, 'pass')
    expect([table.s.choosing, table.legal(0).length]).toEqual([0, 4])
    expect(table.play(0, 'wild white').s.choosing).toBe(0b11)
  })
  test('[E1] a seat whose last building was outbid has not built it', () => {
    const table = lastOf(2).play(0, 'bid 24 m1').play(1, 'bid 39 m2')
    expect([table.s.choosing, table.seat(0).available, table.seat(1).built]).toEqual([0, '24', ['39 m2']])
  })
  test('[E2] control is scored, then panoramas, then cards are chosen', () => {
    const table = skyrise(2)
      .with(0, { built: ['37 a6', '96 a7'], available: '24' })
      .play(0, 'bid 24 m1')
      .play(1, 'pass')
    expect(table.log(1).slice(-4)).toEqual([
      '0 has built the last building of era 1: the era ends',
      '0 controls the centre: 5 points',
      '0 controls platform A: 5 points',
      '0 scores 3 points for the panorama Airships',
    ])
    expect(table.result().scores[0].parts).toMatchObject({ firstControl: 10, firstPanoramas: 3, control: 0, panoramas: 0 })
  })
  test('[E3] buildings with a dot and masterpieces join what is unbuilt', () => {
    const table = chosen(ended())
    expect(table.seat(0).available).toBe('2 13 37 48 54 69 72 86 96 109 111 palace')
    expect(table.seat(1).available).toBe('4 18 21 39 46 59 61 74 81 94 107 116 image-of-the-city')
  })
  test('[E4] who won the last auction does not matter: the lowest card opens', () => {
    const table = ended().play(0, 'choose palace').play(1, 'choose image-of-the-city').play(2, 'choose kahns-ambition')
    expect(table.s.turn).toBe(0)
    const other = ended('vault workshop shard').play(0, 'choose vault').play(1, 'choose zeppelin-beacon').play(2, 'choose kahns-ambition')
    expect(other.s.turn).toBe(1)
  })
  test('[E5] the first to build everything takes the big key', () => {
    const table = closing().play(0, 'bid 2 m1').play(1, 'pass').play(2, 'pass')
    expect([table.seat(0).keys, table.s.finished[0]]).toEqual([1, 1])
    expect(table.log(1)).toContain('0 takes the big key to the city')
  })
  test('[E6] the second takes the small key, if it is in play', () => {
    const table = closing().play(0, 'bid 2 m1').play(1, 'pass').play(2, 'pass').play(1, 'bid 4 m2').play(2, 'pass')
    expect([0, 1, 2].map((seat) => table.seat(seat).keys)).toEqual([1, 2, 0])
    const two = (options = {}) => {
      const pair = skyrise(2, options).where((s) => {
        s.era = 2
        s.chosen.set([0, 1, 2, 3])
      })
      pair.with(0, { available: '2' }).with(1, { available: '4' }).play(0, 'bid 2 m1').play(1, 'pass').play(1, 'bid 4 m2')
      return [pair.seat(0).keys, pair.seat(1).keys]
    }
    expect([two(), two({ 'small-key': 'two-four' })]).toEqual([
      [1, 0],
      [1, 2],
    ])
  })
  test('[E7] the next auction is opened by the lowest card among those who still build', () => {
    const table = closing().play(0, 'bid 2 m1').play(1, 'pass').play(2, 'pass') // seat 1 has the Palace, seat 2 the Shard
    expect([table.s.turn, table.log(0).slice(-1)]).toEqual([1, ['1 has the lowest card number and opens']])
    const other = later('palace', 'vault', 'shard').with(0, { available: '2' }).play(0, 'bid 2 m1').play(1, 'pass').play(2, 'pass')
    expect(other.s.turn).toBe(2)
  })
  test('[E8] a seat that has built everything takes no more part', () => {
    const table = closing().play(0, 'bid 2 m1').play(1, 'pass').play(2, 'pass').play(1, 'bid 4 m2')
    expect(() => table.play(0, 'pass')).toThrow(/built everything.*E8/)
    expect(table.s.turn).toBe(2)
  })
  test('[E9] the game is over when all have built everything', () => {
    const table = closing().play(0, 'bid 2 m1').play(1, 'pass').play(2, 'pass').play(1, 'bid 4 m2').play(2, 'pass')
    expect([game.actors(table.s), table.result().over]).toEqual([1 << 2, false])
    table.play(2, 'bid 8 m3')
    expect([game.actors(table.s), table.result().over]).toEqual([0, true])
  })
})

function ended(first = 'palace atlantis zeppelin-beacon'): SkyriseStory {
  return skyrise(3)
    .with(0, { available: '24', hand: first })
    .with(1, { hand: 'image-of-the-city zeppelin-beacon atlantis' })
    .with(2, { hand: 'vantage-point kahns-ambition la-boca' })
    .play(0, 'bid 24 m1')
    .play(1, 'pass')
    .play(2, 'pass')
    .where((s) => {
      for (let seat = 0; seat < 3; seat++) s.available[seat] = s.tables.firstEra[seat] & ~(seat === 0 ? 0b100 : 0)
    })
}
