import { expect, test } from 'vitest'
import { many, pluralsOf } from './plural.ts'

test('a count has the form that its language wants', () => {
  expect([0, 1, 2, 5, 11, 21, 22, -3].map(pluralsOf('ru')('# стол', '# стола', '# столов'))).toEqual([
    '0 столов',
    '1 стол',
    '2 стола',
    '5 столов',
    '11 столов',
    '21 стол',
    '22 стола',
    '−3 стола',
  ])
  expect([0, 1, 2].map(pluralsOf('en')('a table', '# tables'))).toEqual(['0 tables', 'a table', '2 tables'])
})

test('what a verb says of one and of more needs no third form', () => {
  expect([1, 2, 5].map(pluralsOf('uk')('чекає', 'чекають'))).toEqual(['чекає', 'чекають', 'чекають'])
})

test('English adds an s, or what it is told', () => {
  expect([many(1, 'pawn'), many(2, 'pawn'), many(0, 'first pass', 'first passes')]).toEqual(['1 pawn', '2 pawns', '0 first passes'])
})
