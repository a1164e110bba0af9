// Below the city: what one decides with. Numbers, masterpieces and the pass; or the cards to choose from; or the places of a wild token.
import { memo, type ReactNode } from 'react'
import { kindOf } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { BUILDINGS, HEIGHTS } from '../../../games/skyrise/components.ts'
import { cardOf, type State } from '../../../games/skyrise/state.ts'
import { NOTHING_OWED, OWES_TAKE, OWES_WILD } from '../../../games/skyrise/vocabulary.ts'
import { Place } from '../../board/place.tsx'
import { capital, said } from '../../board/words.ts'
import { CardChoice } from './card-choice.tsx'
import { Icon } from './icon.tsx'
import { InnovatorChoice } from './innovator-choice.tsx'
import { heightNameOf, numberToBeat, setOf, whereabouts } from './pieces.ts'
import { buildingPlace, DECLINE_PLACE, masterpiecePlace, PASS_PLACE } from './places.ts'
import { isChosenSame, type Scene } from './scene.ts'
import { WildChoice } from './wild-choice.tsx'
import { phrasesOf } from './words/phrases.ts'
import './rack.css'

export const Rack = memo(function Rack({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, you } = scene
  if (you === null || s.over) return null
  if (s.auction === 0) return <InnovatorChoice scene={scene} />
  if (s.choosing) return <CardChoice scene={scene} seat={you} />
  if (s.turn === you && isOwed(s, OWES_WILD)) return <WildChoice scene={scene} seat={you} />
  return <Numbers scene={scene} seat={you} />
}, isChosenSame)

const isOwed = (s: State, step: number): boolean => kindOf(owed(s.pending, NOTHING_OWED)) === step

interface SeatedProps {
  readonly scene: Scene
  readonly seat: Seat
}

function Numbers({ scene, seat }: SeatedProps): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const available = Array.from({ length: BUILDINGS + 2 }, (_, structure) => structure).filter(
    (structure) => whereabouts(s, seat, structure) === 'available',
  )
  return (
    <section className="sr-rack" aria-label={phrases.numbers} data-set={setOf(s, seat)} data-seat={seat}>
      <div className="sr-numbers">
        {HEIGHTS.map((height) => {
          const some = available.filter((structure) => heightNameOf(s, seat, structure) === height)
          if (some.length === 0) return null
          return (
            <fieldset key={height} className="sr-height" aria-label={phrases.heights[height]}>
              <span aria-hidden="true">{phrases.heights[height]}</span>
              {some.map((structure) => (
                <NumberChip key={structure} {...{ scene, seat, structure }} />
              ))}
            </fieldset>
          )
        })}
      </div>
      <div className="sr-besides">
        {available
          .filter((structure) => structure >= BUILDINGS)
          .map((structure) => (
            <MasterpieceChip key={structure} {...{ scene, seat, structure }} />
          ))}
        {s.turn === seat && isOwed(s, OWES_TAKE) ? (
          <Place place={DECLINE_PLACE} label={phrases.decline} className="sr-pass">
            <b>{phrases.decline}</b>
          </Place>
        ) : (
          <Place place={PASS_PLACE} label={said(phrases.pass, phrases.passSays)} className="sr-pass">
            <b>{phrases.pass}</b>
          </Place>
        )}
      </div>
    </section>
  )
}

interface ChipProps extends SeatedProps {
  readonly structure: number
}

function NumberChip({ scene, seat, structure }: ChipProps): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const number = s.tables.number[s.set[seat] * BUILDINGS + structure]
  const height = HEIGHTS[s.tables.height[s.set[seat] * BUILDINGS + structure]]
  const beaten = numberToBeat(s)
  const isHigher = beaten === null || number > beaten
  return (
    <Place
      place={buildingPlace(number)}
      label={said(`${number}, ${phrases.heights[height]}`, beaten !== null && (isHigher ? phrases.beats : phrases.tooLow))}
      className="sr-chip"
      data={{ 'data-height': height, 'data-higher': isHigher }}
    >
      {number}
    </Place>
  )
}

function MasterpieceChip({ scene, seat, structure }: ChipProps): ReactNode {
  const { s, words, worths } = scene
  const phrases = phrasesOf(words)
  const card = cardOf(s, seat, structure)
  const name = capital(words.name('card', card))
  const worth = worths.get(card)
  const says = worth ? phrases.worth(worth.least, worth.most) : phrases.masterpiece
  return (
    <Place place={masterpiecePlace(card)} label={said(name, says)} className="sr-chip sr-masterpiece">
      <Icon name="masterpiece" />
      <span>
        <b>{name}</b>
        <small>{says}</small>
      </span>
    </Place>
  )
}
