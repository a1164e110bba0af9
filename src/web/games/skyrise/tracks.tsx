// One's own tracks: the worth of each structure by tokens, where each stands, and what that makes now.
import type { ReactNode } from 'react'
import { COLOURS } from '../../../games/skyrise/components.ts'
import { structuresIn } from '../../../games/skyrise/objectives.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { trackOf } from '../../../games/skyrise/tokens.ts'
import { capital } from '../../board/words.ts'
import type { HoldingsProps } from '../../table/face.ts'
import { Icon } from './icon.tsx'
import { phrasesOf } from './words/phrases.ts'
import './tracks.css'

export function Tracks({ s, seat, words }: HoldingsProps<State>): ReactNode {
  const phrases = phrasesOf(words)
  const worth = Array.from(trackOf(s))
  return (
    <table className="sr-tracks">
      <thead>
        <tr>
          <td />
          <th colSpan={worth.length} scope="colgroup">
            {phrases.worthOfEach}
          </th>
          <th colSpan={2} scope="colgroup">
            {phrases.mine}
          </th>
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((colour, i) => {
          const at = seat * COLOURS.length + i
          const structures = structuresIn(s, seat, i)
          return (
            <tr key={colour} data-token={colour} data-about={`track:${colour}:${seat}`}>
              <th scope="row">
                <span className="sr-token" data-token={colour}>
                  <Icon name={colour} />
                </span>
                <span>{capital(phrases.factions[colour])}</span>
              </th>
              {worth.map((points, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place of a track is known by its number
                <td key={place} className="sr-step" data-full={place <= s.track[at]} data-now={place === s.track[at]}>
                  <span data-wild={place > 0 && (s.wilds[at] & (1 << (place - 1))) !== 0}>{points}</span>
                </td>
              ))}
              <td className="sr-count">×{structures}</td>
              <td className="sr-sum">{structures * worth[s.track[at]]}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
