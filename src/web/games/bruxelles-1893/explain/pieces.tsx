// What explanations are made of.
import type { ReactNode } from 'react'
import type { Seat } from '../../../../core/game.ts'
import { NEUTRAL } from '../../../../games/bruxelles-1893/components.ts'
import { SeatMark } from '../../../art/seat-mark.tsx'
import type { Explanation } from '../../../board/explained.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import type { Scene } from '../scene.ts'

/** What is asked about: its name, and whose it is. */
export interface About {
  readonly name: string
  readonly seat: Seat | null
}

export type Explained = (scene: Scene, about: About) => Explanation | null

/** What the pieces of a chapter say of themselves, by the sort of their places. */
export type Chapter = Readonly<Record<string, Explained>>

/** For what is named in general, not counted. */
export const MANY = 5

export const plain = (icon: IconName, name: string, rest: Omit<Explanation, 'name'>): Explanation => ({
  picture: <Icon icon={icon} />,
  name,
  ...rest,
})

/** Whose pawns; neutral ones have no mark. */
export function Marks({ pawns }: { readonly pawns: readonly number[] }): ReactNode {
  return pawns.map((pawn, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pawns of a seat are alike
    return pawn === NEUTRAL ? <Icon key={i} icon="anyPawn" /> : <SeatMark key={i} seat={pawn} />
  })
}
