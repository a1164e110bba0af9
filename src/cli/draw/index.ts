// Tables drawn as text. A game without a drawing of its own is shown field by field.
import type { Block } from '../../core/block.ts'
import type { Game } from '../../core/game.ts'
import { drawBrassBirmingham } from './brass-birmingham.ts'
import { drawBruxelles } from './bruxelles-1893.ts'
import { drawPlainly } from './plain.ts'
import type { Scene } from './scene.ts'
import { drawSkyrise } from './skyrise.ts'
import { drawSplendor } from './splendor.ts'

interface Drawing<S extends Block = Block> {
  draw(scene: Scene<S>): string
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'brass-birmingham': { draw: drawBrassBirmingham },
  'bruxelles-1893': { draw: drawBruxelles },
  'bruxelles-1893-revised': { draw: drawBruxelles },
  skyrise: { draw: drawSkyrise },
  splendor: { draw: drawSplendor },
}

/** The table as a viewer sees it. */
export function drawn(game: Game, scene: Scene): string {
  return DRAWINGS[game.meta.id]?.draw(scene) ?? drawPlainly(game, scene)
}
