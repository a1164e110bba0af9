import { describe, expect, test } from 'vitest'
import { hash } from '../../../core/block.ts'
import { LINK_IDS } from '../../../games/brass-birmingham/board.ts'
import { brass, face, markets, rails } from '../../../games/brass-birmingham/fixture.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import { SLOT_IDS } from '../../../games/brass-birmingham/notation.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { choicesOf } from '../../table/choosing.ts'
import { POSITIONS } from './gallery-positions.ts'
import { eraNow, preview, priceOf } from './preview.ts'
import { litBy, pendingChoices } from './scene.ts'

const slot = (id: string): number => SLOT_IDS.indexOf(id)
const foreseen = (s: State, ...texts: string[]) => preview(s, 0, { actions: texts.map(game.parse) })

describe('preview', () => {
  test('a build says its price, its sources and the cash left, and changes nothing', () => {
    const { s } = brass(2)
      .with(0, { hand: 'birmingham', money: 31, spent: 5 })
      .with(1, { tiles: ['cannock.2 coal1 1'], links: ['cannock-walsall', 'walsall-birmingham'] })
    const before = hash(s)
    const seen = foreseen(s, 'build manufacturer birmingham.2 with birmingham')
    expect(seen).toMatchObject({ money: [31, 23], spent: [5, 13] })
    expect([...seen.taken]).toEqual([[slot('cannock.2'), 1]])
    expect([...seen.flips]).toEqual([slot('cannock.2')])
    expect(hash(s)).toBe(before)
  })

  test('iron from the market is part of the price', () => {
    const { s } = brass(2).with(0, { hand: 'burton', money: 20 }).where(markets(13, 8))
    const a = game.parse('build brewery burton.2 with burton')
    expect(preview(s, 0, { actions: [a] })).toMatchObject({ money: [20, 13], spent: [0, 7] })
    expect(priceOf(s, 0, a)).toBe(7)
  })

  test('the end of the turn, income and new cards, is no part of it', () => {
    const { s } = brass(2).with(0, { hand: 'iron coal brewery', money: 10, level: 5 })
    s.actions = 1
    s.position = 1
    expect(foreseen(s, 'loan')).toMatchObject({ money: [10, 40], income: [5, 2] })
  })

  test('a link passes over the card that is still to be named', () => {
    const { s } = rails(2)
      .with(0, { hand: 'iron coal', money: 20, tiles: ['dudley.1 coal2 3'] })
      .where(markets(9, 5))
    const seen = foreseen(s, 'network dudley-birmingham')
    expect(seen).toMatchObject({ money: [20, 15] })
    expect(seen.taken).toEqual(new Map([[slot('dudley.1'), 1]]))
    expect(seen.told.map(({ event }) => event)).toEqual(['lays', 'takesCoal'])
  })

  test('a source that is still to be chosen is the usual one, with what else there is; or the one that is wished', () => {
    const { s } = rails(2)
      .with(0, {
        hand: 'iron coal',
        money: 20,
        tiles: ['dudley.1 coal2 3', 'tamworth.1 coal2 2'],
        links: ['dudley-birmingham', 'tamworth-birmingham'],
      })
      .where(markets(9, 5))
    const seen = foreseen(s, 'network birmingham-coventry')
    const source = seen.told.find(({ event }) => event === 'takesCoal')?.source
    expect(source?.choices.map(({ action }) => game.format(action)).sort()).toEqual(['coal dudley.1', 'coal tamworth.1'])
    const wish = { actions: [game.parse('network birmingham-coventry')], wishes: ['slot:dudley.1'] }
    expect(preview(s, 0, wish).taken).toEqual(new Map([[slot('dudley.1'), 1]]))
  })

  test('a sale flips and drinks', () => {
    const { s } = brass(2)
      .with(0, { hand: 'iron coal', tiles: ['worcester.1 cotton1'], links: ['worcester-gloucester'] })
      .where(face('gloucester.1', 'cotton'))
    const seen = foreseen(s, 'sell worcester.1')
    expect([...seen.flips]).toEqual([slot('worcester.1')])
    expect(seen.told.map(({ event }) => event)).toContain('drinks')
  })

  test('coal comes over the fewest links, from the market by way of the nearest merchant', () => {
    const table = brass(2)
      .with(0, { hand: 'birmingham', money: 31, links: ['birmingham-oxford'] })
      .with(1, { tiles: ['cannock.2 coal1 1'], links: ['cannock-walsall', 'walsall-birmingham', 'birmingham-coventry'] })
    const build = game.parse('build manufacturer birmingham.2 with birmingham')
    const way = () => [...preview(table.s, 0, { actions: [build] }).way].map((link) => LINK_IDS[link]).sort()
    expect(way()).toEqual(['cannock-walsall', 'walsall-birmingham'])
    table.with(1, { tiles: ['cannock.2 coal1 0'] })
    expect(way()).toEqual(['birmingham-oxford'])
  })

  test('the way is shown also while the card for a link is chosen, and for another seat’s beer, but not for one’s own', () => {
    const table = rails(2)
      .with(0, { hand: 'iron coal', money: 40, links: ['dudley-birmingham'], tiles: ['burton.2 brewery2 2'] })
      .with(1, { tiles: ['dudley.1 coal2 3', 'walsall.2 brewery2 1'], links: ['walsall-birmingham'] })
    const way = (text: string) => [...foreseen(table.s, text).way].map((link) => LINK_IDS[link]).sort()
    table.play(0, 'network birmingham-coventry')
    expect(way('discard iron')).toEqual(['dudley-birmingham'])
    table.play(0, 'discard iron', 'network birmingham-oxford')
    expect(way('beer burton.2')).toEqual([])
    expect(way('beer walsall.2')).toEqual(['walsall-birmingham'])
  })

  test('a tile given up in a shortfall pays the debt and leaves the rest', () => {
    const s = POSITIONS.shortfall(4)
    for (const { action } of choicesOf(game, s, s.turn)) {
      const { money, told } = preview(s, s.turn, { actions: [action] })
      const worth = told.find(({ event }) => event === 'removes')?.facts.money ?? 0
      expect(money).toEqual([s.money[s.turn], s.money[s.turn] + Math.max(0, worth - s.debt)])
    }
  })

  test('every legal action of every position can be previewed, and never leaves less than nothing', () => {
    for (const position of Object.values(POSITIONS)) {
      const s = position(4)
      for (const { action } of choicesOf(game, s, s.turn)) {
        const { money, spent } = preview(s, s.turn, { actions: [action] })
        expect(money[1], game.format(action)).toBeGreaterThanOrEqual(0)
        expect(spent[1]).toBeGreaterThanOrEqual(spent[0])
      }
    }
  })
})

describe('if the era ended now', () => {
  test('flipped tiles and links are counted by the engine', () => {
    const { s } = brass(2).with(0, { points: 7, tiles: ['worcester.1 cotton1 flipped'], links: ['worcester-gloucester'] })
    expect(eraNow(s)[0]).toEqual({ industries: 5, links: 3, total: 15 })
  })
})

describe('a card that is pointed at', () => {
  const { s } = brass(2).with(0, { hand: 'worcester dudley iron', money: 30 }).where(markets(13, 8))
  const choices = choicesOf(game, s, 0)
  const open = new Set(choices.flatMap(({ places }) => places))

  test('lights where it builds, and nothing else', () => {
    const lit = litBy(choices, { open, picked: [], pointed: 'card:worcester' })
    expect([...lit].sort()).toEqual(['card:worcester', 'slot:worcester.1'])
    expect(litBy(choices, { open, picked: [], pointed: 'link:stoke-leek' })).toBe(open)
  })
  test('stays lit where it builds once it is picked, and while one of its slots is', () => {
    const picked = ['card:worcester']
    const lit = (picks: string[]) => [...litBy(choices, { open: new Set(), picked: picks, pointed: null })].sort()
    expect(lit(picked)).toEqual(['card:worcester', 'slot:worcester.1'])
    expect(lit([...picked, 'slot:worcester.1'])).toEqual(lit(picked))
  })
  test('together with a slot is a choice that can be weighed', () => {
    const { meant, priced } = pendingChoices(choices, { picked: ['card:worcester'], pointed: 'slot:worcester.1' })
    expect(meant && game.format(meant.action)).toBe('build cotton worcester.1 with worcester')
    expect(priced).toHaveLength(1)
  })
})

describe('prices on the map', () => {
  const prices = (s: State, pointing: Parameters<typeof pendingChoices>[1]) =>
    pendingChoices(choicesOf(game, s, 0), pointing).priced.map(({ action }) => game.format(action))

  test('those of a picked card stay while its slots are pointed at', () => {
    const { s } = brass(2).with(0, { hand: 'brewery dudley', money: 30, links: ['burton-walsall'] })
    const card = { picked: ['card:brewery'], pointed: null }
    expect(prices(s, card)).toHaveLength(2)
    expect(prices(s, { ...card, pointed: 'slot:walsall.2' })).toEqual(prices(s, card))
  })
  test('a link has its price when it is pointed at, a second one always', () => {
    const table = rails(2)
      .with(0, { hand: 'iron coal', money: 60, tiles: ['dudley.1 coal2 3', 'burton.2 brewery2 2'] })
      .where(markets(9, 5))
    expect(prices(table.s, { picked: [], pointed: null })).toEqual([])
    expect(prices(table.s, { picked: [], pointed: 'link:dudley-birmingham' })).toEqual(['network dudley-birmingham'])
    table.play(0, 'network dudley-birmingham', 'discard iron')
    expect(prices(table.s, { picked: [], pointed: null }).length).toBeGreaterThan(3)
  })
})
