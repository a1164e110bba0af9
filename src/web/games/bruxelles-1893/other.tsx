// Another architect in four lines: who it is, what is in hand, what is built and how the rows are worth, nobles and cards.

import type { ReactNode } from 'react'
import { BOARDS, CUBES, FIRST, NOBLE_IDS, ROWS, SIDE_A, TRACKS } from '../../../games/bruxelles-1893/components.ts'
import { rowWorth } from '../../../games/bruxelles-1893/end.ts'
import { isBelleEpoque } from '../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../games/bruxelles-1893/tracks.ts'
import { punctuated } from '../../board/words.ts'
import { Icon } from './art/icon.tsx'
import { artIcon } from './art-icons.ts'
import { Head } from './head.tsx'
import { artOf, belleEpoqueCardsOf, cubesOf, noblesOf } from './held.ts'
import { Amount, Coin, House, Pawn } from './pieces.tsx'
import { ROW_ICONS } from './rows.tsx'
import type { Scene } from './scene.ts'

interface SeatProps {
  readonly scene: Scene
  readonly seat: number
}

export function Other({ scene, seat }: SeatProps): ReactNode {
  const { s, phrases, words } = scene
  return (
    <>
      <Head scene={scene} seat={seat} />
      <p className="bx-stats">
        <span data-about="francs">
          <span className="art-said">{phrases.francs(s.money[seat])}</span>
          <Coin francs={s.money[seat]} />
        </span>
        <span className="bx-amount" data-about="pawns">
          <Pawn seat={seat} />
          <span className="art-said">{phrases.pawnsInHandCount(s.pawns[seat])}</span>
          <b aria-hidden="true">{s.pawns[seat]}</b>
        </span>
        {isBelleEpoque(s) && <Amount icon="traveller" count={s.travellers[seat]} label={phrases.travellers(s.travellers[seat])} />}
        <i />
        {TRACKS.map((track, number) => (
          <Amount
            key={track}
            icon={track}
            about={`track:${track}:${seat}`}
            count={trackNumber(s, seat, number)}
            label={punctuated(`${phrases.tracks[track]}: ${trackNumber(s, seat, number)}`)}
          />
        ))}
        <i />
        {cubesOf(s, seat).map(({ cube, count }) => (
          <Amount
            key={cube}
            icon={CUBES[cube]}
            about={`cube:${CUBES[cube]}`}
            count={count}
            label={punctuated(`${words.name('cube', cube)}: ${count}`)}
          />
        ))}
      </p>
      <p className="bx-stats">
        <span className="bx-amount" data-about={`houses::${seat}`}>
          <House seat={seat} />
          {phrases.built(s.built[seat])}
        </span>
        <span className="bx-small-works">
          {artOf(s, seat).map(({ tile, count }) => (
            <span key={tile} data-about="art">
              <Icon icon={artIcon(s.edition, tile)} />
              <span className="art-said">{phrases.artOf(words.name('art', tile), count)}</span>
              {count > 1 && <b aria-hidden="true">{count}</b>}
            </span>
          ))}
        </span>
        <i />
        {ROWS.map((row, number) => (
          <Amount
            key={row}
            icon={ROW_ICONS[number]}
            about={`row:${row}:${seat}`}
            count={`×${rowWorth(s, seat, number)}`}
            label={punctuated(`${phrases.rows[row]}: ${phrases.times(rowWorth(s, seat, number))}`)}
          />
        ))}
      </p>
      <Tags scene={scene} seat={seat} />
    </>
  )
}

function Tags({ scene, seat }: SeatProps): ReactNode {
  const { s, phrases } = scene
  const board = BOARDS[s.board[seat]]
  return (
    <p className="bx-tags">
      {s.board[seat] !== SIDE_A && (
        <span className="bx-tag board" title={phrases.abilities[board]}>
          {phrases.boards[board]}
        </span>
      )}
      {noblesOf(s, seat).map(({ noble, ready }) => (
        <span key={noble} className="bx-tag" data-used={!ready} data-about={`own-noble:${NOBLE_IDS[noble]}:${seat}`}>
          {phrases.nobles[NOBLE_IDS[noble]]}
          <span className="art-said"> {ready ? phrases.ready : phrases.used}</span>
        </span>
      ))}
      {belleEpoqueCardsOf(s, seat).map(({ card, used }) => (
        <span key={card} className="bx-tag be" data-used={used} data-about={`card:${card + 1}:${seat}`}>
          {phrases.cards[card][0]}
          <span className="art-said">
            : {phrases.cards[card][1]}, {used ? phrases.used : phrases.ready}
          </span>
        </span>
      ))}
      {s.firstPasses[seat] > 0 && (
        <span className="bx-tag">
          {s.edition === FIRST ? phrases.exhibitionCount(s.firstPasses[seat]) : phrases.firstPassCount(s.firstPasses[seat])}
        </span>
      )}
    </p>
  )
}
