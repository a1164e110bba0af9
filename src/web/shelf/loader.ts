// How the rules of a game and its board are loaded. A game says it in `loads` of web/games/<id>/loads.ts.
import type { Block } from '../../core/block.ts'
import type { Game } from '../../core/game.ts'
import type { GameFace } from '../table/face.ts'

export interface Loader<S extends Block = Block> {
  game(): Promise<Game>
  face(): Promise<GameFace<S>>
}

/** By the game's id. */
export type Loaders = Readonly<Record<string, Loader>>

/** Forgets which game a face draws: the table page hands it only states that its own game made. */
export function anyGame<S extends Block>(loader: Loader<S>): Loader {
  return loader as unknown as Loader
}
