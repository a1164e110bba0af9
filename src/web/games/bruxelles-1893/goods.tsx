// What lies beside one's own board: cubes, works of art, nobles and Belle Époque cards.

import type { ReactNode } from 'react'
import { coloursHeld } from '../../../games/bruxelles-1893/art.ts'
import { CUBES, NOBLE_IDS } from '../../../games/bruxelles-1893/components.ts'
import { Place } from '../../board/place.tsx'
import { punctuated } from '../../board/words.ts'
import { Icon } from './art/icon.tsx'
import { Portrait } from './art/portrait.tsx'
import { artIcon } from './art-icons.ts'
import { BelleEpoqueCard } from './belle-epoque/card.tsx'
import { Effect } from './effect.tsx'
import { artOf, belleEpoqueCardsOf, cubesOf, noblesOf } from './held.ts'
import { type Scene, said } from './scene.ts'

/** Cards beside each other, with their gaps, and the narrowest place there is for them beside one's own board. */
const [NOBLE_WIDTH, CARD_WIDTH, WIDTH] = [80, 114, 240]

export function Goods({ scene, seat }: { readonly scene: Scene; readonly seat: number }): ReactNode {
  const { s, phrases, words } = scene
  const nobles = noblesOf(s, seat)
  const cards = belleEpoqueCardsOf(s, seat)
  return (
    <div className="bx-goods">
      <div className="bx-cubes">
        {cubesOf(s, seat).map(({ cube, count }) => (
          <Place
            key={cube}
            place={`cube:${CUBES[cube]}`}
            label={punctuated(`${words.name('cube', cube)}: ${count}`)}
            className="bx-cube"
            data={{ 'data-nil': count === 0 }}
          >
            <Icon icon={CUBES[cube]} />
            <b>{count}</b>
            <small>{phrases.cubes[CUBES[cube]]}</small>
          </Place>
        ))}
      </div>
      <div className="bx-works">
        {artOf(s, seat).map(({ tile, count, place }) => (
          <Place key={tile} place={place} label={phrases.artOf(words.name('art', tile), count)} className="bx-work">
            <Icon icon={artIcon(s.edition, tile)} />
            {count > 1 && <b>{count}</b>}
          </Place>
        ))}
        <small>{phrases.coloursBring(coloursHeld(s, seat))}</small>
      </div>
      <div className="bx-kept" data-many={nobles.length * NOBLE_WIDTH + cards.length * CARD_WIDTH > WIDTH}>
        {nobles.map(({ noble, ready }) => (
          <Place
            key={noble}
            place={`own-noble:${NOBLE_IDS[noble]}`}
            label={said(
              words.name('noble', noble),
              phrases.effects[NOBLE_IDS[noble]],
              ready ? phrases.ready : phrases.used,
              phrases.salary(s.tables.salary[noble]),
            )}
            className="bx-own-noble"
            data={{ 'data-used': !ready }}
          >
            <Portrait noble={NOBLE_IDS[noble]} />
            <span className="bx-salary">{s.tables.salary[noble]}</span>
            <Effect noble={NOBLE_IDS[noble]} />
            <span className="bx-noble-name">{phrases.nobles[NOBLE_IDS[noble]]}</span>
          </Place>
        ))}
        {cards.map(({ card, used }) => (
          <BelleEpoqueCard key={card} scene={scene} card={card} used={used} />
        ))}
      </div>
    </div>
  )
}
