// The Belle Époque board: pavilions in line with the rows of the Art Nouveau board, and the open tiles.

import type { ReactNode } from 'react'
import { NONE } from '../../../../core/block.ts'
import { BELLE_EPOQUE_TILES, COLUMNS, MOST_FACE_UP, PAVILIONS } from '../../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import { Place } from '../../../board/place.tsx'
import { parts, punctuated } from '../../../board/words.ts'
import { Drawings, Icon, type IconName } from '../art/icon.tsx'
import { Icons, Pavilion, Pawn } from '../pieces.tsx'
import { nameOf, type Scene, said } from '../scene.ts'
import { BELLE_EPOQUE_PIECES } from './pieces.ts'
import { tileSaid } from './tile-said.ts'
import './board.css'

export function BelleEpoqueBoard({ scene }: { readonly scene: Scene }): ReactNode {
  const pavilions = Array.from({ length: PAVILIONS }, (_, row) => PAVILIONS - 1 - row)
  return (
    <section className="bx-hall" aria-label={scene.phrases.belleEpoque}>
      <Drawings drawings={BELLE_EPOQUE_PIECES} />
      <div className="bx-pavilions">
        {pavilions.map((pavilion) => (
          <PavilionPlace key={pavilion} scene={scene} pavilion={pavilion} />
        ))}
      </div>
      <OpenTiles scene={scene} />
      <CardList scene={scene} pavilions={pavilions} />
    </section>
  )
}

/** On a phone the pavilions are too narrow for their cards: there they are listed below. */
function CardList({ scene, pavilions }: { readonly scene: Scene; readonly pavilions: readonly number[] }): ReactNode {
  const { s, phrases } = scene
  return (
    <ol className="bx-card-list" aria-hidden="true">
      {pavilions.map((pavilion) => (
        <li key={pavilion}>
          <b>{phrases.pavilion(pavilion + 1)}</b>
          <span>{parts(': ', ...(phrases.cards[s.pavilionCard[pavilion]] ?? []))}</span>
        </li>
      ))}
    </ol>
  )
}

function PavilionPlace({ scene, pavilion }: { readonly scene: Scene; readonly pavilion: number }): ReactNode {
  const { s, phrases } = scene
  const owner = s.pavilion[pavilion]
  const isTaken = owner !== NONE
  const glass = s.tables.pavilionGlass[pavilion]
  const card = s.pavilionCard[pavilion]
  const [when, what] = phrases.cards[card] ?? ['', '']
  const visit = visitWorth(s, pavilion)
  return (
    <Place
      place={`pavilion:${pavilion + 1}`}
      label={said(
        phrases.pavilion(pavilion + 1),
        isTaken ? nameOf(scene, owner) : phrases.glassFor(glass),
        punctuated(`${when}: ${what}`),
        isTaken && phrases.visitBrings(visit),
      )}
      className="bx-pavilion-place"
      data={{ 'data-taken': isTaken }}
    >
      <span className="bx-plot">
        {isTaken ? <Pavilion seat={owner} /> : <Icon icon="plot" />}
        {!isTaken && <span className="bx-plot-glass">{glass > 0 ? <Icons icon="glass" count={glass} /> : <Icon icon="blank" />}</span>}
        <small>{isTaken ? nameOf(scene, owner) : phrases.glassFor(glass)}</small>
      </span>
      <span className="bx-plot-card">
        <b>{when}</b>
        <span>{what}</span>
      </span>
      {isTaken && (
        <span className="bx-visit" title={phrases.visitBrings(visit)}>
          <Icon icon="points" />
          {visit}
        </span>
      )}
    </Place>
  )
}

/** BP4: different colours of pawns in the row. */
function visitWorth(s: State, pavilion: number): number {
  const pawns = Array.from(s.pawn.subarray(pavilion * COLUMNS, (pavilion + 1) * COLUMNS))
  return new Set(pawns.filter((pawn) => pawn !== NONE)).size
}

const TILE_ICONS: readonly IconName[] = [
  'points',
  'card',
  'iris',
  'art',
  'crown',
  'house',
  'manneken',
  'house',
  'pair',
  'architect',
  'artWhite',
  'noble',
]

function OpenTiles({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, phrases } = scene
  const places = Array.from({ length: MOST_FACE_UP }, (_, place) => place).filter((place) => s.tile[place] < BELLE_EPOQUE_TILES)
  return (
    <div className="bx-tiles">
      <h3>{phrases.openTiles}</h3>
      {places.map((place) => {
        const tile = s.tile[place]
        const pawn = s.tilePawn[place]
        const says = tileSaid(scene, tile)
        return (
          <Place
            key={place}
            place={`tile:${place + 1}`}
            label={said(says, pawn === NONE ? phrases.free : phrases.pawnsOf(nameOf(scene, pawn), 1))}
            className="bx-tile"
          >
            <span className="bx-tile-face" data-seat={pawn === NONE ? undefined : pawn}>
              <Icon icon="tileFace" />
              <Icon icon={TILE_ICONS[tile]} />
            </span>
            <span title={says}>{says}</span>
            {pawn === NONE ? <i /> : <Pawn seat={pawn} />}
          </Place>
        )
      })}
    </div>
  )
}
