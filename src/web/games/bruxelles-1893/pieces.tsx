// Pieces with their owner's mark, coins, and amounts with their sign.
import type { ReactNode } from 'react'
import type { Seat } from '../../../core/game.ts'
import { NEUTRAL } from '../../../games/bruxelles-1893/components.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { Icon, type IconName } from './art/icon.tsx'

interface PieceProps {
  readonly seat: Seat
  /** For a piece that travels. */
  readonly piece?: string
}

export function Pawn({ seat, piece }: PieceProps): ReactNode {
  if (seat === NEUTRAL)
    return (
      <span className="bx-piece bx-pawn" data-piece={piece}>
        <Icon icon="neutral" />
      </span>
    )
  return <Marked icon="pawn" seat={seat} piece={piece} />
}

export const House = ({ seat, piece }: PieceProps): ReactNode => <Marked icon="house" seat={seat} piece={piece} />
export const Pavilion = ({ seat }: PieceProps): ReactNode => <Marked icon="pavilion" seat={seat} />

interface MarkedProps {
  readonly icon: 'pawn' | 'house' | 'pavilion'
  readonly seat: Seat
  readonly piece?: string | undefined
}

/** Never a colour without the seat's mark. */
function Marked({ icon, seat, piece }: MarkedProps): ReactNode {
  return (
    <span className={`bx-piece bx-${icon}`} data-seat={seat} data-piece={piece}>
      <Icon icon={icon} />
      <SeatMark seat={seat} />
    </span>
  )
}

export function Badge({ seat }: { readonly seat: Seat }): ReactNode {
  return (
    <span className="bx-badge" data-seat={seat}>
      <SeatMark seat={seat} />
    </span>
  )
}

/** A drawing: its words stand beside it, or on the place that it lies on. */
export function Coin({ francs }: { readonly francs: number }): ReactNode {
  return (
    <span className="bx-coin" aria-hidden="true">
      {francs}
    </span>
  )
}

interface AmountProps {
  readonly icon: IconName
  readonly count: number | string
  readonly label: string
  /** What is explained of it. */
  readonly about?: string
}

/** A sign with its number; the label is read aloud. */
export function Amount({ icon, count, label, about }: AmountProps): ReactNode {
  return (
    <span className="bx-amount" data-about={about} data-nil={count === 0}>
      <Icon icon={icon} />
      <span className="art-said">{label}</span>
      <b aria-hidden="true">{count}</b>
    </span>
  )
}

/** The same sign so many times. */
export function Icons({ icon, count }: { readonly icon: IconName; readonly count: number }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  return Array.from({ length: count }, (_, i) => <Icon key={i} icon={icon} />)
}

interface PawnsProps {
  readonly seat: Seat
  readonly count: number
  /** Where they stand, for pieces that travel. */
  readonly at: string
}

/** So many pawns of a seat. */
export function Pawns({ seat, count, at }: PawnsProps): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  return Array.from({ length: count }, (_, i) => <Pawn key={i} seat={seat} piece={`${at}-${seat}-${i}`} />)
}
