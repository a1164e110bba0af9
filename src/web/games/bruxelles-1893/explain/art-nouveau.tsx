// The Art Nouveau board: spaces, irises, columns.
import type { ReactNode } from 'react'
import { NONE } from '../../../../core/block.ts'
import {
  ACTIONS,
  AROUND,
  type ArtNouveauAction,
  columnOf,
  IRIS_IDS,
  SPACE_IDS,
  TRACKS,
} from '../../../../games/bruxelles-1893/components.ts'
import { trackNumber } from '../../../../games/bruxelles-1893/tracks.ts'
import { columnName } from '../../../../games/bruxelles-1893/words/places.ts'
import type { Explanation } from '../../../board/explained.ts'
import { nameTo, parts } from '../../../board/words.ts'
import { Icon } from '../art/icon.tsx'
import { auctionOf } from '../auction.ts'
import { auctionSaid, cardSaid } from '../column.tsx'
import { freeActionSaid } from '../foresight.ts'
import type { Scene } from '../scene.ts'
import { type About, type Chapter, Marks, plain } from './pieces.tsx'
import type { ExplainWords } from './words.ts'

export function artNouveau(w: ExplainWords): Chapter {
  return { space, iris, column }

  function space(scene: Scene, { name }: About): Explanation | null {
    const { s, phrases, words } = scene
    const at = SPACE_IDS.indexOf(name)
    if (at < 0) return null
    const action = ACTIONS[s.actionAt[at]]
    const house = s.house[at]
    const gains = freeActionSaid(scene, at)
    return {
      picture: <Painted action={action} />,
      name: phrases.actions[action],
      kind: parts(', ', words.name('space', at), house === NONE ? w.spaceKind : phrases.houseOf(nameTo(scene, house))),
      owner: house === NONE ? undefined : house,
      says: house === NONE ? w.spaceSays[action] : `${w.spaceSays[action]} ${w.houseHere}`,
      now: gains === null ? { says: auctionSaid(scene, auctionOf(s, columnOf(at))) } : { says: gains },
      rule: { workshop: 'W1', sale: 'M1', nobles: 'N1', materials: 'C1', construction: 'H1' }[action],
    }
  }

  function iris({ s, you }: Scene, { name }: About): Explanation {
    const number = IRIS_IDS.indexOf(name)
    const pawns = Array.from(s.pawn).filter((pawn, at) => pawn !== NONE && AROUND[number] & (1 << at))
    return plain('iris', w.iris, {
      says: w.irisSays,
      now: {
        says: (
          <>
            {parts(': ', w.irisPawns, `${pawns.length}/4`)} <Marks pawns={pawns} />
          </>
        ),
        ...(you === null ? {} : { worth: w.points(trackNumber(s, you, TRACKS.indexOf('iris'))) }),
      },
      rule: 'I1',
    })
  }

  function column(scene: Scene, { name }: About): Explanation {
    const { s, phrases } = scene
    const at = Number(name) - 1
    const said = cardSaid(scene, s.columnCard[at])
    return plain('card', phrases.column(columnName(at)), {
      kind: w.columnKind,
      says: said === phrases.cardGone ? w.noCard : w.columnSays(said),
      now: { says: auctionSaid(scene, auctionOf(s, at)) },
      rule: 'J1',
    })
  }
}

/** A scene in the colours of its action. */
const Painted = ({ action }: { readonly action: ArtNouveauAction }): ReactNode => (
  <span className="bx-explain-space" data-action={action}>
    <Icon icon={action} className="bx-explain-scene" />
  </span>
)
