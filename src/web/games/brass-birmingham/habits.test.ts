import { describe, expect, test } from 'vitest'
import { brass, face, markets, rails } from '../../../games/brass-birmingham/fixture.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { type Intent, NO_INTENT, readingOf, withChoice, withPick } from '../../table/intent.ts'
import type { Question } from '../../table/plan.ts'
import { habits } from './habits.ts'

/** What is planned after some clicks: the decisions as far as they are whole, and places that still wait for more. */
function clicked(s: State, ...places: string[]) {
  const question: Question<State> = { game, before: s, seat: 0, seats: s.seats }
  const intent = places.reduce<Intent>((now, place) => withPick(question, now, { place, habits }), NO_INTENT)
  const reading = readingOf(question, intent, habits)
  const plan = reading.whole ?? reading.plan
  return {
    question,
    intent,
    reading,
    planned: plan.actions.map(game.format),
    picked: intent.picked,
    isWhole: reading.whole !== null && plan.choices.length === 0,
  }
}

const canals = () =>
  brass(2)
    .with(0, { hand: 'worcester stoke iron', money: 30, links: ['worcester-gloucester'], tiles: ['worcester.1 cotton1'] })
    .where(face('gloucester.1', 'cotton'))
    .where(markets(13, 8)).s

const mines = () =>
  rails(2)
    .with(0, {
      hand: 'iron coal',
      money: 60,
      tiles: ['dudley.1 coal2 3', 'burton.2 brewery2 2'],
      links: ['dudley-birmingham', 'tamworth-birmingham'],
    })
    .with(1, { tiles: ['tamworth.1 coal2 2', 'walsall.2 brewery2 1'], links: ['walsall-birmingham'] })
    .where(markets(9, 5)).s

describe('a card', () => {
  test('before a link, and a link before a card, are the same', () => {
    const planned = ['network kidderminster-worcester', 'discard stoke']
    expect(clicked(canals(), 'card:stoke', 'link:kidderminster-worcester')).toMatchObject({ planned, isWhole: true })
    expect(clicked(canals(), 'link:kidderminster-worcester', 'card:stoke')).toMatchObject({ planned, isWhole: true })
  })
  test('before any other action is what goes for it, also where it builds nothing', () => {
    expect(clicked(canals(), 'card:stoke', 'action:loan').planned).toEqual(['loan', 'discard stoke'])
    expect(clicked(canals(), 'card:iron', 'action:pass').planned).toEqual(['pass', 'discard iron'])
    expect(clicked(canals(), 'card:stoke', 'stack:coal').planned).toEqual(['develop coal', 'discard stoke', 'done'])
    expect(clicked(canals(), 'card:stoke', 'action:scout')).toMatchObject({ planned: ['scout', 'discard stoke'], isWhole: false })
  })
  test('stays when the link is changed, and the link when the card is', () => {
    expect(clicked(canals(), 'link:kidderminster-worcester', 'card:stoke', 'link:worcester-birmingham').planned).toEqual([
      'network worcester-birmingham',
      'discard stoke',
    ])
    expect(clicked(mines(), 'link:birmingham-coventry', 'card:coal', 'card:iron').planned).toEqual([
      'network birmingham-coventry',
      'discard iron',
      'coal dudley.1',
      'done',
    ])
  })
  test('stays when a link becomes a build', () => {
    const { s } = brass(2)
      .with(0, { hand: 'stoke leek', money: 30, links: ['stoke-leek'] })
      .where(markets(13, 8))
    expect(clicked(s, 'link:stoke-stone', 'card:leek', 'slot:leek.1').picked).toEqual(['slot:leek.1', 'card:leek'])
  })
  test('of two kinds of industry is read one way, and the other is a button', () => {
    const { s } = brass(2).with(0, { hand: 'stone', money: 30 }).where(markets(13, 8))
    const { question, intent, reading, isWhole } = clicked(s, 'card:stone', 'slot:stone.1')
    expect(isWhole).toBe(true)
    expect(reading.buttons).toHaveLength(1)
    const other = withChoice(question, intent, { choice: reading.buttons[0], habits })
    expect(readingOf(question, other, habits).ready).toMatchObject({ action: reading.buttons[0].action })
  })
})

describe('a tile of the mat', () => {
  const stone = () => brass(2).with(0, { hand: 'stone', money: 30 }).where(markets(13, 8)).s
  const [cotton, brewery] = ['build cotton stone.1 with stone', 'build brewery stone.1 with stone']
  test('after a slot is what is built there', () => {
    expect(clicked(stone(), 'slot:stone.1', 'stack:brewery').planned[0]).toBe(brewery)
    expect(clicked(stone(), 'slot:stone.1', 'stack:cotton').planned).toEqual([cotton])
    expect(clicked(stone(), 'slot:stone.1', 'stack:cotton', 'stack:brewery').planned[0]).toBe(brewery)
  })
  test('before a slot as well; alone it is developed', () => {
    expect(clicked(stone(), 'stack:brewery').planned[0]).toBe('develop brewery')
    expect(clicked(stone(), 'stack:brewery', 'slot:stone.1').planned[0]).toBe(brewery)
    expect(clicked(stone(), 'stack:brewery', 'card:stone').planned.slice(0, 2)).toEqual(['develop brewery', 'discard stone'])
  })
  test('needs no click for the card where one card builds both', () => {
    const { intent, isWhole, reading } = clicked(stone(), 'slot:stone.1')
    expect({ picked: intent.picked, isWhole }).toEqual({ picked: ['slot:stone.1', 'card:stone'], isWhole: true })
    expect(reading.buttons).toHaveLength(1)
  })
  test('that cannot stand in the slot is developed', () => {
    expect(clicked(stone(), 'slot:stone.1', 'stack:coal').planned[0]).toBe('develop coal')
  })
})

describe('a wild card', () => {
  const hand = (cards: string) => brass(2).with(0, { hand: cards, money: 30 }).where(markets(13, 8)).s
  test('stays in the hand where another card builds the same, until it is clicked', () => {
    expect(clicked(hand('leek wild-location'), 'slot:leek.2', 'stack:coal').planned).toEqual(['build coal leek.2 with leek'])
    expect(clicked(hand('leek wild-location'), 'slot:leek.2', 'stack:coal', 'card:wild-location').planned).toEqual([
      'build coal leek.2 with wild-location',
    ])
  })
  test('is asked for beside two others', () => {
    expect(clicked(hand('leek coal wild-location'), 'slot:leek.2', 'stack:coal').isWhole).toBe(false)
  })
})

describe('one’s own tile', () => {
  test('with a card is sold; to build over it is the other reading', () => {
    const s = canals()
    s.taken.fill(3, 0, 1)
    const { planned, reading } = clicked(s, 'slot:worcester.1', 'card:worcester')
    expect(planned[0]).toBe('sell worcester.1')
    expect(reading.buttons.map(({ action }) => game.format(action))).toContain('build cotton worcester.1 with worcester')
  })
})

describe('a source', () => {
  test('is one’s own where several are equally near, until another is clicked', () => {
    expect(clicked(mines(), 'card:iron', 'link:birmingham-coventry').planned).toContain('coal dudley.1')
    const changed = clicked(mines(), 'card:iron', 'link:birmingham-coventry', 'slot:tamworth.1')
    expect(changed).toMatchObject({
      planned: ['network birmingham-coventry', 'discard iron', 'coal tamworth.1', 'done'],
      isWhole: true,
    })
  })
  test('can be clicked before the card', () => {
    expect(clicked(mines(), 'link:birmingham-coventry', 'slot:tamworth.1', 'card:iron').planned).toEqual([
      'network birmingham-coventry',
      'discard iron',
      'coal tamworth.1',
      'done',
    ])
  })
  test('of beer is a merchant, then one’s own brewery', () => {
    const { s } = brass(2)
      .with(0, { hand: 'iron coal', tiles: ['birmingham.2 manufacturer1', 'burton.2 brewery1 1'], links: ['birmingham-oxford'] })
      .where(face('oxford.1', 'manufacturer'))
    expect(clicked(s, 'slot:birmingham.2', 'card:iron').planned).toContain('beer oxford.1')
  })
})

describe('a second link', () => {
  test('is no must: one is whole, and every line of a second stays open', () => {
    const { isWhole, reading } = clicked(mines(), 'link:birmingham-coventry', 'card:iron')
    expect(isWhole).toBe(true)
    expect(reading.open.has('link:nuneaton-coventry')).toBe(true)
  })
  test('is added by its line, with the usual beer', () => {
    expect(clicked(mines(), 'link:birmingham-coventry', 'card:iron', 'link:nuneaton-coventry').planned).toEqual([
      'network birmingham-coventry',
      'discard iron',
      'coal dudley.1',
      'network nuneaton-coventry',
      'coal dudley.1',
      'beer burton.2',
    ])
  })
})
