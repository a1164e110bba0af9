import { describe, expect, test } from 'vitest'
import { brass, face, markets, rails } from '../../../games/brass-birmingham/fixture.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import { SPACE_IDS } from '../../../games/brass-birmingham/notation.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { choicesOf } from '../../table/choosing.ts'
import { POSITIONS } from './gallery-positions.ts'
import { probe } from './probe.ts'

const reason = (s: State, place: string): string | undefined => {
  const a = probe(s, 0, { place })
  return a === null ? undefined : game.problem(s, 0, a)?.reason
}

describe('what explains a slot', () => {
  test('coal that cannot be reached', () => {
    const { s } = brass(2).with(0, { hand: 'birmingham', money: 40, next: { manufacturer: 3 } })
    expect(reason(s, 'slot:birmingham.2')).toBe('coalUnreachable')
  })
  test('a price that cannot be paid', () => {
    expect(reason(brass(2).with(0, { hand: 'worcester', money: 3 }).s, 'slot:worcester.1')).toBe('tooExpensive')
  })
  test('a sale without beer, and one without a merchant who buys', () => {
    const table = brass(2).with(0, { hand: 'iron', tiles: ['worcester.1 cotton1'] })
    expect(reason(table.s, 'slot:worcester.1')).toBe('noMerchant')
    table.with(0, { links: ['worcester-gloucester'] }).where(face('gloucester.1', 'cotton', 0))
    expect(reason(table.s, 'slot:worcester.1')).toBe('noBeer')
  })
  test('a tile of the other era', () => {
    const { s } = rails(2).with(0, { hand: 'worcester', money: 60 })
    expect(reason(s, 'slot:worcester.1')).toBe('notInRailEra')
  })
  test('another player’s tile, and not what one’s own mat lacks', () => {
    const table = rails(2)
      .with(0, { hand: 'stone', money: 60, next: { brewery: 3 } })
      .with(1, { tiles: ['stone.1 brewery2'] })
    expect(reason(table.s, 'slot:stone.1')).toBe('othersTile')
    expect(reason(table.with(0, { hand: 'worcester' }).s, 'slot:stone.1')).toBeUndefined()
  })
  test('one tile a town in the canal era', () => {
    const { s } = brass(2).with(0, { hand: 'worcester', money: 60, tiles: ['worcester.1 cotton1'] })
    expect(reason(s, 'slot:worcester.2')).toBe('oneTileATown')
  })
  test('a town that is not in the network', () => {
    const { s } = brass(2).with(0, { hand: 'brewery', money: 60, tiles: ['worcester.1 cotton1'] })
    expect(reason(s, 'slot:burton.2')).toBe('notInNetwork')
  })
  test('the slot with a single industry comes first', () => {
    const { s } = brass(2).with(0, { hand: 'kidderminster', money: 60 })
    expect(reason(s, 'slot:kidderminster.1')).toBeUndefined() // a coal mine goes there
    expect(reason(brass(2).with(0, { hand: 'cotton-manufacturer', money: 60 }).s, 'slot:kidderminster.1')).toBe('singleSlotFirst')
  })
  test('while coal is owed, a mine that is too far', () => {
    const s = POSITIONS['coal-choice'](2)
    expect(reason(s, 'slot:cannock.2')).toBe('notNearest')
  })
  test('a merchant that does not buy what is sold', () => {
    const s = POSITIONS.selling(2)
    expect(reason(s, 'merchant:oxford.2')).toBe('merchantWithoutBarrel')
    s.barrel[SPACE_IDS.indexOf('oxford.2')] = 1
    expect(reason(s, 'merchant:oxford.2')).toBe('merchantBuysOther')
  })
})

describe('what explains everything else', () => {
  test('a stack with the lightbulb', () => {
    expect(reason(brass(2).with(0, { hand: 'iron', money: 30 }).s, 'stack:pottery')).toBe('lightbulb')
  })
  test('lines: closed, taken, out of reach', () => {
    const { s } = brass(2)
      .with(0, { hand: 'iron', tiles: ['worcester.1 cotton1'] })
      .with(1, { links: ['stoke-leek'] })
    expect(['link:nuneaton-coventry', 'link:stoke-leek', 'link:stone-burton'].map((place) => reason(s, place))).toEqual([
      'lineClosed',
      'lineTaken',
      'notTouching',
    ])
  })
  test('a loan and a scout that cannot be', () => {
    const { s } = brass(2).with(0, { hand: 'iron coal', level: -9 })
    expect([reason(s, 'action:loan'), reason(s, 'action:scout'), reason(s, 'action:done')]).toEqual([
      'incomeTooLow',
      'tooFewCards',
      'nothingToEnd',
    ])
  })
  test('a card that builds nowhere says what is missing where it nearly could', () => {
    expect(reason(brass(2).with(0, { hand: 'dudley', money: 2 }).where(markets(0, 0)).s, 'card:dudley')).toBe('tooExpensive')
  })
  test('what a place is first wanted for is explained, what is open is not', () => {
    const s = POSITIONS.start(4)
    for (const { action, places } of choicesOf(game, s, s.turn))
      for (const place of places) {
        const a = probe(s, s.turn, { place })
        expect(a === null ? null : game.problem(s, s.turn, a), game.format(action)).toBeNull()
      }
  })
})
