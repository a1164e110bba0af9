// Above the map: era and round, the order of turns with the money spent, both markets.
import { memo, type ReactNode } from 'react'
import { DECKS } from '../../../games/brass-birmingham/cards.ts'
import { ACTIONS_A_TURN, CANAL } from '../../../games/brass-birmingham/components.ts'
import { orderBySpending } from '../../../games/brass-birmingham/round.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { Sign } from '../../art/sign.tsx'
import { Market } from './market.tsx'
import { type Scene, standsSame } from './scene.ts'
import { eraName, type Phrases, phrasesOf } from './words/phrases.ts'

export const Strip = memo(function Strip({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const isCanal = s.era === CANAL
  return (
    <div className="bb-strip">
      <p className="bb-era">
        <Sign sign={isCanal ? 'canal' : 'rail'} />
        <b>{eraName(s.era, phrases)}</b>
        <span>{phrases.round(s.round, roundsOf(s))}</span>
        <i aria-hidden="true">
          {s.round}/{roundsOf(s)}
        </i>
      </p>
      <TurnOrder scene={scene} />
      <div className="bb-markets">
        <Market kind="coal" scene={scene} />
        <Market kind="iron" scene={scene} />
      </div>
    </div>
  )
}, standsSame)

/** `Rail era · round 5 of 8` */
export const whenOf = (s: State, phrases: Phrases): string => `${eraName(s.era, phrases)} · ${phrases.round(s.round, roundsOf(s))}`

/** Rounds of an era: as long as the cards last. */
export const roundsOf = (s: State): number => DECKS[s.seats].length / s.seats / ACTIONS_A_TURN

function TurnOrder({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, seats, words } = scene
  const phrases = phrasesOf(words)
  const order = Array.from(s.order.subarray(0, s.seats))
  const next = nextOrder(s)
  return (
    <ol className="bb-order" data-about="order" aria-label={phrases.turnOrder}>
      {order.map((seat, place) => {
        const says = phrases.place(seats[seat].name, place + 1, next.indexOf(seat) + 1, words.name('money', s.spent[seat]))
        return (
          <li key={seat} data-seat={seat} data-to-move={!s.over && s.turn === seat}>
            <span className="art-said">{says}</span>
            <span className="bb-badge" aria-hidden="true">
              <SeatMark seat={seat} />
            </span>
            <b aria-hidden="true">{words.name('money', s.spent[seat])}</b>
            <small aria-hidden="true">→{next.indexOf(seat) + 1}</small>
          </li>
        )
      })}
    </ol>
  )
}

/** The order of the next round, if nobody spent any more in this one. */
export function nextOrder(s: State): Uint8Array {
  const order = s.order.slice(0, s.seats)
  orderBySpending(s, order)
  return order
}
