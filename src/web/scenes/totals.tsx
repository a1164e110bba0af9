// At the side: one row a player in turn order, never sorted anew while it is counted. On a phone the same as a strip on top.
import type { CSSProperties, ReactNode } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { Counting } from './counting.tsx'
import { type Playing, stepNow, totalOf } from './playing.ts'
import type { CountedScene } from './scene.ts'
import type { KitWords } from './words/kit-words.ts'

interface TotalsProps {
  readonly scene: CountedScene
  readonly playing: Playing
  readonly seats: readonly SeatInfo[]
  readonly you: number | null
  readonly says: KitWords
  /** The seats that are counted now. */
  readonly counted: ReadonlySet<number | null>
}

export function Totals({ scene, playing, seats, you, says, counted }: TotalsProps): ReactNode {
  const most = Math.max(1, ...scene.after, ...scene.before)
  const wide = (points: number): CSSProperties => ({ width: `${(100 * Math.max(0, points)) / most}%` })
  return (
    <table className="scene-totals" data-step={stepNow(scene, playing).id}>
      <caption>{says.points}</caption>
      <thead className="unseen">
        <tr>
          {[says.player, says.total, says.before, says.counted, says.toCome].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-many={seats.length > 3}>
        {seats.map(({ seat, name }) => {
          const total = totalOf(scene, playing, seat)
          return (
            <tr key={seat} data-seat={seat} className={counted.has(seat) ? 'now' : undefined}>
              <th scope="row">
                <SeatMark seat={seat} /> <span>{name}</span> {seat === you && <em>{says.you}</em>}
              </th>
              <td className="scene-total">
                <Counting from={total.before} to={total.now} />
              </td>
              <td className="scene-part had">
                <span>{says.before}</span> <b>{total.before}</b>
              </td>
              <td className="scene-part in">
                <span>{says.counted}</span> <b>{signed(total.earlier + total.step)}</b>
              </td>
              <td className="scene-part come">
                <b>{total.toCome}</b> <span>{says.toCome}</span>
              </td>
              <td className="scene-bar" aria-hidden="true">
                <i className="had" style={wide(total.before)} />
                <i className="in" style={wide(total.earlier + total.step)} />
                <i className="come" style={wide(total.toCome)} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
