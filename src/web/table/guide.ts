// What somebody who teaches at a table brings to its page.
import type { ReactNode, RefObject } from 'react'
import type { Picking } from '../board/places.tsx'
import type { Scene } from './standing.ts'
import type { Turn } from './use-turn.ts'

export interface GuidedScene extends Scene {
  readonly room: RefObject<HTMLElement | null>
  /** The part of the board that a phone shows, and how to turn to another. */
  readonly tab: string
  toTab(tab: string): void
  /** Whether a scene is shown in place of the table, or about to be. */
  readonly isInScene: boolean
}

export interface Guide {
  /** The header: the table's own, or another in its place. */
  header(own: ReactNode): ReactNode
  /** For the style of the whole page: how the lesson stands; undefined where there is none. */
  says(turn: Turn): string | undefined
  /** Which places have the ring: those that are awaited. */
  guided(turn: Turn): Picking
  coach(scene: GuidedScene): ReactNode
}
