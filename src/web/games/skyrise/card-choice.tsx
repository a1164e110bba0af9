// After era 1: the masterpiece cards that one chooses from, each with its number, what it does, and what it would bring now.
import type { ReactNode } from 'react'
import type { Seat } from '../../../core/game.ts'
import { MASTERPIECES } from '../../../games/skyrise/components.ts'
import { Place } from '../../board/place.tsx'
import { capital, punctuated, said } from '../../board/words.ts'
import { CardFace, handOf } from './card-face.tsx'
import { cardPlace } from './places.ts'
import type { Scene } from './scene.ts'
import { phrasesOf } from './words/phrases.ts'

export function CardChoice({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  return (
    <section className="sr-rack sr-choice" aria-label={phrases.cards}>
      {handOf(s, seat).map((card) => {
        const isChosen = s.chosen.subarray(seat * 2, seat * 2 + 2).includes(card)
        return (
          <Place
            key={card}
            place={cardPlace(card)}
            label={said(
              punctuated(`${phrases.cardNumber(card + 1)}: ${capital(words.name('card', card))}`),
              phrases.effect(MASTERPIECES[card], s.tables.masterpieces),
              isChosen && phrases.chosen,
            )}
            className="sr-choose"
            data={{ 'data-chosen': isChosen }}
          >
            <CardFace table={scene} seat={seat} card={card} note={isChosen ? phrases.chosen : null} />
          </Place>
        )
      })}
    </section>
  )
}
