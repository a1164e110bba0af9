// One's own board: what is in hand, houses, tracks, strategy rows, and what lies beside it.
import type { ReactNode } from 'react'
import { BOARDS, FIRST, HOUSE_LEVELS, HOUSES_A_LEVEL, SIDE_A, TOP_LEVEL, TRACKS } from '../../../games/bruxelles-1893/components.ts'
import { levelPlace } from '../../../games/bruxelles-1893/state.ts'
import { trackPlace } from '../../../games/bruxelles-1893/tables.ts'
import { Place } from '../../board/place.tsx'
import { Icon } from './art/icon.tsx'
import { Goods } from './goods.tsx'
import { Head } from './head.tsx'
import { House } from './pieces.tsx'
import { Rows } from './rows.tsx'
import type { Scene } from './scene.ts'

interface SeatProps {
  readonly scene: Scene
  readonly seat: number
}

export function Mine({ scene, seat }: SeatProps): ReactNode {
  return (
    <>
      <Hand scene={scene} seat={seat} />
      <Houses scene={scene} seat={seat} />
      <Tracks scene={scene} seat={seat} />
      <Rows scene={scene} seat={seat} />
      <Goods scene={scene} seat={seat} />
    </>
  )
}

function Hand({ scene, seat }: SeatProps): ReactNode {
  const { s, phrases } = scene
  return (
    <div className="bx-hand-of">
      <Head scene={scene} seat={seat} />
      <dl>
        <div>
          <dt>{phrases.francsUnit(s.money[seat])}</dt>
          <dd>
            <Place place="purse:3" label={phrases.francs(s.money[seat])} className="bx-purse">
              {s.money[seat]}
            </Place>
          </dd>
        </div>
        <div data-about="pawns">
          <dt>{phrases.pawnsInHand(s.pawns[seat])}</dt>
          <dd>{s.pawns[seat]}</dd>
        </div>
        {s.travellers[seat] > 0 && (
          <div>
            <dt>{phrases.travellersInHand(s.travellers[seat])}</dt>
            <dd>{s.travellers[seat]}</dd>
          </div>
        )}
        {s.firstPasses[seat] > 0 && (
          <div>
            <dt>{(s.edition === FIRST ? phrases.exhibitions : phrases.firstPasses)(s.firstPasses[seat])}</dt>
            <dd>{s.firstPasses[seat]}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function Houses({ scene, seat }: SeatProps): ReactNode {
  const { s, phrases } = scene
  const built = s.built[seat]
  const board = BOARDS[s.board[seat]]
  const levels = Array.from({ length: HOUSE_LEVELS }, (_, level) => HOUSE_LEVELS - 1 - level)
  return (
    <div className="bx-houses" data-about={`houses::${seat}`}>
      <h4>
        {phrases.houses} <small>{phrases.built(built)}</small>
      </h4>
      {levels.map((level) => {
        const gone = Math.min(HOUSES_A_LEVEL, Math.max(0, built - level * HOUSES_A_LEVEL))
        const isNext = gone < HOUSES_A_LEVEL && built >= level * HOUSES_A_LEVEL
        return (
          <div key={level} className="bx-storey" data-next={isNext} aria-current={isNext || undefined}>
            <span aria-hidden="true">
              {Array.from({ length: HOUSES_A_LEVEL }, (_, i) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a place of the board is its number
                i < gone ? <i key={i} className="bx-gone" /> : <House key={i} seat={seat} />,
              )}
            </span>
            <small>
              <b>{phrases.units(s.tables.houseCost[s.board[seat] * HOUSE_LEVELS + level])}</b>
              {/* A line for one of them: three would make the board higher when the last storey is begun. */}
              {level === HOUSE_LEVELS - 1 ? <span>{phrases.topHouse}</span> : isNext && <span>{phrases.next}</span>}
            </small>
          </div>
        )
      })}
      {s.board[seat] !== SIDE_A && (
        <p className="bx-ability">
          <b>{phrases.boards[board]}</b> {phrases.abilities[board]}
        </p>
      )}
    </div>
  )
}

function Tracks({ scene, seat }: SeatProps): ReactNode {
  const { s, phrases } = scene
  return (
    <div className="bx-tracks">
      {TRACKS.map((track, number) => {
        const at = s.level[levelPlace(seat, number)]
        const top = Math.max(TOP_LEVEL, at)
        const printed = (level: number) => s.tables.trackNumber[trackPlace(s.board[seat], number, level)]
        return (
          <div key={track} className="bx-track" data-about={`track:${track}:${seat}`}>
            <p>
              <b>{phrases.tracks[track]}</b> <small>{phrases.trackSays[track]}</small>
            </p>
            <Icon icon={track} />
            <ol aria-label={phrases.level(at, printed(at))}>
              {Array.from({ length: top }, (_, i) => i + 1).map((level) => (
                <li key={level} data-at={level === at} data-past={level < at} aria-hidden="true">
                  {printed(level)}
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </div>
  )
}
