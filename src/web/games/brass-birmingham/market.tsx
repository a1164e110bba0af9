// A market: two spaces at each price, the cheapest cubes gone first.
import type { ReactNode } from 'react'
import { COAL_SPACES, coalPrice, IRON_SPACES, ironPrice } from '../../../games/brass-birmingham/tracks.ts'
import { WareIcon } from '../../art/goods.tsx'
import { PlaceMark } from '../../board/place.tsx'
import { said } from '../../board/words.ts'
import { marketPlace } from './places.ts'
import type { Scene } from './scene.ts'
import { phrasesOf } from './words/phrases.ts'

const MARKETS = {
  coal: { spaces: COAL_SPACES, price: coalPrice },
  iron: { spaces: IRON_SPACES, price: ironPrice },
} as const

export function Market({ kind, scene }: { readonly kind: keyof typeof MARKETS; readonly scene: Scene }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const { spaces, price } = MARKETS[kind]
  const cubes = kind === 'coal' ? s.coalMarket : s.ironMarket
  const gone = spaces - cubes
  const next = price(cubes, 1)
  const name = kind === 'coal' ? phrases.coalMarket : phrases.ironMarket
  const prices = Array.from({ length: spaces / 2 }, (_, i) => i + 1)
  return (
    <div
      className="bb-market"
      data-about={`market:${kind}`}
      role="img"
      aria-label={said(name, phrases.market(words.name(kind, cubes), words.name('money', next)))}
    >
      <p>{name}</p>
      <PlaceMark place={marketPlace(kind)} />
      <ol>
        {prices.map((each) => (
          <li key={each} data-next={each === next}>
            <span className="bb-cells">
              {[each * 2 - 2, each * 2 - 1].map((space) =>
                space >= gone ? <WareIcon key={space} ware={kind} /> : <span key={space} className="bb-hole" />,
              )}
            </span>
            <b>{words.name('money', each)}</b>
          </li>
        ))}
        <li className="bb-beyond" data-next={next > prices.length}>
          <span className="bb-cells">∞</span>
          <b>{words.name('money', price(0, 1))}</b>
        </li>
      </ol>
    </div>
  )
}
