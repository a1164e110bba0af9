// Above the city: the era and how far it has come; the auction, who is out of it and bid by bid.
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { bitCount } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import { isGoingOn } from '../../../games/skyrise/auction.ts'
import { BUILDINGS, CARDS_CHOSEN } from '../../../games/skyrise/components.ts'
import { builtWord } from '../../../games/skyrise/districts.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { capital } from '../../board/words.ts'
import { Icon } from './icon.tsx'
import { bidsOf, seatsOf, setOf } from './pieces.ts'
import { type Scene, standsSame } from './scene.ts'
import { phrasesOf } from './words/phrases.ts'
import './strip.css'

export const Strip = memo(function Strip({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  return (
    <div className="sr-strip">
      <p className="sr-era">
        <b>{phrases.era(s.era)}</b>
        <span>{phrases.structures(built(s), s.seats * (BUILDINGS + CARDS_CHOSEN[s.seats]))}</span>
      </p>
      <Auction scene={scene} />
    </div>
  )
}, standsSame)

const built = (s: State): number => bitCount(builtWord(s, 0)) + bitCount(builtWord(s, 1))

function Auction({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, seats, you, words } = scene
  const phrases = phrasesOf(words)
  const list = useRef<HTMLOListElement>(null)
  const bids = bidsOf(s)
  // A long auction is read from its end: the bid that leads, and who is next.
  useEffect(() => {
    list.current?.scrollTo({ left: list.current.scrollWidth })
  })
  if (s.auction === 0) return <p className="sr-auction sr-alone">{phrases.innovators}</p>
  if (s.over || s.choosing) return <p className="sr-auction sr-alone">{s.over ? phrases.over : phrases.choosing}</p>
  const out = seatsOf(s).filter((seat) => s.out & (1 << seat) && !s.finished[seat])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol className="sr-auction" ref={list} tabIndex={0} aria-label={phrases.auction(s.auction)}>
      <li className="sr-auction-number">{phrases.auction(s.auction)}</li>
      {isGoingOn(s) &&
        out.map((seat) => (
          <li key={`out ${seat}`} className="sr-out" data-seat={seat}>
            <SeatMark seat={seat} />
            <span className="art-said">{seats[seat].name}</span>
            <i>{phrases.passed}</i>
          </li>
        ))}
      {bids.map(({ district, seat, number, card }) => (
        <li key={district} data-seat={seat} data-set={setOf(s, seat)} data-last={district === s.last && isGoingOn(s)}>
          <SeatMark seat={seat} />
          <span className="art-said">{seats[seat].name}</span>
          <b>{number ?? <Icon name="masterpiece" />}</b>
          {card !== null && <span className="sr-card-said">{capital(words.name('card', card))}</span>}
          <small>{words.name('district', district)}</small>
        </li>
      ))}
      {/* Another auction, another lamp: it goes on with the opener. */}
      <li key={`next ${s.auction}`} className="sr-next" data-seat={s.turn} data-set={setOf(s, s.turn)} data-opens={!isGoingOn(s)}>
        <SeatMark seat={s.turn} />
        <b>{s.turn === you ? phrases.you : seats[s.turn].name}</b>
        {s.turn !== you && <i>{isGoingOn(s) ? phrases.decides : s.last === NONE ? phrases.opens : phrases.toDecide}</i>}
      </li>
    </ol>
  )
}
