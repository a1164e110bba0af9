// A card of one's hand: a town with its slots, one or two industries, or a wild card.
import { type CSSProperties, memo, type ReactNode } from 'react'
import type { Words } from '../../../core/game.ts'
import { FIRST_SLOT, LOCATION_IDS, TOWNS } from '../../../games/brass-birmingham/board.ts'
import { WILD_INDUSTRY, WILD_LOCATION } from '../../../games/brass-birmingham/cards.ts'
import { INDUSTRIES } from '../../../games/brass-birmingham/components.ts'
import { INDUSTRY_CARD_ROWS } from '../../../games/brass-birmingham/data/cards.ts'
import { IndustryIcon } from '../../art/industry.tsx'
import { Place } from '../../board/place.tsx'
import { capital, either, said } from '../../board/words.ts'
import { REGION_OF } from './layout.ts'
import { cardPiece } from './pieces.ts'
import { cardPlace } from './places.ts'
import { type Scene, sameAt, speaksSame } from './scene.ts'
import { industriesIn } from './slot.tsx'
import { textWidth } from './text-width.ts'
import { phrasesOf } from './words/phrases.ts'

interface CardProps {
  readonly scene: Scene
  readonly card: number
  /** Which of several alike. */
  readonly copy: number
}

export const Card = memo(
  function Card({ scene, card, copy }: CardProps): ReactNode {
    const { words } = scene
    const place = cardPlace(card)
    const phrases = phrasesOf(words)
    const sort = card < TOWNS ? phrases.town : card < WILD_LOCATION ? phrases.industry : phrases.wild
    return (
      <Place
        place={place}
        label={said(words.name('card', card))}
        className="bb-card"
        isPicked={copy < timesChosen(scene, card)}
        data={{
          'data-piece': cardPiece(card, copy),
          'data-region': card < TOWNS ? REGION_OF[LOCATION_IDS[card]] : undefined,
          'data-wild': card >= WILD_LOCATION,
          'data-lit': scene.lit.has(place),
        }}
      >
        <small>{sort}</small>
        {card < TOWNS ? <TownFace scene={scene} town={card} /> : <IndustryFace scene={scene} card={card} />}
      </Place>
    )
  },
  sameAt(
    ({ card }) => cardPlace(card),
    ({ scene, card }) => timesChosen(scene, card),
    speaksSame,
  ),
)

/** How many alike are chosen: three of a kind may go for two wild ones. */
const timesChosen = ({ chosen }: Scene, card: number): number => chosen.filter((place) => place === cardPlace(card)).length

function TownFace({ scene, town }: { readonly scene: Scene; readonly town: number }): ReactNode {
  const slots = Array.from({ length: FIRST_SLOT[town + 1] - FIRST_SLOT[town] }, (_, i) => FIRST_SLOT[town] + i)
  return (
    <>
      <CardName says={cardName(scene.words, town)} />
      <span className="bb-card-slots">
        {slots.map((slot) => (
          <span key={slot} data-two={industriesIn(slot).length > 1}>
            {industriesIn(slot).map((industry) => (
              <IndustryIcon key={industry} industry={industry} />
            ))}
          </span>
        ))}
      </span>
    </>
  )
}

function IndustryFace({ scene, card }: { readonly scene: Scene; readonly card: number }): ReactNode {
  const shown = industriesOn(card)
  return (
    <>
      <span className="bb-card-pictures" data-count={shown.length}>
        {card === WILD_LOCATION ? (
          <svg className="art-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path fill="currentColor" d="M12 1.5c4 0 7 3 7 6.800 0 4.700-5 9-7 14.200-2-5.200-7-9.500-7-14.200 0-3.800 3-6.800 7-6.800z" />
            <circle cx="12" cy="8.5" r="2.6" fill="var(--cut)" />
          </svg>
        ) : (
          shown.map((industry) => <IndustryIcon key={industry} industry={industry} />)
        )}
      </span>
      <CardName says={cardName(scene.words, card)} />
    </>
  )
}

/** A card is narrow: a name is set so small that its longest word fits, or all of it where it stands in one line. */
function CardName({ says }: { readonly says: string }): ReactNode {
  const widths = says.split(/[\s-]+|(?<=[\u2e80-\u9fff])/).map((word) => textWidth(word, 1))
  const fits = (width: number) => `${(86 / width).toFixed(1)}cqw`
  return <b style={{ '--fits': fits(Math.max(...widths)), '--fits-all': fits(textWidth(says, 1)) } as CSSProperties}>{says}</b>
}

/** The industries that a card shows: its own, or all of them for the wild one. */
export function industriesOn(card: number) {
  if (card === WILD_INDUSTRY) return INDUSTRIES
  const names = INDUSTRY_CARD_ROWS[card - TOWNS]?.[0].split(' ') ?? []
  return INDUSTRIES.filter((industry) => names.includes(industry))
}

/** What a card says: its town, its industries, or what it stands for. */
export function cardName(words: Words, card: number): string {
  const phrases = phrasesOf(words)
  if (card < TOWNS) return words.name('town', card)
  if (card === WILD_LOCATION) return phrases.anyTown
  if (card === WILD_INDUSTRY) return phrases.anyIndustry
  const names = industriesOn(card).map((industry) => words.name('industry', INDUSTRIES.indexOf(industry)))
  return capital(either(phrases.language, names))
}
