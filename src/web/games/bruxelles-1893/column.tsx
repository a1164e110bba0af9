// Below a column: its card, and how the auction for it stands.

import type { ReactNode } from 'react'
import { first, kindOf, second } from '../../../core/action.ts'
import { CHOICE_CARD, columnOf, DOUBLE_CARD, PRESTIGE_CARDS } from '../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { OWES_BID } from '../../../games/bruxelles-1893/vocabulary.ts'
import { columnName } from '../../../games/bruxelles-1893/words/places.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { Place } from '../../board/place.tsx'
import { Who } from '../../board/who.tsx'
import { Icon, type IconName } from './art/icon.tsx'
import { type Auction, auctionOf, type Bidder, type Thought } from './auction.ts'
import { Icons } from './pieces.tsx'
import { francsInHand, nameOf, pendingStep, type Scene, said } from './scene.ts'

export const REWARD_ICONS = ['iris', 'crown', 'architect', 'pawnFreed'] as const satisfies readonly IconName[]

export function Column({ scene, column }: { readonly scene: Scene; readonly column: number }): ReactNode {
  const { s, phrases } = scene
  const thought = thoughtOf(scene)
  const auction = auctionOf(s, column, thought)
  const card = s.columnCard[column]
  const label = said(phrases.column(columnName(column)), cardSaid(scene, card), auctionSaid(scene, auction))
  return (
    <Place
      place={`column:${column + 1}`}
      label={label}
      className="bx-column"
      data={{ 'data-closed': s.area !== 0 && auction.closed, 'data-thought': thought !== undefined && columnOf(thought.space) === column }}
    >
      <span className="bx-card" data-gone={card >= PRESTIGE_CARDS}>
        <span className="bx-number">{columnName(column)}</span>
        {card < PRESTIGE_CARDS && <CardFace s={s} card={card} />}
      </span>
      <Standing scene={scene} auction={auction} />
    </Place>
  )
}

/** Rewards above; VP symbols for a row and Manneken for the start below. */
export function CardFace({ s, card }: { readonly s: State; readonly card: number }): ReactNode {
  const { cardKind, cardReward, cardPoints, cardManneken } = s.tables
  const kind = cardKind[card]
  const isSingle = kind !== CHOICE_CARD && kind !== DOUBLE_CARD
  return (
    <>
      <span className="bx-rewards" data-several={isSingle ? undefined : true}>
        <Icon icon={REWARD_ICONS[cardReward[card * 2]]} />
        {!isSingle && <i data-kind={kind === CHOICE_CARD ? 'or' : 'and'}>{kind === CHOICE_CARD ? '/' : '+'}</i>}
        {!isSingle && <Icon icon={REWARD_ICONS[cardReward[card * 2 + 1]]} />}
      </span>
      <span className="bx-card-foot">
        <span>
          <Icons icon="points" count={cardPoints[card]} />
        </span>
        <span>
          <Icons icon="manneken" count={cardManneken[card]} />
        </span>
      </span>
    </>
  )
}

export function cardSaid({ s, phrases }: Scene, card: number): string {
  if (card >= PRESTIGE_CARDS) return phrases.cardGone
  const { cardKind, cardReward, cardPoints, cardManneken } = s.tables
  const rewards = [cardReward[card * 2], cardReward[card * 2 + 1]].map((reward) => phrases.rewards[reward])
  const isSingle = cardKind[card] !== CHOICE_CARD && cardKind[card] !== DOUBLE_CARD
  return said(
    isSingle ? rewards[0] : rewards.join(cardKind[card] === CHOICE_CARD ? phrases.or : phrases.and),
    phrases.symbols(cardPoints[card], cardManneken[card]),
  )
}

/** From so many on, sums alone have room. */
const CROWD = 2

function Standing({ scene, auction }: { readonly scene: Scene; readonly auction: Auction }): ReactNode {
  const { s, you, phrases } = scene
  const { leaders, others, closed, full } = auction
  if (leaders.length === 0) return <span className="bx-lead none">{s.area !== 0 && closed ? phrases.closed : phrases.noBid}</span>
  const isMine = leaders.length === 1 && leaders[0].seat === you
  return (
    <>
      <span className={isMine ? 'bx-lead mine' : 'bx-lead'}>
        {leaders.map(({ seat }) => (
          <SeatMark key={seat} seat={seat} />
        ))}
        {leaders.length === 1 && !isMine ? (
          <bdi className="bx-leader">{nameOf(scene, leaders[0].seat)}</bdi>
        ) : (
          <Who words={[isMine ? phrases.you : phrases.tie]} />
        )}
        <b>{leaders[0].francs}</b>
      </span>
      <span className="bx-rest" data-few={others.length < CROWD}>
        {others.map((bidder) => (
          <span key={bidder.seat}>
            <SeatMark seat={bidder.seat} />
            {bidder.francs}
          </span>
        ))}
        {full && others.length < CROWD && <Who words={[phrases.full]} />}
      </span>
    </>
  )
}

export function auctionSaid(scene: Scene, { leaders, others, closed, full }: Auction): string {
  const { s, phrases } = scene
  if (leaders.length === 0) return s.area !== 0 && closed ? phrases.closed : phrases.noBid
  const bids = ({ seat, francs }: Bidder) => `${nameOf(scene, seat)} ${francs}`
  return said(
    leaders.length > 1
      ? phrases.tiedAt(
          leaders.map(({ seat }) => nameOf(scene, seat)),
          leaders[0].francs,
        )
      : phrases.leads(bids(leaders[0])),
    ...others.map(bids),
    full && phrases.full,
  )
}

/** The bid in hand, while one is asked for. */
function thoughtOf(scene: Scene): Thought | undefined {
  const step = pendingStep(scene.s)
  return kindOf(step) === OWES_BID && first(step) === scene.you
    ? { seat: first(step), francs: francsInHand(scene), space: second(step) }
    : undefined
}
