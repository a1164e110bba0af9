import { describe, expect, test } from 'vitest'
import { actionList } from '../../core/action.ts'
import { NONE } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { DECKS } from './cards.ts'
import { at, brass, face, idle, lastCards } from './fixture.ts'
import { brassBirmingham as game } from './index.ts'

/** The last turns of the canal era, passed. */
const ended = (table: ReturnType<typeof brass>) => idle(table.where(lastCards).with(1, { hand: 'iron iron' }), 0, 1)

describe('E. The end of an era', () => {
  test.each([
    [2, 10],
    [3, 9],
    [4, 8],
  ])('[E1] with %i seats an era has %i rounds', (seats, rounds) => {
    const config = configOf(game, seats)
    const s = game.create(config)
    const rng = rngOf('rounds')
    const out = actionList()
    const last = [0, 0]
    for (game.setup(s, config, rngOf('era')); game.actors(s) !== 0; ) {
      last[s.era] = s.round
      game.legal(s, s.turn, out)
      game.apply(s, s.turn, out.list[below(rng, out.count)])
    }
    expect(last).toEqual([rounds, rounds])
  })
  test('[E2] each link scores the link points at its ends, of anybody, and two at a merchant', () => {
    const table = brass(2)
      .with(0, { links: ['stoke-leek', 'warrington-stoke'] })
      .with(1, { tiles: ['leek.1 cotton2 flipped', 'stoke.1 cotton1', 'stoke.3 manufacturer1 flipped'] })
    const parts = ended(table)
      .result()
      .scores.map((score) => score.parts.canalLinks)
    expect(parts).toEqual([2 + 2 + (2 + 2), 0])
  })
  test('[E2] the three-way link scores at three locations', () => {
    const table = brass(2).with(0, {
      links: ['kidderminster-worcester'],
      tiles: ['kidderminster.2 cotton1 flipped', 'farm-south.1 brewery1 flipped', 'worcester.1 cotton2 flipped'],
    })
    expect(ended(table).result().scores[0].parts.canalLinks).toBe(1 + 2 + 2)
  })
  test('[E3] then each flipped tile scores', () => {
    const table = brass(2).with(0, { tiles: ['leek.1 cotton1 flipped', 'stoke.1 cotton3', 'dudley.1 coal2 flipped'] })
    expect(ended(table).result().scores[0].parts.canalIndustries).toBe(5 + 2)
  })
  test('[E4] links go back and every tile of level I leaves', () => {
    const table = brass(2).with(0, {
      links: ['stoke-leek'],
      tiles: ['leek.1 cotton1 flipped', 'dudley.1 coal1 2', 'coventry.1 pottery1', 'stone.1 cotton2'],
    })
    ended(table)
    expect(table.seat(0)).toMatchObject({ links: [], tiles: ['stone.1 cotton2'] })
    expect(table.s.laid[0]).toBe(0)
    expect(table.s.network[0]).toBe(1 << 4)
    expect(table.s.coalTowns).toBe(0)
  })
  test('[E5] barrels come back beside merchant tiles that are not blank', () => {
    const table = brass(2)
      .where(face('oxford.1', 'cotton', 0))
      .where(face('gloucester.1', 'any'))
    expect(Array.from(ended(table).s.barrel)).toEqual([0, 1, 0, 1, 0, 0, 0, 0, 0])
  })
  test('[E6] all cards are dealt anew, eight to each seat, none face down', () => {
    const { s } = ended(brass(2))
    expect(Array.from(s.cards.subarray(0, 2))).toEqual([8, 8])
    expect(s.left).toBe(40 - 16)
    expect(s.faceDown.every((card) => card === NONE)).toBe(true)
    expect(s.railDeck.every((card) => card === NONE)).toBe(true)
    const cards = [...s.hand.subarray(0, 16), ...s.deck.subarray(0, s.left)]
    expect(cards.sort((a, b) => a - b)).toEqual(Array.from(DECKS[2]))
  })
  test('[E7] tiles of level II stay with what lies on them; markets, money, income and order stay', () => {
    const table = brass(2).with(0, { money: 30, level: 4, spent: 9, tiles: ['dudley.1 coal2 2', 'stone.1 cotton2 flipped'] })
    ended(table)
    expect(at(table.s, 'dudley.1')).toBe('coal2 2')
    expect(at(table.s, 'stone.1')).toBe('cotton2 flipped')
    expect(table.s).toMatchObject({ coalMarket: 13, ironMarket: 8, era: 1, round: 1, turn: 1, actions: 2 })
    expect(table.seat(0)).toMatchObject({ money: 34, level: 4 })
  })
})
