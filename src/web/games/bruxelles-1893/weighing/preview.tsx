// What the choice that is pointed at, or waits for confirmation, would bring.
import type { ReactNode } from 'react'
import { first, kindOf } from '../../../../core/action.ts'
import { ACTIONS, columnOf } from '../../../../games/bruxelles-1893/components.ts'
import { DISPLAY, MOVE, PLACE } from '../../../../games/bruxelles-1893/vocabulary.ts'
import { usePointed } from '../../../board/pointed.ts'
import type { Choice } from '../../../table/choice.ts'
import { Icon } from '../art/icon.tsx'
import { saleIn } from '../art-market.tsx'
import type { Asked } from '../asked.ts'
import { auctionOf } from '../auction.ts'
import { changesBy } from '../changes.ts'
import { auctionSaid } from '../column.tsx'
import { freeActionSaid } from '../foresight.ts'
import { Rivals } from './bid.tsx'

export function Preview({ asked }: { readonly asked: Asked }): ReactNode {
  const thought = usePointed((place) => thoughtOf(asked, place))
  const choice = asked.ready ?? thought
  // Its room is there also while it is empty: what is pointed at must not move away.
  return <div className="bx-preview">{choice && outcome(asked, choice)}</div>
}

/** The one choice that a place means, where there is only one. */
function thoughtOf({ fitting }: Asked, place: string | null): Choice | null {
  const meant = place === null ? [] : fitting.filter(({ places }) => places.includes(place))
  return meant.length === 1 ? meant[0] : null
}

function outcome(asked: Asked, { action }: Choice): ReactNode {
  const { s, seat, phrases } = asked
  if (kindOf(action) === PLACE) return <Placement asked={asked} space={first(action)} />
  if (kindOf(action) === MOVE) {
    const { francs, points } = saleIn(asked, first(action))
    return (
      <p>
        <b>{phrases.francs(francs)}</b> <b>{phrases.points(points)}</b>
      </p>
    )
  }
  if (kindOf(action) === DISPLAY) return null
  return (
    <p>
      {changesBy(s, seat, action).map(({ icon, by }) => (
        <span key={icon} className="bx-change">
          <b>{by > 0 ? `+${by}` : `−${-by}`}</b>
          <Icon icon={icon} />
        </span>
      ))}
    </p>
  )
}

/** The auction of the column, and what the owner of a house would gain. */
function Placement({ asked, space }: { readonly asked: Asked; readonly space: number }): ReactNode {
  const { s, seat, phrases, words } = asked
  const auction = auctionOf(s, columnOf(space))
  const owner = freeActionSaid(asked, space, seat)
  return (
    <>
      <b>{`${phrases.actions[ACTIONS[s.actionAt[space]]]} ${words.name('space', space)}`}</b>
      <p>
        {auction.leaders.length === 0 ? (
          auctionSaid(asked, auction)
        ) : (
          <Rivals rivals={[...auction.leaders, ...auction.others]} soFar={phrases.soFar} />
        )}
      </p>
      {owner && <p className="bx-owner">{owner}</p>}
    </>
  )
}
