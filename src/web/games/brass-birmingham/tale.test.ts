// The way of goods and what was taken, from what was told.
import { expect, test } from 'vitest'
import { LINK_IDS, LOCATION_IDS } from '../../../games/brass-birmingham/board.ts'
import { brass } from '../../../games/brass-birmingham/fixture.ts'
import { linkPlace } from './places.ts'
import { tale } from './tale.ts'

const town = (id: (typeof LOCATION_IDS)[number]) => LOCATION_IDS.indexOf(id)
const told = (event: string, facts: Readonly<Record<string, number>>) => ({ event, seat: 0, facts })
const link = (id: (typeof LINK_IDS)[number]) => linkPlace(LINK_IDS.indexOf(id))

const { s } = brass(2).with(1, { tiles: ['cannock.2 coal1 1'], links: ['cannock-walsall', 'walsall-birmingham'] })
const takes = told('takesCoal', { coal: 2, town: town('cannock'), other: 1 })

test('coal comes over the links between its mine and what was built before it was told of', () => {
  const builds = told('builds', { tile: 5, town: town('birmingham'), money: 8 })
  expect(tale.way?.(takes, s, [told('discards', { card: 1 }), builds])).toEqual([link('walsall-birmingham'), link('cannock-walsall')])
  expect(tale.way?.(takes, s, [told('lays', { link: LINK_IDS.indexOf('walsall-birmingham'), money: 5 })])).toEqual([
    link('cannock-walsall'),
  ])
  expect(tale.way?.(takes, s, [])).toEqual([])
})

test('as many as were taken are missing where they lay, and from the market', () => {
  expect(tale.taken?.(takes, s)).toEqual([['slot:cannock.2', 2]])
  expect(tale.taken?.(told('buysIron', { iron: 3, money: 5 }), s)).toEqual([['market:iron', 3]])
  expect(tale.taken?.(told('sellsIron', { iron: 3, money: 5 }), s)).toEqual([])
})
