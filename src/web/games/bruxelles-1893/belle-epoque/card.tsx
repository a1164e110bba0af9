// A Belle Époque card in somebody's hand: when it works and what it does.
import type { ReactNode } from 'react'
import { Place } from '../../../board/place.tsx'
import { type Scene, said } from '../scene.ts'

interface CardProps {
  readonly scene: Scene
  readonly card: number
  readonly used: boolean
}

export function BelleEpoqueCard({ scene, card, used }: CardProps): ReactNode {
  const { phrases } = scene
  const [when, what] = phrases.cards[card]
  return (
    <Place
      place={`card:${card + 1}`}
      label={said(`${when}: ${what}`, used ? phrases.used : phrases.ready)}
      className="bx-be-card"
      data={{ 'data-used': used }}
    >
      <b>{when}</b>
      <span>{what}</span>
    </Place>
  )
}
