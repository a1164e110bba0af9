// What the slip shows of the thing that is chosen: a tile, a line, a card, a slot, money.
import type { ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import type { Words } from '../../../core/game.ts'
import { LOCATION_IDS, TOWNS } from '../../../games/brass-birmingham/board.ts'
import { WILD_INDUSTRY, WILD_LOCATION } from '../../../games/brass-birmingham/cards.ts'
import { CANAL } from '../../../games/brass-birmingham/components.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { IndustryIcon } from '../../art/industry.tsx'
import { cardName, industriesOn } from './card.tsx'
import { REGION_OF } from './layout.ts'
import { Mark } from './mark.tsx'
import { Shown } from './slot.tsx'
import { Tile, type TileProps } from './tile.tsx'

export function TilePicture(tile: TileProps): ReactNode {
  return (
    <svg className="bb-slip-tile" viewBox="-1 -1 40 40" aria-hidden="true">
      <rect className="bb-beneath" x="2" y="2" width="36" height="36" rx="4" />
      <Tile {...tile} />
    </svg>
  )
}

export function SlotPicture({ s, slot }: { readonly s: State; readonly slot: number }): ReactNode {
  return (
    <svg className="bb-slip-tile" viewBox="-1 -1 38 38" aria-hidden="true">
      {s.tile[slot] === NONE ? (
        <Shown slot={slot} />
      ) : (
        <Tile tile={s.tile[slot]} seat={s.owner[slot]} flipped={s.flipped[slot] === 1} cubes={s.cubes[slot]} />
      )}
    </svg>
  )
}

const COURSE = 'M2 26C14 26 26 12 38 12'

export function LinePicture({ seat, era }: { readonly seat: number; readonly era: number }): ReactNode {
  return (
    <svg className="bb-slip-tile" viewBox="0 0 40 38" aria-hidden="true">
      <g className="bb-link" data-built="true" data-water={era === CANAL} data-seat={seat}>
        {era !== CANAL && <path className="bb-link-ties" d={COURSE} />}
        <path className="bb-link-edge" d={COURSE} />
        <path className="bb-link-bed" d={COURSE} />
        <path className="bb-link-mid" d={COURSE} />
        <g className="bb-plaque" transform="translate(20 19)">
          <rect x="-10" y="-8" width="20" height="16" rx="8" />
          <Mark seat={seat} x={-5} y={-5} size={10} />
        </g>
      </g>
    </svg>
  )
}

export function CoinPicture({ says }: { readonly says: string }): ReactNode {
  return <span className="bb-slip-coin">{says}</span>
}

export function CardPicture({ card }: { readonly card: number }): ReactNode {
  return (
    <span className="bb-slip-card" data-region={regionOf(card)} aria-hidden="true">
      <CardIcons card={card} />
    </span>
  )
}

/** A card in a line of text. Pictures of industries can do without their names; one for any industry says so without its six pictures. */
export function CardChip({ card, words }: { readonly card: number; readonly words: Words }): ReactNode {
  const name = cardName(words, card)
  return (
    <span className="bb-chip" data-region={regionOf(card)}>
      {card !== WILD_INDUSTRY && <CardIcons card={card} />}
      {card < TOWNS || card >= WILD_LOCATION ? name : <span className="bb-chip-name">{name}</span>}
    </span>
  )
}

const regionOf = (card: number): string | undefined => (card < TOWNS ? REGION_OF[LOCATION_IDS[card]] : undefined)

/** The industries of a card; a pin for one that stands for a town. */
function CardIcons({ card }: { readonly card: number }): ReactNode {
  if (card >= TOWNS && card !== WILD_LOCATION)
    return industriesOn(card).map((industry) => <IndustryIcon key={industry} industry={industry} />)
  return (
    <svg className="art-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d="M12 1.5c4 0 7 3 7 6.800 0 4.700-5 9-7 14.200-2-5.200-7-9.500-7-14.200 0-3.800 3-6.800 7-6.800z" />
      <circle cx="12" cy="8.5" r="2.6" fill="var(--cut)" />
    </svg>
  )
}
