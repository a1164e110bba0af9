import { describe, expect, test } from 'vitest'
import { choosing, pickPlace } from './choosing.ts'

const choice = (action: number, ...places: string[]) => ({ action, places })
const choices = [choice(1, 'd', 's', 'e'), choice(2, 'd', 's', 'r'), choice(3, 'd', 'd'), choice(4, 'card'), choice(5, 'card')]
const actions = (picked: string[]) => choosing(choices, picked).complete.map((c) => c.action)

describe('Choosing', () => {
  test('opens every place that begins a choice', () => {
    expect([...choosing(choices, []).open].sort()).toEqual(['card', 'd', 'e', 'r', 's'])
    expect(actions([])).toEqual([])
  })
  test('narrows with every pick until one action is named, in any order', () => {
    expect([...choosing(choices, ['d']).open].sort()).toEqual(['d', 'e', 'r', 's'])
    expect([...choosing(choices, ['s', 'd']).open].sort()).toEqual(['e', 'r'])
    expect(actions(['e', 'd', 's'])).toEqual([1])
  })
  test('picks a place twice where a choice touches it twice', () => {
    expect(actions(['d', 'd'])).toEqual([3])
  })
  test('leaves several actions of one place to be told apart', () => {
    expect(actions(['card'])).toEqual([4, 5])
  })
  test('lets go what is picked again, and begins anew elsewhere', () => {
    expect(pickPlace(choices, ['s'], 's')).toEqual([])
    expect(pickPlace(choices, ['d', 's'], 'card')).toEqual(['card'])
    expect(pickPlace(choices, ['d', 's', 'e'], 'r')).toEqual(['d', 's', 'r'])
    expect(pickPlace(choices, ['d', 's'], 'nowhere')).toEqual(['d', 's'])
  })
})
