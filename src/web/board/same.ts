// Whether a part of the board would be drawn the same: for `memo`, since boards are handed a new object whenever anything is another.
import type { Block } from '../../core/block.ts'
import type { BoardProps } from '../table/face.ts'

const POSITION = ['s', 'seats', 'you', 'words'] as const
const CHOICE = ['open', 'picked', 'plan'] as const

/** For parts that show nothing of what is chosen. */
export const isSamePosition = <S extends Block>(a: BoardProps<S>, b: BoardProps<S>): boolean =>
  POSITION.every((name) => a[name] === b[name])

/** For parts that show nothing of what is pointed at. */
export const isSameChoice = <S extends Block>(a: BoardProps<S>, b: BoardProps<S>): boolean =>
  isSamePosition(a, b) && CHOICE.every((name) => a[name] === b[name])
