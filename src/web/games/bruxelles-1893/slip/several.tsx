// Amounts in the slip: a sign so many times, or a sign with a sum; the words for who listens.
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../art/icon.tsx'
import { Coin, Icons } from '../pieces.tsx'

interface SeveralProps {
  readonly icon: IconName
  readonly count: number
  readonly says: string
  /** Whether the words are for the eye too. */
  readonly isSeen?: boolean
}

/** So many of a thing, and its name. */
export function Several({ icon, count, says, isSeen = false }: SeveralProps): ReactNode {
  return (
    <span className="bx-several">
      <Icons icon={icon} count={count} />
      <span className={isSeen ? undefined : 'art-said'}>{isSeen ? says : `${count} ${says}`}</span>
    </span>
  )
}

/** Francs in the slip, by a coin. */
export function Francs({ francs, says }: { readonly francs: number; readonly says: string }): ReactNode {
  return (
    <>
      <Coin francs={francs} /> <span className="art-said">{says}</span>
    </>
  )
}

interface SumProps {
  readonly icon: 'francs' | 'points'
  readonly by: number
  readonly says: string
  readonly why?: string
}

export function Sum({ icon, by, says, why }: SumProps): ReactNode {
  return (
    <span className="bx-several">
      <Icon icon={icon} />
      <span className="art-said">{says}</span>
      <b className={by > 0 ? 'up' : undefined} aria-hidden="true">
        {by > 0 ? `+${by}` : `−${-by}`}
      </b>
      {why && <em>{why}</em>}
    </span>
  )
}

/** A cell has two rows: more than two things stand beside each other. */
export function inTwoRows(things: readonly ReactNode[]): ReactNode[] {
  const half = Math.ceil(things.length / 2)
  return things.length < 3 ? [...things] : [things.slice(0, half), things.slice(half)]
}
