import { describe, expect, test } from 'vitest'
import { asked, firstPlan, forkPlan, movedTo, needsName, plannedSeats, withSeat, withSeats } from './plan.ts'

const plan = firstPlan('splendor', 'Ines', 'Thursday')
const kinds = (p: typeof plan) => p.seats.map((seat) => seat.kind)

describe('A planned table', () => {
  test('begins with you and a bot', () => {
    expect(kinds(plan)).toEqual(['you', 'bot'])
  })
  test('grows and shrinks at its end', () => {
    expect(kinds(withSeats(plan, 4))).toEqual(['you', 'bot', 'bot', 'bot'])
    expect(kinds(withSeats(withSeats(plan, 4), 2))).toEqual(['you', 'bot'])
  })
  test('opens a seat when it goes online, and fills it again on the device', () => {
    expect(kinds(movedTo(plan, 'online'))).toEqual(['you', 'open'])
    expect(kinds(movedTo(movedTo(plan, 'online'), 'local'))).toEqual(['you', 'bot'])
  })
  test('has one place for you', () => {
    expect(kinds(withSeat(plan, 1, { kind: 'you' }))).toEqual(['bot', 'you'])
  })
  test('names who has no name', () => {
    const hotSeat = withSeat(plan, 1, { kind: 'person', name: ' ' })
    expect(plannedSeats(hotSeat, (seat) => `Player ${seat + 1}`).map((seat) => seat.name)).toEqual(['Ines', 'Player 2'])
  })
  test('wants a name of you where others will read it', () => {
    const online = movedTo(plan, 'online')
    expect([plan, online, withSeat(online, 0, { kind: 'bot' })].map(needsName)).toEqual([false, true, false])
  })
  test('asks the server for people, bots and open seats', () => {
    const zone = 'Europe/Brussels'
    expect(asked(withSeats(movedTo(plan, 'online'), 2), zone).seats).toEqual([{ kind: 'person', name: 'Ines', zone }, { kind: 'open' }])
  })
  test('has a clock only if one was chosen', () => {
    const clock = { pace: 'live', base: 600, increment: 10, timeout: 'bot' } as const
    expect(asked(plan, 'UTC')).not.toHaveProperty('clock')
    expect(asked({ ...plan, clock }, 'UTC').clock).toEqual(clock)
  })
  test('goes on with a game: you where you sat, bots where they sat, the others beside you or invited', () => {
    const seats = [
      { seat: 0, kind: 'person' as const, name: 'Ada', online: true },
      { seat: 1, kind: 'bot' as const, name: 'search', online: true },
      { seat: 2, kind: 'person' as const, name: 'Bob', online: true },
    ]
    const left = { game: 'splendor', name: 'Thursday', yourName: 'Bob', seats }
    const sit = (where: 'local' | 'online', you: number | null) =>
      plannedSeats(forkPlan({ ...left, where, you }), String).map(({ kind, name }) => `${kind} ${name}`)
    expect(sit('online', 2)).toEqual(['open ', 'bot search', 'person Bob'])
    expect(sit('online', null)).toEqual(['person Bob', 'bot search', 'open '])
    expect(sit('local', 2)).toEqual(['person Ada', 'bot search', 'person Bob'])
  })
})
