// The games of the house as they stand on the shelf: what they are, and their covers where web/games has one.
import type { Meta } from '../../core/game.ts'
import { type Language, titleIn } from '../../core/words.ts'
import { metas } from '../../games/metas.ts'
import type { Cover, Covers } from './cover.ts'

export interface Volume {
  readonly meta: Meta
  /** None where the game has no folder in web/games. */
  readonly cover: Cover | undefined
}

const COVERS: Covers = Object.assign(
  {},
  ...Object.values(import.meta.glob<{ covers: Covers }>('../games/*/cover.ts', { eager: true })).map(({ covers }) => covers),
)

export const SHELF: readonly Volume[] = metas.map((meta) => ({ meta, cover: Object.hasOwn(COVERS, meta.id) ? COVERS[meta.id] : undefined }))

/** A game of the shelf by its id. */
export const volumeOf = (id: string): Volume | undefined => SHELF.find(({ meta }) => meta.id === id)

/** A game's title as the reader's language prints it; the id of one that is not on the shelf. */
export function titleOf(game: string, language: Language): string {
  const volume = volumeOf(game)
  return volume ? titleIn(volume.meta, language) : game
}
