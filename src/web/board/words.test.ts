import { expect, test } from 'vitest'
import { either, together } from './words.ts'

test('Names stand in a row as each language joins them, whichever was asked for before', () => {
  const names = ['coal', 'iron']
  expect([together('en', names), either('en', names), together('ru', names), either('uk', names)]).toEqual([
    'coal and iron',
    'coal or iron',
    'coal и iron',
    'coal або iron',
  ])
})
