import { describe, expect, test } from 'vitest'
import { clone, NONE, UNKNOWN } from '../../core/block.ts'
import { SPECTATOR } from '../../core/game.ts'
import { reveals } from '../../core/view.ts'
import { game, later, openEverywhere, type SkyriseStory, skyrise, tokens } from './fixture.ts'

/** Whether the next decision teaches somebody something. */
const teaches = (table: SkyriseStory, seat: number, move: string) => {
  const before = clone(table.s)
  table.play(seat, move)
  return reveals(game, { before, after: table.s, seat, action: game.parse(move) }, before.seats)
}
const ending = () =>
  skyrise(3).with(0, { available: '24', hand: 'palace vault shard' }).play(0, 'bid 24 m1').play(1, 'pass').play(2, 'pass')

describe('K. Who knows what', () => {
  test('[K1] masterpiece cards in hand are known to their seat alone', () => {
    const table = skyrise(3).with(0, { hand: 'palace vault shard' })
    expect(Array.from(table.view(0).hand.subarray(0, 5))).toEqual([2, 17, 14, NONE, NONE])
    for (const viewer of [1, 2, SPECTATOR])
      expect(Array.from(table.view(viewer).hand.subarray(0, 5))).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, NONE, NONE])
  })
  test('[K7] kept for era 2, cards are known to nobody before they are chosen from', () => {
    const table = skyrise(3, { 'masterpiece-cards': 'later' }).with(0, { available: '24', hand: 'palace vault shard' })
    expect(Array.from(table.view(0).hand.subarray(0, 4))).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, NONE])
    table.play(0, 'bid 24 m1').play(1, 'pass').play(2, 'pass')
    expect(Array.from(table.view(0).hand.subarray(0, 4))).toEqual([2, 17, 14, NONE])
    expect(table.view(1).hand[0]).toBe(UNKNOWN)
  })
  test('[K2] that a seat has chosen is known to all, what only to itself', () => {
    const table = ending().play(0, 'choose vault')
    expect(Array.from(table.view(0).chosen.subarray(0, 2))).toEqual([17, NONE])
    for (const viewer of [1, 2, SPECTATOR]) {
      expect(Array.from(table.view(viewer).chosen.subarray(0, 2))).toEqual([UNKNOWN, NONE])
      expect(table.view(viewer).choosing).toBe(0b110)
    }
    table.play(1, 'choose atlantis').play(2, 'choose vantage-point')
    for (const viewer of [0, 1, 2, SPECTATOR])
      expect(Array.from(table.view(viewer).chosen)).toEqual([17, NONE, 3, NONE, 6, NONE, NONE, NONE])
  })
  test('[K3] an objective is known to its seat, until it is revealed', () => {
    const table = later('kahns-ambition', 'vault', 'shard').with(0, { available: 'kahns-ambition' })
    expect(Array.from(table.view(1).objective)).toEqual([UNKNOWN, 1, UNKNOWN, NONE])
    expect(table.view(SPECTATOR).objective.every((card) => card >= NONE)).toBe(true)
    table.play(0, 'bid kahns-ambition m1')
    expect(Array.from(table.view(1).objective)).toEqual([0, 1, UNKNOWN, NONE])
  })
  test('[K3] [K4] at the end everything lies open', () => {
    const table = later('palace', 'vault', 'shard').with(0, { available: '2' }).with(1, { available: '' }).with(2, { available: '' })
    table.where((s) => s.finished.set([0, 1, 2])).where(openEverywhere)
    expect(table.view(SPECTATOR).patrons.every((tile) => tile === UNKNOWN)).toBe(true)
    table.play(0, 'bid 2 m1')
    expect(Array.from(table.view(SPECTATOR).patrons)).toEqual([0, 1, 2, 3])
    expect(Array.from(table.view(1).objective)).toEqual([0, 1, 2, NONE])
  })
  test('[K4] a patron’s tile is known to those who hold a token of that letter', () => {
    const table = skyrise(3).with(0, { patrons: 'AC' }).with(1, { patrons: 'C' })
    expect(Array.from(table.view(0).patrons)).toEqual([0, UNKNOWN, 2, UNKNOWN])
    expect(Array.from(table.view(1).patrons)).toEqual([UNKNOWN, UNKNOWN, 2, UNKNOWN])
    expect(Array.from(table.view(2).patrons)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
  })
  test('[K5] bids, tokens and boards are known to all', () => {
    const table = skyrise(3)
      .where(tokens({ a1: 'D' }))
      .with(1, { innovator: 'wild' })
      .play(0, 'bid 24 m1')
    const { s } = table
    for (const viewer of [1, SPECTATOR]) {
      const view = table.view(viewer)
      for (const field of ['piece', 'token', 'available', 'innovator', 'track', 'points'] as const)
        expect([field, Array.from(view[field])]).toEqual([field, Array.from(s[field])])
    }
  })
  test('[K6] bids and passes can be taken back, until a tile or a card is shown', () => {
    const table = skyrise(2).where(tokens({ m1: 'B', m2: 'yellow' }))
    expect(teaches(table, 0, 'bid 24 m1')).toBe(false)
    expect(teaches(table, 1, 'pass')).toBe(true) // seat 0 sees the tile of patron B
    expect(teaches(table, 0, 'bid 37 m2')).toBe(false)
    expect(teaches(table, 1, 'pass')).toBe(false)
  })
  test('[K6] a sealed choice teaches nobody, the last one everybody', () => {
    const table = ending()
    expect(teaches(table, 1, 'choose atlantis')).toBe(false)
    expect(teaches(table, 0, 'choose vault')).toBe(false)
    expect(teaches(table, 2, 'choose vantage-point')).toBe(true)
  })
})
