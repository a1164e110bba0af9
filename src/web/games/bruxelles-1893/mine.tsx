// One's own board: what is in hand, houses, tracks, strategy rows, cubes, art, nobles and cards.
import type { ReactNode } from 'react'
import { coloursHeld } from '../../../games/bruxelles-1893/art.ts'
import {
  BOARDS,
  CUBES,
  FIRST,
  HOUSE_LEVELS,
  HOUSES_A_LEVEL,
  NOBLE_IDS,
  ROWS,
  SIDE_A,
  TOP_LEVEL,
  TRACKS,
} from '../../../games/bruxelles-1893/components.ts'
import { rowWorth } from '../../../games/bruxelles-1893/end.ts'
import { levelPlace } from '../../../games/bruxelles-1893/state.ts'
import { trackPlace } from '../../../games/bruxelles-1893/tables.ts'
import { Icon, type IconName } from './art/icon.tsx'
import { Portrait } from './art/portraits.tsx'
import { artIcon } from './art-icons.ts'
import { BelleEpoqueCard } from './belle-epoque-card.tsx'
import { Effect } from './effect.tsx'
import { artOf, belleEpoqueCardsOf, cubesOf, noblesOf, tuckedUnder } from './held.ts'
import { Head } from './holdings.tsx'
import { House, Icons } from './pieces.tsx'
import { Place } from './place.tsx'
import { type Scene, said } from './scene.ts'
import { rowPoints } from './worth.ts'

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
          <dt>{phrases.francsUnit}</dt>
          <dd>
            <Place scene={scene} place="purse:3" label={phrases.francs(s.money[seat])} className="bx-purse">
              {s.money[seat]}
            </Place>
          </dd>
        </div>
        <div>
          <dt>{phrases.pawnsInHand}</dt>
          <dd>{s.pawns[seat]}</dd>
        </div>
        {s.travellers[seat] > 0 && (
          <div>
            <dt>{phrases.travellersInHand}</dt>
            <dd>{s.travellers[seat]}</dd>
          </div>
        )}
        {s.firstPasses[seat] > 0 && (
          <div>
            <dt>{s.edition === FIRST ? phrases.exhibitions : phrases.firstPasses}</dt>
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
    <div className="bx-houses">
      <h4>
        {phrases.houses} <small>{phrases.built(built)}</small>
      </h4>
      {levels.map((level) => {
        const gone = Math.min(HOUSES_A_LEVEL, Math.max(0, built - level * HOUSES_A_LEVEL))
        const isNext = gone < HOUSES_A_LEVEL && built >= level * HOUSES_A_LEVEL
        return (
          <div key={level} className="bx-storey" data-next={isNext}>
            <span aria-hidden="true">
              {Array.from({ length: HOUSES_A_LEVEL }, (_, i) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a place of the board is its number
                i < gone ? <i key={i} className="bx-gone" /> : <House key={i} seat={seat} />,
              )}
            </span>
            <small>
              <b>{phrases.units(s.tables.houseCost[s.board[seat] * HOUSE_LEVELS + level])}</b>
              {level === HOUSE_LEVELS - 1 && <span>{phrases.topHouse}</span>}
              {isNext && <span>{phrases.next}</span>}
            </small>
          </div>
        )
      })}
      {s.board[seat] !== SIDE_A && (
        <p className="bx-ability" title={phrases.abilities[board]}>
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
          <div key={track} className="bx-track">
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

export const ROW_ICONS: readonly IconName[] = ['francs', 'art', 'noble', 'anyPawn']

function Rows({ scene, seat }: SeatProps): ReactNode {
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
            scene={scene}
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

function Goods({ scene, seat }: SeatProps): ReactNode {
  const { s, phrases, words } = scene
  const cards = belleEpoqueCardsOf(s, seat)
  return (
    <div className="bx-goods">
      <div className="bx-cubes">
        {cubesOf(s, seat).map(({ cube, count }) => (
          <Place
            key={cube}
            scene={scene}
            place={`cube:${CUBES[cube]}`}
            label={`${words.name('cube', cube)}: ${count}`}
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
          <Place key={tile} scene={scene} place={place} label={phrases.artOf(words.name('art', tile), count)} className="bx-work">
            <Icon icon={artIcon(s.edition, tile)} />
            {count > 1 && <b>{count}</b>}
          </Place>
        ))}
        <small>{phrases.coloursBring(coloursHeld(s, seat))}</small>
      </div>
      <div className="bx-kept">
        {noblesOf(s, seat).map(({ noble, ready }) => (
          <Place
            key={noble}
            scene={scene}
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
