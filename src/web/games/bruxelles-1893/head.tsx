// The head of a player's board.

import type { ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { OVER, pointsOf } from '../../../games/bruxelles-1893/state.ts'
import { SeatStatus } from '../../board/seat-status.tsx'
import { parts } from '../../board/words.ts'
import { Icon } from './art/icon.tsx'
import { Badge } from './pieces.tsx'
import { nameOf, type Scene } from './scene.ts'
import { pointsNow } from './worth.ts'

/** The badge, the name, and what is to be said of who sits here. */
export function Head({ scene, seat }: { readonly scene: Scene; readonly seat: number }): ReactNode {
  const { s, phrases } = scene
  const starts = s.nextStart === NONE ? s.start : s.nextStart
  const says = [
    ...(scene.seats[seat].kind === 'bot' ? [phrases.bot] : []),
    ...(starts === seat ? [s.nextStart === NONE ? phrases.startPlayer : phrases.nextStart] : []),
    ...(s.passed & (1 << seat) ? [phrases.passed] : []),
  ]
  return (
    <header>
      <Badge seat={seat} />
      <h3>{nameOf(scene, seat)}</h3>
      {starts === seat && <Icon icon="manneken" />}
      <small>{parts(', ', ...says)}</small>
      <SeatStatus sitting={scene.seats[seat]} />
      <Points scene={scene} seat={seat} />
    </header>
  )
}

/** The points, and what they would be if the game ended now. */
function Points({ scene: { s, phrases }, seat }: { readonly scene: Scene; readonly seat: number }): ReactNode {
  const now = pointsNow(s, seat)
  return (
    <span className="bx-points" data-score={seat}>
      <b>{pointsOf(s, seat)}</b> {phrases.pointsUnit}
      {s.phase !== OVER && (
        <small title={phrases.ifItEnded(now)}>
          <span aria-hidden="true">→ {now}</span>
          <span className="art-said">{phrases.ifItEnded(now)}</span>
        </small>
      )}
    </span>
  )
}
