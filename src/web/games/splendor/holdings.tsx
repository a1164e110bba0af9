// What a seat has before it: large for one's own, small for the others.

import type { ReactNode } from 'react'
import { noblesOf } from '../../../games/splendor/scoring.ts'
import { reserved, type State } from '../../../games/splendor/state.ts'
import { Cameo } from '../../art/cameo.tsx'
import { SeatMark } from '../../art/seat-mark.tsx'
import { SeatStatus } from '../../board/seat-status.tsx'
import { Who } from '../../board/who.tsx'
import { beside, type Part } from '../../board/words.ts'
import type { HoldingsProps } from '../../table/face.ts'
import { Matrix } from './matrix.tsx'
import { noblePiece } from './pieces.ts'
import { LargeHand, SmallHand } from './reserved.tsx'
import { Ten } from './ten.tsx'
import { phrasesOf } from './words/phrases.ts'
import '../../art/art.css'
import './holdings.css'
import './card.css'

export function Holdings(props: HoldingsProps<State>): ReactNode {
  const { s, seats, seat, mine, words } = props
  // For two there is room for the other's cards as they are.
  const isLarge = mine || seats.length === 2
  const toMove = !s.over && s.turn === seat
  return (
    <section className="sp-holdings" data-seat={seat} data-mine={mine} data-to-move={toMove} aria-label={seats[seat].name}>
      <Head {...props} />
      <Matrix s={s} seat={seat} words={words} pieces={!mine} />
      {mine && <Ten table={props} seat={seat} />}
      {isLarge && <LargeHand table={props} seat={seat} mine={mine} />}
      {!isLarge && reserved(s, seat) > 0 && (
        <footer className="sp-others-hand">
          <span className="sp-lab">{phrasesOf(words).reserved}</span>
          <SmallHand table={props} seat={seat} />
        </footer>
      )}
    </section>
  )
}

function Head(props: HoldingsProps<State>): ReactNode {
  const { s, seats, seat, words } = props
  const phrases = phrasesOf(words)
  return (
    <header>
      <SeatMark seat={seat} />
      <h3>{seats[seat].name}</h3>
      <Who words={whoIs(props)} />
      <SeatStatus sitting={seats[seat]} />
      <span className="sp-visits">
        {noblesOf(s, seat).map((noble) => (
          <span
            key={noble}
            data-piece={noblePiece(noble)}
            data-about={`visitor:${noble}:${seat}`}
            role="img"
            aria-label={words.name('noble', noble)}
          >
            <Cameo portrait={noble} />
          </span>
        ))}
      </span>
      <b className="sp-score" data-score={seat}>
        <span className="art-said">{phrases.points(s.points[seat])}</span>
        <span aria-hidden="true">{s.points[seat]}</span>
      </b>
    </header>
  )
}

/** `you, to move`, `bot`: what is to be said of who sits here. */
function whoIs({ s, seats, seat, you, words }: HoldingsProps<State>): Part[] {
  const phrases = phrasesOf(words)
  const { name, kind } = seats[seat]
  return [seat === you && beside(name, phrases.you), kind === 'bot' && phrases.bot, !s.over && s.turn === seat && phrases.toMove]
}
