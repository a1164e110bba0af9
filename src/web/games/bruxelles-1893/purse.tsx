// On a phone, below a board: what one has to spend.

import type { ReactNode } from 'react'
import { CUBES } from '../../../games/bruxelles-1893/components.ts'
import { punctuated } from '../../board/words.ts'
import { Icon } from './art/icon.tsx'
import { artIcon } from './art-icons.ts'
import { artOf, cubesOf } from './held.ts'
import { Amount, Coin, Pawn } from './pieces.tsx'
import type { Scene } from './scene.ts'

export function Purse({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, you, phrases, words } = scene
  if (you === null) return null
  return (
    <p className="bx-purse-strip" data-seat={you}>
      <span className="bx-amount">
        <Pawn seat={you} />
        <span className="art-said">{phrases.pawnsInHandCount(s.pawns[you])}</span>
        <b aria-hidden="true">{s.pawns[you]}</b>
      </span>
      <span className="art-said">{phrases.francs(s.money[you])}</span>
      <Coin francs={s.money[you]} />
      {cubesOf(s, you).map(({ cube, count }) => (
        <Amount key={cube} icon={CUBES[cube]} count={count} label={punctuated(`${words.name('cube', cube)}: ${count}`)} />
      ))}
      <span className="bx-small-works">
        {artOf(s, you).map(({ tile, count }) => (
          <span key={tile} title={phrases.artOf(words.name('art', tile), count)}>
            <Icon icon={artIcon(s.edition, tile)} />
            <span className="art-said">{phrases.artOf(words.name('art', tile), count)}</span>
            {count > 1 && <b aria-hidden="true">{count}</b>}
          </span>
        ))}
      </span>
    </p>
  )
}
