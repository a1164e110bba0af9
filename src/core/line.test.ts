import { describe, expect, test } from 'vitest'
import type { Decision } from './decision.ts'
import { beginningOf, cannotRedo, cannotUndo, DEALT, follow, type Line, type MoveKind, redoerOf, undoOf } from './line.ts'
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

interface Played {
  /** After so many decisions an action is not finished. */
  readonly mid?: readonly number[]
  /** After so many decisions somebody had learnt something. */
  readonly taught?: readonly number[]
  readonly inherited?: number
  readonly alone?: number | null
}

/** What can be taken back after some moves. */
function undoAfter(moves: string, { mid = [], taught = [], inherited = 0, alone = null }: Played = {}) {
  const game = {
    ...toy,
    isMidAction: ({ turns }: ToyState) => mid.includes(turns),
    apply(s: ToyState) {
      s.turns++
    },
  }
  const at = (turns: number) => {
    const s = Object.assign(toy.create({ seats: 2, options: {} }), { turns, seats: 2 })
    s.stake[0] = taught.filter((count) => count <= turns).length
    return s
  }
  return undoOf(lineAfter(moves), { game, seats: 2, inherited, alone, at })
}

describe('What can be taken back', () => {
  test('is the last decision, by who made it', () => {
    expect(undoAfter('0a 1b')).toEqual({ seat: 1, stands: 1, isPractice: false })
    expect(undoAfter('0a')).toEqual({ seat: 0, stands: 0, isPractice: false })
    expect(undoAfter('0a undo')).toBeNull()
  })
  test('is a whole action, as far as it is the seat’s own', () => {
    expect(undoAfter('1a 0b 0c 0d', { mid: [2, 3] })).toEqual({ seat: 0, stands: 1, isPractice: false })
    expect(undoAfter('0a 1b 1c', { mid: [1, 2] })).toEqual({ seat: 1, stands: 1, isPractice: false })
  })
  test('is nothing that taught somebody something, nor what lies before it', () => {
    expect(undoAfter('0a 1b', { taught: [2] })).toBeNull()
    expect(undoAfter('0a 1b', { taught: [1] })).toMatchObject({ seat: 1, stands: 1 })
    expect(undoAfter('0a 0b 0c', { mid: [1, 2], taught: [1] })).toEqual({ seat: 0, stands: 1, isPractice: false })
  })
  test('is nothing that was decided at another table', () => {
    expect(undoAfter('0a 1b', { inherited: 2 })).toBeNull()
    expect(undoAfter('0a 1b', { inherited: 1 })).toMatchObject({ seat: 1, stands: 1 })
    expect(undoAfter('0a 0b 0c', { mid: [1, 2], inherited: 2 })).toMatchObject({ stands: 2 })
    expect(undoAfter('0a 1b', { inherited: 1, alone: 0 })).toBeNull()
  })
  test('is, to one who plays with bots alone, his own last action with all that they answered', () => {
    expect(undoAfter('0a 1b 1c', { alone: 0 })).toEqual({ seat: 0, stands: 0, isPractice: false })
    expect(undoAfter('1a 0b 0c 1d', { alone: 0, mid: [2] })).toEqual({ seat: 0, stands: 1, isPractice: false })
    expect(undoAfter('1a 1b', { alone: 0 })).toBeNull()
  })
  test('is practice from then on where something was learnt, from his own decision or from an answer', () => {
    expect(undoAfter('0a 1b', { alone: 0, taught: [1] })).toEqual({ seat: 0, stands: 0, isPractice: true })
    expect(undoAfter('0a 1b', { alone: 0, taught: [2] })).toEqual({ seat: 0, stands: 0, isPractice: true })
    expect(undoAfter('0a 1b 0c 1d', { alone: 0, taught: [2] })).toEqual({ seat: 0, stands: 2, isPractice: false })
  })
  test('is otherwise refused by a rule that is no game’s', () => {
    for (const refusal of [cannotUndo(), cannotRedo()]) expect(refusal.rule).toBe('undo')
  })
})
