// The stacks of art with what each colour would bring as the cursor stands, and the two tiles on display.

import type { ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { isDisplayed } from '../../../games/bruxelles-1893/art.ts'
import { COLOURS, SHOP } from '../../../games/bruxelles-1893/components.ts'
import { colourNames } from '../../../games/bruxelles-1893/notation.ts'
import { Place } from '../../board/place.tsx'
import { punctuated } from '../../board/words.ts'
import { Icon } from './art/icon.tsx'
import { artIcon } from './art-icons.ts'
import { type Scene, said } from './scene.ts'

/** Black last: it is never chosen. */
const SHOWN = ['yellow', 'blue', 'brown', 'green', 'black'] as const

export function Stacks({ scene }: { readonly scene: Scene }): ReactNode {
  const { phrases } = scene
  return (
    <div className="bx-stacks">
      <div className="bx-shop">
        <div>
          {Array.from({ length: SHOP }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the shop is its number
            <ShopPlace key={place} scene={scene} place={place} />
          ))}
        </div>
        <small>{phrases.onDisplay}</small>
      </div>
      {SHOWN.map((colour) => (
        <Stack key={colour} scene={scene} colour={COLOURS.indexOf(colour)} />
      ))}
    </div>
  )
}

function ShopPlace({ scene, place }: { readonly scene: Scene; readonly place: number }): ReactNode {
  const { s, phrases, words } = scene
  const tile = s.shop[place]
  return (
    <Place
      place={`shop:${place + 1}`}
      label={punctuated(`${phrases.onDisplay}: ${tile === NONE ? phrases.nothing : words.name('art', tile)}`)}
      className="bx-shop-place"
    >
      {tile !== NONE && <Icon icon={artIcon(s.edition, tile)} />}
    </Place>
  )
}

function Stack({ scene, colour }: { readonly scene: Scene; readonly colour: number }): ReactNode {
  const { s, phrases, words } = scene
  const at = s.cursor * COLOURS.length + colour
  const [francs, points] = [s.tables.saleFrancs[at], s.tables.salePoints[at]]
  const isClosed = isDisplayed(s, colour)
  const left = phrases.left(s.stacks[colour])
  const label = said(phrases.brings(words.name('art', colour), francs, points), left, isClosed && phrases.displayed)
  return (
    <Place place={`stack:${colourNames(s.edition)[colour]}`} label={label} className="bx-stack" data={{ 'data-displayed': isClosed }}>
      <Icon icon={artIcon(s.edition, colour)} />
      <b>{phrases.francs(francs)}</b>
      <b>{phrases.points(points)}</b>
      <small>{left}</small>
    </Place>
  )
}
