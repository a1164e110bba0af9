import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { openTable } from '../../core/table.ts'
import { gameOf } from '../../games/index.ts'
import { answerOf, Fault, legalOf } from './answer.ts'

const game = gameOf('splendor')
const table = openTable(game, configOf(game, 2), { seed: 'answers' })
const chosen = (line: string) => legalOf(answerOf(line, 7), table, 0)

describe('An answer', () => {
  test.each(['{"id":7,"ok":true,"action":"take dse"}', '{"action":"take dse"}', `{"action":${game.parse('take dse')}}`])(
    'is taken: %s',
    (line) => {
      expect(chosen(line)).toBe(game.parse('take dse'))
    },
  )

  test.each([
    ['I resign', 'answered what is not JSON: I resign'],
    ['[1]', 'answered what is no JSON object: [1]'],
    ['null', 'answered what is no JSON object: null'],
    ['{"id":6,"action":"take dse"}', 'answered request 6 when it was asked 7'],
    ['{"ok":false,"error":"tired"}', 'gave up: "tired"'],
    ['{"ok":true}', 'answered null for an action; it is a number or a notation'],
    ['{"action":["take dse"]}', 'answered ["take dse"] for an action; it is a number or a notation'],
    ['{"action":"take ds"}', 'answered "take ds", which is not legal (T2): '],
    ['{"action":2147483647}', 'answered 2147483647, which is not legal (action): That is no action of this game.'],
    ['{"action":1.5}', 'answered 1.5, which is not legal (action): '],
    ['{"action":"sing"}', 'answered "sing", which is no action: '],
  ])('is refused: %s', (line, says) => {
    expect(() => chosen(line)).toThrow(Fault)
    expect(() => chosen(line)).toThrow(says)
  })

  test('that is long is not repeated in full', () => {
    expect(() => chosen('x'.repeat(1000))).toThrow(/^answered what is not JSON: x{79}…$/)
  })
})
