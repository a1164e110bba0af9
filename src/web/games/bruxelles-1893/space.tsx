// A space of the Art Nouveau board: its action as a scene; tile, house, pawn and bid upon it.

import type { ReactNode } from 'react'
import { kindOf, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import { isTiled } from '../../../games/bruxelles-1893/belle-epoque/face-down.ts'
import { ACTIONS, columnOf, NEUTRAL, rowOf } from '../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { OWES_BID, OWES_PAYMENT } from '../../../games/bruxelles-1893/vocabulary.ts'
import { Place } from '../../board/place.tsx'
import { nameTo, punctuated } from '../../board/words.ts'
import { Icon } from './art/icon.tsx'
import { freeActionSaid } from './foresight.ts'
import { Coin, House, Pawn } from './pieces.tsx'
import { spacePlace } from './places.ts'
import { francsInHand, pendingStep, type Scene, said } from './scene.ts'

interface SpaceProps {
  readonly scene: Scene
  readonly space: number
  /** The area that is active, or would be. */
  readonly area: number
  /** Whether Tab comes here while no space can be picked. */
  readonly entry: boolean
}

export function Space({ scene, space, area, entry }: SpaceProps): ReactNode {
  const { s, phrases } = scene
  const action = ACTIONS[s.actionAt[space]]
  const name = phrases.actions[action]
  const pawn = s.pawn[space]
  const house = s.house[space]
  const isPlacing = stepIs(s, OWES_BID, space) && pawn === scene.you
  const bid = isPlacing ? francsInHand(scene) : s.bid[space]
  const isBuilding = stepIs(s, OWES_PAYMENT, space)
  const data = {
    'data-action': action,
    'data-active': area === 0 || (area & (1 << space)) !== 0,
    'data-house': house !== NONE,
    'data-tile': isTiled(s, space),
    'data-placing': isPlacing || isBuilding,
  }
  return (
    <Place place={spacePlace(space)} label={spaceSaid(scene, space)} className="bx-space" data={data} isEntry={entry}>
      <Icon icon={action} className="bx-scene" />
      <span className="bx-label">{name}</span>
      {columnOf(space) === 0 && <span className="bx-row-number">{rowOf(space) + 1}</span>}
      {isTiled(s, space) && <Icon icon="tileBack" className="bx-tile-back" />}
      {house !== NONE && <House seat={house} piece={`house-${space}`} />}
      {isBuilding && scene.you !== null && <House seat={scene.you} />}
      {pawn !== NONE && (
        <span className="bx-stand" data-piece={`pawn-${space}`}>
          <Pawn seat={pawn} />
          {pawn !== NEUTRAL && bid > 0 && <Coin francs={bid} />}
        </span>
      )}
    </Place>
  )
}

function stepIs(s: State, kind: number, target: number): boolean {
  const step = pendingStep(s)
  return kindOf(step) === kind && second(step) === target
}

/** All that is drawn of a space, in words. */
function spaceSaid(scene: Scene, space: number): string {
  const { s, phrases, words } = scene
  const pawn = s.pawn[space]
  const house = s.house[space]
  return said(
    punctuated(`${words.name('space', space)}: ${phrases.actions[ACTIONS[s.actionAt[space]]]}`),
    s.area !== 0 && !(s.area & (1 << space)) && phrases.notActive,
    isTiled(s, space) && phrases.tileHere,
    house !== NONE && phrases.houseOf(nameTo(scene, house)),
    pawn === NEUTRAL && phrases.neutralHere,
    pawn < NEUTRAL && phrases.pawnOf(nameTo(scene, pawn), s.bid[space]),
    scene.open.has(spacePlace(space)) && (freeActionSaid(scene, space) ?? undefined),
  )
}
