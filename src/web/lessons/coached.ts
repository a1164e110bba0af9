// What the parts of the coach's card are drawn from.
import type { ReactNode } from 'react'
import type { GuidedScene } from '../table/guide.ts'
import type { Course, LessonTable } from './lesson-table.ts'
import type { LessonText } from './text.ts'

export interface CoachProps extends GuidedScene {
  readonly table: LessonTable
  readonly course: Course
  readonly text: LessonText
  /** Goes to a table of one's own, where this one stands. */
  playOn(): void
  /** What stands beside that at the end. */
  readonly onward: ReactNode
}
