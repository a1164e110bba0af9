import { describe, expect, test } from 'vitest'
import { action } from '../../../core/action.ts'
import { MASTERPIECES } from '../../../games/skyrise/components.ts'
import { later, skyrise, tokens } from '../../../games/skyrise/fixture.ts'
import { skyrise as game } from '../../../games/skyrise/index.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { OWES_TAKE, OWES_WILD } from '../../../games/skyrise/vocabulary.ts'
import { choicesOf } from '../../table/choosing.ts'
import { POSITIONS } from './gallery-positions.ts'
import { probe } from './probe.ts'

const reason = (s: State, seat: number, place: string): string | undefined => {
  const a = probe(s, seat, { place })
  return a === null ? undefined : game.problem(s, seat, a)?.reason
}

describe('what explains a district', () => {
  test('where an auction cannot open', () => {
    expect(reason(skyrise(4).s, 0, 'district:a9')).toBe('notAnOpening')
  })
  test('a bid, a structure, and what is not adjacent to the last bid', () => {
    const { s } = skyrise(4)
      .with(2, { built: ['26 m3'] })
      .play(0, 'bid 24 m1')
    expect(reason(s, 1, 'district:m1')).toBe('districtBid')
    expect(reason(s, 1, 'district:m3')).toBe('districtBuilt')
    expect(reason(s, 1, 'district:a9')).toBe('notAdjacent')
    expect(reason(s, 1, 'district:m2')).toBeUndefined()
  })
  test('the Gavel, when only tall buildings are left', () => {
    const { s } = later('gavel', 'palace', 'vault')
      .with(0, { built: ['gavel m1'] })
      .with(1, { available: '94' })
      .play(0, 'bid 24 m3')
    expect(reason(s, 1, 'district:m2')).toBe('gavelForbids')
  })
  test('a platform that is not in play', () => {
    expect(reason(skyrise(2).s, 0, 'district:b1')).toBe('platformNotInPlay')
  })
  test('what the Vault cannot take: another platform, a district that is not free, a patron token', () => {
    const { s } = later('vault', 'palace', 'gavel')
      .with(1, { built: ['21 m4'] })
      .where(tokens({ m2: 'yellow', m3: 'A', a5: 'green', a6: 'white' }))
    s.pending.set([1, action(OWES_TAKE, 0)])
    s.turn = 0
    expect(reason(s, 0, 'district:a5')).toBe('otherPlatform')
    expect(reason(s, 0, 'district:m4')).toBe('notFreeToTake')
    expect(reason(s, 0, 'district:m3')).toBe('notDistrictToken')
    expect(reason(s, 0, 'district:m2')).toBeUndefined()
  })
})

describe('what explains everything else', () => {
  test('a number that is too low, and one of era 2', () => {
    const { s } = skyrise(4).play(0, 'bid 48 m1')
    expect(reason(s, 1, 'building:39')).toBe('numberTooLow')
    expect(reason(s, 1, 'building:107')).toBe('secondEraNumber')
    expect(reason(s, 1, 'building:59')).toBeUndefined()
  })
  test('a masterpiece that cannot open', () => {
    expect(reason(later('palace', 'gavel', 'vault').s, 0, 'masterpiece:palace')).toBe('masterpieceCannotOpen')
  })
  test('the opener who may not pass', () => {
    expect(reason(skyrise(4).s, 0, 'action:pass')).toBe('openerMustBid')
  })
  test('a track without room, and the innovator while all have room', () => {
    const wild = (yellow: number) => {
      const { s } = skyrise(4).with(0, { track: { yellow } })
      s.pending.set([1, OWES_WILD])
      return s
    }
    expect([reason(wild(3), 0, 'track:yellow'), reason(wild(3), 0, 'track:innovator')]).toEqual(['trackFull', undefined])
    expect([reason(wild(2), 0, 'track:yellow'), reason(wild(2), 0, 'track:innovator')]).toEqual([undefined, 'noTrackFull'])
    expect(reason(wild(2), 0, 'action:pass')).toBe('wildFirst')
  })
  test('a card that was chosen already', () => {
    const { s } = skyrise(2).where((table) => {
      table.choosing = 3
      table.chosen[0] = table.hand[0]
    })
    expect(reason(s, 0, `card:${MASTERPIECES[s.hand[0]]}`)).toBe('cardChosenAlready')
    expect(reason(s, 0, `card:${MASTERPIECES[s.hand[1]]}`)).toBeUndefined()
  })
})

describe.each(Object.keys(POSITIONS))('in the position %s', (name) => {
  test('what can be picked needs no reason', () => {
    const s = POSITIONS[name](name === 'choosing' ? 2 : 4)
    for (let seat = 0; seat < s.seats; seat++)
      for (const { places } of choicesOf(game, s, seat))
        for (const place of places) expect([place, reason(s, seat, place)]).toEqual([place, undefined])
  })
})
