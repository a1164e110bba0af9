// The four strategy rows of one's own board: what each counts, the cards below it, and what it is worth as it stands.
import type { ReactNode } from 'react'
import { ROWS } from '../../../games/bruxelles-1893/components.ts'
import { rowWorth } from '../../../games/bruxelles-1893/end.ts'
import { Place } from '../../board/place.tsx'
import { Icon, type IconName } from './art/icon.tsx'
import { tuckedUnder } from './held.ts'
import { Icons } from './pieces.tsx'
import { type Scene, said } from './scene.ts'
import { rowPoints } from './worth.ts'

export const ROW_ICONS: readonly IconName[] = ['francs', 'art', 'noble', 'anyPawn']

/** So many lie side by side; more are one pile with all their symbols. */
const MOST_CARDS = 2

export function Rows({ scene, seat }: { readonly scene: Scene; readonly seat: number }): ReactNode {
  const { s, phrases } = scene
  return (
    <div className="bx-rows">
      <h4>
        {phrases.strategy} <small>{phrases.strategySays}</small>
      </h4>
      {ROWS.map((row, number) => {
        const worth = rowWorth(s, seat, number)
        const points = rowPoints(s, seat, number)
        return (
          <Place
            key={row}
            place={`row:${row}`}
            label={said(`${phrases.rows[row]}: ${phrases.times(worth)}`, phrases.pointsSoFar(points))}
            className="bx-strategy"
          >
            <Icon icon={ROW_ICONS[number]} />
            <span>{phrases.rows[row]}</span>
            <b className="bx-times">×{worth}</b>
            <Tucked cards={tuckedUnder(s, seat, number)} />
            <b>{points}</b>
          </Place>
        )
      })}
    </div>
  )
}

/** The cards tucked below a row, by their VP symbols. */
function Tucked({ cards }: { readonly cards: readonly number[] }): ReactNode {
  const symbols = cards.reduce((sum, card) => sum + card, 0)
  return (
    <span className="bx-tucked">
      {cards.length > MOST_CARDS ? (
        <i>
          {symbols}
          <Icon icon="points" />
        </i>
      ) : (
        cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are only ever added
          <i key={i}>
            <Icons icon="points" count={card} />
          </i>
        ))
      )}
    </span>
  )
}
