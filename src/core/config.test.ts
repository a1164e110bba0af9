import { describe, expect, test } from 'vitest'
import { configOf } from './config.ts'
import { BadConfig } from './errors.ts'
import type { Game } from './game.ts'
import { toy } from './toy.ts'

const game = toy as Game

describe('A configuration', () => {
  test('has every option, by its default unless something is asked for', () => {
    expect(configOf(game, 2)).toEqual({ seats: 2, options: { mood: 'grave' } })
    expect(configOf(game, 3, { mood: 'merry' })).toEqual({ seats: 3, options: { mood: 'merry' } })
  })

  test.each([
    ['a number of seats', 4, {}, 'Toy is for 2 or 3 seats, not 4.'],
    ['an option', 2, { speed: 'fast' }, 'Toy has no option "speed"; it has mood.'],
    ['a value of an option', 2, { mood: 'sad' }, 'Option "mood" is grave or merry, not "sad".'],
  ])('with %s that is not offered is refused', (_, seats, options, says) => {
    expect(() => configOf(game, seats, options)).toThrow(new BadConfig(says))
  })

  test('says what is offered, however much it is', () => {
    const offering = (...seats: number[]): Game => ({ ...game, meta: { ...game.meta, seats, options: [] } })
    expect(() => configOf(offering(2, 3, 5), 4)).toThrow('Toy is for 2, 3 or 5 seats, not 4.')
    expect(() => configOf(offering(2), 4)).toThrow('Toy is for 2 seats, not 4.')
    expect(() => configOf(offering(2), 2, { mood: 'merry' })).toThrow('Toy has no option "mood"; it has none.')
  })
})
