// The Brussels board: its four actions with what they cost now, theatre, art market, compass, supply, Courthouse and train.

import type { ReactNode } from 'react'
import { pawnsFor } from '../../../games/bruxelles-1893/actions/brussels.ts'
import { type BrusselsPlace, CROWN, CUBES, GLASS, PLACES, STOCK_CARDS } from '../../../games/bruxelles-1893/components.ts'
import { brusselsPlace, isBelleEpoque } from '../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../games/bruxelles-1893/tracks.ts'
import { irisName } from '../../../games/bruxelles-1893/words/places.ts'
import { Place } from '../../board/place.tsx'
import { punctuated } from '../../board/words.ts'
import { Icon } from './art/icon.tsx'
import { ArtMarket } from './art-market.tsx'
import { Courthouse, FirstPass, Train } from './civic.tsx'
import { Compass } from './compass.tsx'
import { stockFrancs } from './foresight.ts'
import { Icons, Pawns } from './pieces.tsx'
import { nameOf, type Scene, said } from './scene.ts'
import { Stacks } from './stacks.tsx'
import { Theatre } from './theatre.tsx'
import './brussels.css'

/** In the order of the board's picture: what pays first. */
const SHOWN: readonly BrusselsPlace[] = ['exchange', 'grand-place', 'park', 'market']

export function Brussels({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, phrases } = scene
  return (
    <section className="bx-brussels" aria-label={phrases.brussels}>
      <header>
        <h2>{phrases.brussels}</h2>
        <StockCard scene={scene} />
      </header>
      <div className="bx-town">
        {SHOWN.map((place) => (
          <TownPlace key={place} scene={scene} place={place} />
        ))}
      </div>
      <Theatre scene={scene} />
      <div className="bx-trade">
        <ArtMarket scene={scene} />
        <Compass scene={scene} />
      </div>
      <Stacks scene={scene} />
      <Supply scene={scene} />
      <div className="bx-civic">
        <Courthouse scene={scene} />
        {isBelleEpoque(s) ? <Train scene={scene} /> : <FirstPass scene={scene} />}
      </div>
    </section>
  )
}

function StockCard({ scene: { s, phrases } }: { readonly scene: Scene }): ReactNode {
  if (s.stockCard >= STOCK_CARDS) return null
  const irises = [0, 1].map((which) => irisName(s.tables.stockIris[(s.stockCard * 6 + s.seats) * 2 + which]))
  return <p className="bx-stock">{phrases.stockCard(stockFrancs(s), irises)}</p>
}

function TownPlace({ scene, place }: { readonly scene: Scene; readonly place: BrusselsPlace }): ReactNode {
  const { s, phrases, you } = scene
  const number = PLACES.indexOf(place)
  const crown = you === null ? null : trackNumber(s, you, CROWN)
  const does = phrases.placeDoes[place](place === 'exchange' ? stockFrancs(s) : (crown ?? 0))
  const costs = pawnsFor(s, number)
  const pawns = Array.from({ length: s.seats }, (_, seat) => ({ seat, count: s.inBrussels[brusselsPlace(seat, number)] }))
  const label = said(
    punctuated(`${phrases.places[place]}: ${does}`),
    phrases.costsPawns(costs),
    ...pawns.filter(({ count }) => count > 0).map(({ seat, count }) => phrases.pawnsOf(nameOf(scene, seat), count)),
    s.travellersIn[number] > 0 && phrases.travellers(s.travellersIn[number]),
  )
  return (
    <Place place={`choice:${place}`} label={label} className="bx-town-place">
      <Icon icon={place} className="bx-scene" />
      <span className="bx-town-name">
        <b>{phrases.places[place]}</b>
        <small>{does}</small>
      </span>
      <span className="bx-town-pawns">
        {pawns.map(({ seat, count }) => (
          <Pawns key={seat} seat={seat} count={count} at={place} />
        ))}
        <Icons icon="traveller" count={s.travellersIn[number]} />
        <span className="bx-costs">
          {phrases.costs} <b>{costs}</b>
          <Icon icon="anyPawn" />
        </span>
      </span>
    </Place>
  )
}

function Supply({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, phrases, words } = scene
  const shown = CUBES.map((_, cube) => cube).filter((cube) => cube !== GLASS || isBelleEpoque(s))
  return (
    <div className="bx-supply">
      <h3>{phrases.supply}</h3>
      {shown.map((cube) => (
        <Place
          key={cube}
          place={`supply:${CUBES[cube]}`}
          label={punctuated(`${words.name('cube', cube)}: ${phrases.left(s.supply[cube])}`)}
          className="bx-supply-cube"
        >
          <Icon icon={CUBES[cube]} />
          <b>{s.supply[cube]}</b>
        </Place>
      ))}
    </div>
  )
}
