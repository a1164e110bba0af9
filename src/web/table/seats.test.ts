import { describe, expect, test } from 'vitest'
import type { SeatInfo } from '../../wire/seats.ts'
import { isAmongBots } from './seats.ts'

const seated = (...kinds: readonly SeatInfo['kind'][]): SeatInfo[] =>
  kinds.map((kind, seat) => ({ seat, kind, name: kind === 'bot' ? 'greedy' : 'Ada', online: true }))

describe('One person is alone among bots', () => {
  test('whatever their number', () => expect(isAmongBots(seated('bot', 'person', 'bot'))).toBe(true))
  test.each([
    ['not with another person', seated('person', 'person', 'bot')],
    ['not while a seat waits for one', seated('person', 'open')],
    ['not where only bots play', seated('bot', 'bot')],
  ])('%s', (_, seats) => expect(isAmongBots(seats)).toBe(false))
})
