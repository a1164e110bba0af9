// A board for what is read without a table: the game as it is dealt, with all that can be added to it, and nobody asked.
import { configOf } from '../../core/config.ts'
import { rngOf } from '../../core/seed.ts'
import { viewOf } from '../../core/view.ts'
import type { BoardProps, GameFace } from '../table/face.ts'
import type { Book } from './book.ts'
import { lessonsOf } from './lessons.ts'

export function pageBoard({ game }: GameFace, { faceWords }: Book): BoardProps {
  const seats = game.meta.seats.at(-1) ?? 2
  const added = lessonsOf(game.meta.id).flatMap(({ option }) => (option ? [[option, 'on']] : []))
  const config = configOf(game, seats, Object.fromEntries(added))
  const s = game.create(config)
  game.setup(s, config, rngOf('rules'))
  const named = Array.from({ length: seats }, (_, seat) => ({ seat, name: String(seat + 1), kind: 'person' as const, online: true }))
  return { s: viewOf(game, s, 0), seats: named, you: null, open: NOTHING, picked: [], words: faceWords.words }
}
const NOTHING: ReadonlySet<string> = new Set()
