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

export function Rows({ scene, seat }: { readonly scene: Scene; readonly seat: number }): ReactNode {
  const { s, phrases } = scene
  return (
    <div className="bx-rows">
      <h4>
        {phrases.strategy} <small>{phrases.strategySays}</small>
      </h4>
      {ROWS.map((row, number) => {
        const tucked = tuckedUnder(s, seat, number)
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
            <span className="bx-tucked">
              {tucked.map((symbols, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards are only ever added
                <i key={i}>
                  <Icons icon="points" count={symbols} />
                </i>
              ))}
            </span>
            <b>{points}</b>
          </Place>
        )
      })}
    </div>
  )
}
