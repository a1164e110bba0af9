// Tables drawn as text. A game without a drawing of its own is shown field by field.
import type { Game } from '../../core/game.ts'
import * as made from './made.ts'
import { drawPlainly } from './plain.ts'
import type { Scene } from './scene.ts'

/** A drawing of one game's table; a method, since it is only ever handed scenes of its own game. */
interface Drawing {
  draw(scene: Scene): string
}

const DRAWINGS: Readonly<Record<string, Drawing['draw']>> = made

/** The table as a viewer sees it. */
export function drawn(game: Game, scene: Scene): string {
  return DRAWINGS[game.meta.id]?.(scene) ?? drawPlainly(game, scene)
}
