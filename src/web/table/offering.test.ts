import { describe, expect, test } from 'vitest'
import { offered } from './offering.ts'

const choice = (action: number, ...places: string[]) => ({ action, places })
const actions = (choices: readonly { action: number }[]) => choices.map((c) => c.action)

describe('Offering', () => {
  const turn = [choice(1, 'd', 's'), choice(2, 'd', 'd'), choice(3, 'card'), choice(4, 'card'), choice(5, 'deck')]
  test('leaves what can be clicked to the board', () => {
    expect(offered(turn, [])).toEqual({ ready: null, buttons: [] })
  })
  test('is ready once the picks mean one choice', () => {
    expect(offered(turn, ['deck']).ready?.action).toBe(5)
    expect(offered(turn, ['d']).ready).toBeNull()
    expect(offered(turn, ['d', 'd']).ready?.action).toBe(2)
  })
  test('tells apart by buttons what one place means twice', () => {
    expect(actions(offered(turn, ['card']).buttons)).toEqual([3, 4])
  })
  test('does not play what could still become more', () => {
    const few = [choice(1, 'd'), choice(2, 'd', 'd')]
    expect(offered(few, ['d'])).toEqual({ ready: null, buttons: [few[0]] })
  })
  test('lists a payment, whose ways contain each other', () => {
    const payment = [choice(1), choice(2, 'd'), choice(3, 'r'), choice(4, 'd', 'r')]
    expect(actions(offered(payment, []).buttons)).toEqual([1, 2, 3, 4])
  })
  test('leaves what contains something else to the board, when the board offers much', () => {
    const many = [choice(0, 'slot'), choice(1, 'card', 'slot'), ...Array.from({ length: 20 }, (_, i) => choice(i + 2, `place:${i}`))]
    expect(offered(many, []).buttons).toEqual([])
    expect(actions(offered(many, ['slot']).buttons)).toEqual([0])
  })
  test('lists only what is off the board when the board offers much', () => {
    const many = [choice(0), ...Array.from({ length: 20 }, (_, i) => choice(i + 1, `place:${i}`))]
    expect(actions(offered(many, []).buttons)).toEqual([0])
  })
})
