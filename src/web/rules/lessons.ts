// The lessons of all games, found in their folders.
import type { Lesson, Lessons } from './teach.ts'

const LESSONS: Lessons = Object.assign(
  {},
  ...Object.values(import.meta.glob<{ lessons: Lessons }>('../games/*/teach/load.ts', { eager: true })).map(({ lessons }) => lessons),
)

/** The lessons of a game; at a table those of its options. */
export const lessonsOf = (game: string, options?: Readonly<Record<string, string>>): readonly Lesson[] =>
  (Object.hasOwn(LESSONS, game) ? LESSONS[game] : []).filter(({ option }) => !option || !options || options[option] === 'on')
