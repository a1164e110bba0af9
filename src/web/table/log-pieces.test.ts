import { expect, test } from 'vitest'
import { splendor } from '../../games/splendor/index.ts'
import { piecesOf, textOf } from './log-pieces.ts'

const returns = (token: number) => ({ event: 'returns', seat: 1, facts: { token } })
const says = (also: readonly ReturnType<typeof returns>[]) =>
  textOf(piecesOf({ ...returns(0), also }, { words: splendor.words, hasSubject: false, comma: ', ' }))

test('a line says each thing of its breath once, and how often', () => {
  expect(says([])).toBe('returns diamond')
  expect(says([returns(2), returns(0)])).toBe('returns diamond ×2, emerald')
})

test('what is the same in every fact is said once, and how often', () => {
  const line = { event: 'takesBeer', seat: 1, facts: { gems: 1, card: 2 } }
  expect(textOf(piecesOf({ ...line, also: [line] }, { words: splendor.words, hasSubject: false, comma: ', ' }))).toBe('takesBeer ×2')
})
