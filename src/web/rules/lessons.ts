// The lessons of all games, found in their folders.
import type { Options } from '../../core/game.ts'
import type { Lesson, Lessons } from './teach.ts'

const LESSONS: Lessons = Object.assign(
  {},
  ...Object.values(import.meta.glob<{ lessons: Lessons }>('../games/*/teach/load.ts', { eager: true })).map(({ lessons }) => lessons),
)

const all = (game: string): readonly Lesson[] => (Object.hasOwn(LESSONS, game) ? LESSONS[game] : [])
const isPlayed = ({ option }: Lesson, options: Options | undefined): boolean => !option || !options || options[option] === 'on'

/** The lessons of a game; at a table those of its options. */
export const lessonsOf = (game: string, options?: Options): readonly Lesson[] => all(game).filter((lesson) => isPlayed(lesson, options))

/** The letters of chapters that are not played: at a table with such options, or in this edition at all. */
export const unplayedIn = (game: string, options?: Options): ReadonlySet<string> =>
  new Set(all(game).flatMap((lesson) => (isPlayed(lesson, options) ? lesson.without : lesson.chapters)))
