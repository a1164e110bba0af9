// What a seat has: money, income, points, cards, links; one's own mat large, the others' next tiles small.

import { type ReactNode, useState } from 'react'
import { NONE } from '../../../core/block.ts'
import { CANAL, INDUSTRIES, LEVEL, LINK_TILES } from '../../../games/brass-birmingham/components.ts'
import { handSize } from '../../../games/brass-birmingham/hands.ts'
import { LINKS_UNLIMITED, nextTile, pointsOf, type State } from '../../../games/brass-birmingham/state.ts'
import { levelOf } from '../../../games/brass-birmingham/tracks.ts'
import { IndustryIcon } from '../../art/industry.tsx'
import { SeatMark } from '../../art/seat-mark.tsx'
import { SeatStatus } from '../../board/seat-status.tsx'
import { Who } from '../../board/who.tsx'
import { beside, type Part, punctuated } from '../../board/words.ts'
import type { HoldingsProps } from '../../table/face.ts'
import { ROMAN } from './mark.tsx'
import { Mat } from './mat.tsx'
import { Played } from './played.ts'
import { eraNow } from './preview.ts'
import { type Phrases, phrasesOf } from './words/phrases.ts'
import '../../art/art.css'
import '../../art/brass.css'
import './holdings.css'
import './tile.css'

export function Holdings(props: HoldingsProps<State>): ReactNode {
  const { s, seats, seat, mine } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      className="bb-holdings"
      data-seat={seat}
      data-mine={mine}
      data-to-move={!s.over && s.turn === seat}
      aria-label={seats[seat].name}
    >
      <Head {...props} />
      <Amounts {...props} />
      {mine ? <Mat table={props} seat={seat} /> : <NextTiles {...props} showMat={() => setOpen(true)} />}
      {isOpen && <Played table={props} seat={seat} close={() => setOpen(false)} />}
    </section>
  )
}

function Head(props: HoldingsProps<State>): ReactNode {
  const { s, seats, seat, words } = props
  const place = s.order.indexOf(seat) + 1
  return (
    <header>
      <span className="bb-place-in-order">{place}</span>
      <span className="bb-badge">
        <SeatMark seat={seat} />
      </span>
      <h3>{seats[seat].name}</h3>
      <Who words={whoIs(props)} />
      <SeatStatus sitting={seats[seat]} />
      <span className="bb-spent">
        <small>{phrasesOf(words).spent}</small> <b>{words.name('money', s.spent[seat])}</b>
      </span>
    </header>
  )
}

function Amounts({ s, seat, words }: HoldingsProps<State>): ReactNode {
  const phrases = phrasesOf(words)
  const level = words.name('level', levelOf(s.income[seat]))
  const links = s.rules & LINKS_UNLIMITED ? '∞' : String(LINK_TILES - s.laid[seat])
  const wilds = (s.wilds[seat] & 1) + (s.wilds[seat] >> 1)
  return (
    <dl className="bb-amounts">
      <Amount name={phrases.money}>{words.name('money', s.money[seat])}</Amount>
      <Amount name={phrases.income} about={`amount:income:${seat}`}>
        {level} <small>({s.income[seat]})</small>
      </Amount>
      <Points s={s} seat={seat} phrases={phrases} />
      <Amount name={phrases.cards}>{handSize(s, seat)}</Amount>
      {wilds > 0 && <Amount name={phrases.wilds}>{wilds}</Amount>}
      <Amount name={s.era === CANAL ? phrases.canals : phrases.rails} about={`amount:links:${seat}`}>
        {links}
      </Amount>
    </dl>
  )
}

interface AmountProps {
  readonly name: string
  /** What is explained of it. */
  readonly about?: string
  /** Whose score it is. */
  readonly score?: number
  readonly children: ReactNode
}

function Amount({ name, about, score, children }: AmountProps): ReactNode {
  return (
    <div data-about={about} data-score={score}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The points, and what they would be if the era ended now. */
function Points({ s, seat, phrases }: { readonly s: State; readonly seat: number; readonly phrases: Phrases }): ReactNode {
  if (s.over)
    return (
      <Amount name={phrases.points} score={seat}>
        {pointsOf(s, seat)}
      </Amount>
    )
  const { total } = eraNow(s)[seat]
  return (
    <Amount name={phrases.points} about={`amount:points:${seat}`} score={seat}>
      {pointsOf(s, seat)} <small>→ {total}</small>
    </Amount>
  )
}

/** The lowest tile of each stack; they lead to the whole mat. */
function NextTiles({ s, seats, seat, words, showMat }: HoldingsProps<State> & { showMat(): void }): ReactNode {
  const phrases = phrasesOf(words)
  return (
    <button type="button" className="bb-next-tiles" onClick={showMat}>
      <span className="art-said">{phrases.matOf(seats[seat].name)}. </span>
      {INDUSTRIES.map((industry, i) => {
        const tile = nextTile(s, seat, i)
        const says = tile === NONE ? punctuated(`${words.name('industry', i)}: ${phrases.stackEmpty}`) : words.name('tile', tile)
        return (
          <span key={industry} data-about={`stack:${industry}:${seat}`}>
            <IndustryIcon industry={industry} />
            <span className="art-said">{says}, </span>
            <b aria-hidden="true">{tile === NONE ? '–' : ROMAN[LEVEL[tile]]}</b>
          </span>
        )
      })}
    </button>
  )
}

/** `you, to move`, `bot`: what is to be said of who sits here. */
function whoIs({ s, seats, seat, you, words }: HoldingsProps<State>): Part[] {
  const phrases = phrasesOf(words)
  const { name, kind } = seats[seat]
  return [seat === you && beside(name, phrases.you), kind === 'bot' && phrases.bot, !s.over && s.turn === seat && phrases.toMove]
}
