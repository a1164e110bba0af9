import { describe, expect, test } from 'vitest'
import type { Decision } from './decision.ts'
import { beginningOf, DEALT, follow, type Line, type MoveKind, redoerOf } from './line.ts'
import { type ToyState, toy } from './toy.ts'

/** The line after moves like `0a 1b undo redo`: seat and decision, taken back, made again. */
function lineAfter(moves: string): Line<Decision> {
  return moves.split(' ').reduce((line: Line<Decision>, move) => {
    const kind: MoveKind = move === 'undo' || move === 'redo' ? move : 'play'
    const again = line.undone[line.undone.length - 1]
    const made = kind === 'play' ? { seat: Number(move[0]), action: move.charCodeAt(1) } : again
    return follow(line, kind, { made, stands: line.standing.length + (kind === 'undo' ? -1 : 1) })
  }, DEALT)
}

const text = (decisions: readonly Decision[]) => decisions.map(({ seat, action }) => `${seat}${String.fromCharCode(action)}`).join(' ')

describe('A line', () => {
  test.each([
    ['0a 1b', '0a 1b', ''],
    ['0a 1b undo', '0a', '1b'],
    ['0a 0b undo undo', '', '0b 0a'],
    ['0a 0b undo undo redo', '0a', '0b'],
    ['0a 0b undo undo redo redo', '0a 0b', ''],
    ['0a 0b undo undo redo 0c', '0a 0c', ''],
    ['0a undo 0b undo redo', '0b', ''],
  ])('after %s has "%s", and "%s" to make again', (moves, standing, undone) => {
    expect({ standing: text(lineAfter(moves).standing), undone: text(lineAfter(moves).undone) }).toEqual({ standing, undone })
  })
  test('offers what was taken back to the seat that had made it', () => {
    expect(redoerOf(lineAfter('0a 1b undo'))).toBe(1)
    expect(redoerOf(lineAfter('0a 1b undo redo'))).toBeNull()
    expect(redoerOf(DEALT)).toBeNull()
  })
  test('knows which decision began an action: the same seat’s, with nobody else’s between', () => {
    const { standing } = lineAfter('0a 0b 0c 1d 0e 0f')
    const begunBefore = [1, 2, 4, 5]
    const at = (count: number) => Object.assign(toy.create({ seats: 2, options: {} }), { turns: count })
    const course = { game: { ...toy, isMidAction: ({ turns }: ToyState) => begunBefore.includes(turns) }, at }
    expect(standing.map((_, i) => beginningOf({ standing }, course, i))).toEqual([0, 0, 0, 3, 4, 4])
  })
  test('is a value: what was before a move stays', () => {
    const before = lineAfter('0a 1b')
    follow(before, 'undo', { made: before.standing[0], stands: 0 })
    expect(text(before.standing)).toBe('0a 1b')
  })
})
