// The theatre: four nobles with their price now and their salary at the end; the one that Hankar revealed beside them.
import type { ReactNode } from 'react'
import { first, kindOf, second } from '../../../core/action.ts'
import { NOBLE_IDS, NOBLE_KINDS, REVEALED, THEATRE } from '../../../games/bruxelles-1893/components.ts'
import { nobleAt, priceOf } from '../../../games/bruxelles-1893/nobles.ts'
import { OWES_KEEP } from '../../../games/bruxelles-1893/vocabulary.ts'
import { Place } from '../../board/place.tsx'
import { Portrait } from './art/portrait.tsx'
import { Effect } from './effect.tsx'
import { Coin } from './pieces.tsx'
import { pendingStep, type Scene, said } from './scene.ts'

export function Theatre({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, phrases } = scene
  const places = Array.from({ length: THEATRE }, (_, price) => THEATRE - 1 - price)
  return (
    <div className="bx-theatre">
      <header>
        <h3>{phrases.theatre}</h3>
        <p>{phrases.theatreKey}</p>
      </header>
      <div className="bx-nobles" data-revealed={s.revealed < NOBLE_KINDS}>
        {s.revealed < NOBLE_KINDS && <NobleCard scene={scene} place={REVEALED} />}
        {places.map((place) => (
          <NobleCard key={place} scene={scene} place={place} />
        ))}
      </div>
    </div>
  )
}

function NobleCard({ scene, place }: { readonly scene: Scene; readonly place: number }): ReactNode {
  const { s, phrases, words } = scene
  const noble = nobleAt(s, place)
  const name = `noble:${place === REVEALED ? 'deck' : place}`
  if (noble >= NOBLE_KINDS)
    return (
      <Place place={name} label={phrases.noNoble} className="bx-noble empty">
        <Coin francs={priceOf(place)} />
      </Place>
    )
  const salary = s.tables.salary[noble]
  const label = said(
    words.name('noble', noble),
    phrases.effects[NOBLE_IDS[noble]],
    phrases.price(priceOf(place)),
    phrases.salary(salary),
    place === REVEALED && phrases.revealed,
  )
  return (
    <Place
      place={name}
      label={label}
      className="bx-noble"
      data={{ 'data-asked': isAsked(scene, noble, place), 'data-revealed': place === REVEALED }}
    >
      <Portrait noble={NOBLE_IDS[noble]} />
      <Coin francs={priceOf(place)} />
      <span className="bx-salary">{salary}</span>
      <Effect noble={NOBLE_IDS[noble]} />
      <span className="bx-noble-name">{phrases.nobles[NOBLE_IDS[noble]]}</span>
    </Place>
  )
}

/** Whether this is the one that is to be kept or discarded now. */
function isAsked({ s }: Scene, noble: number, place: number): boolean {
  const step = pendingStep(s)
  return kindOf(step) === OWES_KEEP && second(step) === noble && (step >>> 24) % 8 === place && first(step) < s.seats
}
