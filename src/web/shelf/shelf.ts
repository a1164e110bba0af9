// The games of the house: those that can be played, and those that are coming.
import { metas } from '../../games/metas.ts'
import { hasFace } from '../faces.ts'
import { SHELF, type ShelfId } from '../words/ui-words.ts'

export interface Volume {
  readonly id: ShelfId
  readonly title: string
  readonly seats: readonly [from: number, to: number]
  /** How long a game takes. */
  readonly minutes: number
}

export const VOLUMES: Readonly<Record<ShelfId, Volume>> = {
  splendor: { id: 'splendor', title: 'Splendor', seats: [2, 4], minutes: 30 },
  'brass-birmingham': { id: 'brass-birmingham', title: 'Brass: Birmingham', seats: [2, 4], minutes: 120 },
  skyrise: { id: 'skyrise', title: 'Skyrise', seats: [2, 4], minutes: 75 },
  'bruxelles-1893': { id: 'bruxelles-1893', title: 'Bruxelles 1893', seats: [2, 5], minutes: 120 },
  'bruxelles-1893-revised': { id: 'bruxelles-1893-revised', title: 'Bruxelles 1893, revised', seats: [2, 5], minutes: 120 },
}

/** Whether a game has both rules and a board. */
export const isPlayable = (id: string): boolean => hasFace(id) && metas.some((meta) => meta.id === id)

export const playable: readonly ShelfId[] = SHELF.filter(isPlayable)

/** A game of the shelf by its id. */
export const volumeOf = (id: string): Volume | undefined => Object.values(VOLUMES).find((volume) => volume.id === id)
