import { describe, expect, test } from 'vitest'
import { kindOf } from '../../core/action.ts'
import { revised } from '../../games/bruxelles-1893/fixture.ts'
import { bruxelles1893Revised } from '../../games/bruxelles-1893/index.ts'
import type { State } from '../../games/bruxelles-1893/state.ts'
import { BID, PLACE, TAKE_CUBE } from '../../games/bruxelles-1893/vocabulary.ts'
import { splendor as story } from '../../games/splendor/fixture.ts'
import { splendor } from '../../games/splendor/index.ts'
import { BUY } from '../../games/splendor/vocabulary.ts'
import type { Choice } from './choice.ts'
import { choicesOf } from './choosing.ts'
import { type Habits, type Intent, intentOf, isEmpty, isPressed, NO_INTENT, readingOf, withChoice, withPick } from './intent.ts'
import type { Question } from './plan.ts'

/** Clicks one place after the other. */
const clicked = (question: Question, ...places: string[]): Intent =>
  places.reduce((intent, place) => withPick(question, intent, { place }), NO_INTENT)

describe('An intent', () => {
  const question: Question = { game: splendor as never, before: story(2).s, seat: 0, seats: 2 }
  const said = (...places: string[]) => {
    const { ready } = readingOf(question, clicked(question, ...places))
    return ready && splendor.format(ready.action)
  }

  test('begins with nothing, and is ready once the places name an action', () => {
    expect(isEmpty(NO_INTENT)).toBe(true)
    expect(said('gem:diamond', 'gem:sapphire')).toBeNull()
    expect(said('gem:diamond', 'gem:sapphire', 'gem:emerald')).toBe('take dse')
  })

  test('needs no click for what only one choice leaves', () => {
    const few: Question = { ...question, before: story(2).with(1, { gems: 'ddddssssero' }).s }
    expect([...clicked(few, 'gem:ruby').picked].sort()).toEqual(['gem:emerald', 'gem:onyx', 'gem:ruby'])
  })

  test('knows what was pressed from what was filled in by itself', () => {
    const few: Question = { ...question, before: story(2).with(1, { gems: 'ddddssssero' }).s }
    const intent = clicked(few, 'gem:ruby')
    expect(['gem:ruby', 'gem:emerald', 'gem:onyx'].map((place) => isPressed(intent, place))).toEqual([true, false, false])
  })

  test('forgets that something was pressed once it is let go', () => {
    const few: Question = { ...question, before: story(2).with(1, { gems: 'ddddssssero' }).s }
    const letGo = clicked(few, 'deck:1', 'gem:emerald', 'deck:1')
    expect(isPressed(letGo, 'gem:emerald')).toBe(false)
    expect(isPressed(withPick(few, letGo, { place: 'gem:ruby' }), 'gem:emerald')).toBe(false)
  })

  test('is changed by another place, which keeps what still fits', () => {
    expect(clicked(question, 'gem:diamond', 'gem:sapphire', 'gem:emerald', 'gem:ruby').picked).toEqual([
      'gem:sapphire',
      'gem:emerald',
      'gem:ruby',
    ])
    expect(clicked(question, 'gem:diamond', 'deck:1').picked).toEqual(['deck:1'])
  })

  test('is the same after a click on what is no choice', () => {
    const before = clicked(question, 'gem:diamond')
    expect(withPick(question, before, { place: 'nowhere' })).toBe(before)
  })

  test('is in hand again as it was decided', () => {
    const { whole } = readingOf(question, clicked(question, 'gem:diamond', 'gem:sapphire', 'gem:emerald'))
    const again = readingOf(question, intentOf(question, whole?.actions ?? []))
    expect(again.whole?.actions).toEqual(whole?.actions)
    expect([...again.chosen]).toEqual(['gem:diamond', 'gem:sapphire', 'gem:emerald'])
  })

  test('says whether something will be turned up', () => {
    const reveals = (...places: string[]) => readingOf(question, clicked(question, ...places)).whole?.reveals
    expect(reveals('deck:1')).toBe(true)
    expect(reveals('gem:diamond', 'gem:diamond')).toBe(false)
  })
})

describe('Places that can be read in several ways', () => {
  // A card that can be bought, with gold for a choice of payments, or reserved.
  const { s } = story(2).with(0, { gems: 'ddddsssseeeerrrroooo', gold: 2 })
  const question: Question = { game: splendor as never, before: s, seat: 0, seats: 2 }
  const habits = {
    prefer: (_: unknown, choices: readonly Choice[]) => choices.find(({ action }) => kindOf(action) === BUY) ?? choices[0],
    propose: ({ choices }: { choices: readonly Choice[] }) => choices[0],
  }
  const picked = withPick(question, NO_INTENT, { place: 'card:1a', habits })
  const reading = readingOf(question, picked, habits)

  test('are read as the face prefers, and go on to what it proposes', () => {
    expect(reading.whole?.actions.map(splendor.format)).toEqual(['buy 1a', 'pay no gold'])
    expect([...reading.chosen]).toEqual(['card:1a'])
  })

  test('can be read otherwise as long as nothing is done', () => {
    const reserve = reading.buttons.find(({ action }) => splendor.format(action) === 'reserve 1a')
    expect(reserve).toBeDefined()
    const intent = reserve ? withChoice(question, picked, { choice: reserve, habits }) : NO_INTENT
    expect(readingOf(question, intent, habits).whole?.actions.map(splendor.format)).toEqual(['reserve 1a'])
  })
})

describe('An action of several decisions', () => {
  const before = revised(2).s
  const game = bruxelles1893Revised
  const seat = before.turn
  const question: Question = { game: game as never, before, seat, seats: 2 }
  const spaces = choicesOf(game, before, seat).filter(({ action }) => kindOf(action) === PLACE)

  test('is planned decision by decision without touching the table', () => {
    const bytes = before.bytes.slice()
    const intent = clicked(question, ...spaces[0].places)
    const { plan } = readingOf(question, intent)
    expect(plan.actions).toEqual([spaces[0].action])
    expect(plan.choices.every(({ action }) => kindOf(action) === BID)).toBe(true)
    expect(before.bytes).toEqual(bytes)
  })

  test('keeps what still fits where its beginning is changed', () => {
    const { s } = story(2).with(0, { gems: 'dddsssseee' })
    const taken = { game: splendor as never, before: s, seat: 0, seats: 2 }
    const intent = clicked(taken, 'gem:diamond', 'gem:ruby', 'gem:onyx', 'gem:emerald')
    expect(intent.picked).toEqual([])
    expect(readingOf(taken, intent).plan.actions.map(splendor.format)).toEqual(['take ero'])
  })

  test('can be changed at its beginning while its end is chosen', () => {
    const intent = clicked(question, ...spaces[0].places, ...spaces[1].places)
    expect(readingOf(question, intent).plan.actions).toEqual([spaces[1].action])
  })
})

describe('What is usual is proposed', () => {
  const game = bruxelles1893Revised
  const before = revised(2).s
  const question: Question<State> = { game, before, seat: 0, seats: 2 }
  const habits: Habits<State> = {
    propose: ({ choices }) => choices.find(({ action }) => [BID, TAKE_CUBE].includes(kindOf(action))) ?? null,
  }
  const clicks = (...places: string[]): Intent => places.reduce((intent, place) => withPick(question, intent, { place, habits }), NO_INTENT)
  const named = (intent: Intent, francs: number): Intent => {
    const choice = { action: game.parse(`bid ${francs}`), places: [`francs:${francs}`] }
    return withChoice(question, intent, { choice, habits })
  }
  const said = (intent: Intent): string[] | undefined => readingOf(question, intent, habits).whole?.actions.map(game.format)

  test('so that one click makes an action whole', () => {
    expect(said(clicks('space:b4'))).toEqual(['place b4', 'bid 1', 'cube wood', 'cube wood'])
  })

  test('and gives way to what is chosen, in its order', () => {
    expect(said(clicks('space:b4', 'supply:stone'))).toEqual(['place b4', 'bid 1', 'cube stone', 'cube wood'])
    expect(said(clicks('space:b4', 'supply:stone', 'supply:stone'))).toEqual(['place b4', 'bid 1', 'cube stone', 'cube stone'])
    expect(said(clicks('space:b4', 'supply:wood', 'supply:iron'))).toEqual(['place b4', 'bid 1', 'cube wood', 'cube iron'])
  })

  test('its alternatives are lit as long as nothing else was chosen', () => {
    const open = (...places: string[]) => readingOf(question, clicks(...places), habits).open
    expect(open('space:b4')).toContain('supply:wood')
    expect(open('space:b4', 'supply:stone')).toContain('supply:wood')
    expect(open('space:b4', 'supply:stone', 'supply:stone')).not.toContain('supply:wood')
  })

  test('what was chosen stays when something before it is changed', () => {
    expect(said(named(clicks('space:b4', 'supply:stone', 'supply:iron'), 3))).toEqual(['place b4', 'bid 3', 'cube stone', 'cube iron'])
    const elsewhere = withPick(question, named(clicks('space:b4', 'supply:stone'), 3), { place: 'space:d5', habits })
    expect(said(elsewhere)).toEqual(['place d5', 'bid 3', 'cube stone', 'cube wood'])
  })
})
