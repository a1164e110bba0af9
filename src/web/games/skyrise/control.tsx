// Who would control each platform now, and with which buildings.
import type { ReactNode } from 'react'
import { lowestBit } from '../../../core/bits.ts'
import type { Seat } from '../../../core/game.ts'
import { CENTRE, PLATFORM_BITS, PLATFORMS, WORD_OF } from '../../../games/skyrise/board.ts'
import { CONTROL_POINTS, HEIGHTS, NO_HEIGHT } from '../../../games/skyrise/components.ts'
import { controllersOf } from '../../../games/skyrise/control.ts'
import { heightOf } from '../../../games/skyrise/districts.ts'
import { type State, structureOf } from '../../../games/skyrise/state.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { groundOf } from './geometry.ts'
import { seatsOf, setOf } from './pieces.ts'
import type { Scene } from './scene.ts'
import { phrasesOf } from './words/phrases.ts'

export function Control({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, seats, words } = scene
  const phrases = phrasesOf(words)
  return (
    <table className="sr-control" data-about="control">
      <caption>
        {phrases.control} <small>{phrases.controlSays(CONTROL_POINTS)}</small>
      </caption>
      <thead>
        <tr>
          <td />
          {seatsOf(s).map((seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} />
              <span className="art-said">{seats[seat].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groundOf(s.slots).sites.map(({ platform }) => (
          <tr key={platform}>
            <th scope="row">{platform === CENTRE ? phrases.centre : PLATFORMS[platform]}</th>
            {seatsOf(s).map((seat) => (
              <Heights key={seat} {...{ scene, seat, platform }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A seat's buildings on a platform, the tallest first. */
function Heights({ scene, seat, platform }: { readonly scene: Scene; readonly seat: Seat; readonly platform: number }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const counts = countsOn(s, seat, platform)
  const [low, medium, tall] = counts
  const controls = (controllersOf(s, platform) & (1 << seat)) !== 0
  const says = `${phrases.onPlatform(tall, medium, low)}${controls ? `; ${phrases.controls}` : ''}`
  return (
    <td data-controls={controls} data-set={setOf(s, seat)} title={says}>
      <span className="art-said">{says}</span>
      <span className="sr-heights" aria-hidden="true">
        {[...HEIGHTS].reverse().flatMap((height) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: buildings of one height are alike
          Array.from({ length: counts[HEIGHTS.indexOf(height)] }, (_, i) => <i key={`${height} ${i}`} data-height={height} />),
        )}
      </span>
    </td>
  )
}

/** How many buildings of each height a seat has on a platform, low first. */
function countsOn(s: State, seat: Seat, platform: number): number[] {
  const counts = HEIGHTS.map(() => 0)
  const word = WORD_OF[platform]
  for (let rest = s.structures[seat * 2 + word] & PLATFORM_BITS[platform]; rest !== 0; rest &= rest - 1) {
    const height = heightOf(s, seat, structureOf(s.piece[word * 32 + lowestBit(rest)]))
    if (height !== NO_HEIGHT) counts[height]++
  }
  return counts
}
