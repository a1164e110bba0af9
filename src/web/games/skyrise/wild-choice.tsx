// Where a wild token goes: the four tracks with what they would be worth, and the innovator.
import type { ReactNode } from 'react'
import type { Seat } from '../../../core/game.ts'
import { COLOURS, INNOVATOR_POINTS } from '../../../games/skyrise/components.ts'
import { structuresIn } from '../../../games/skyrise/objectives.ts'
import { hasRoom, trackOf } from '../../../games/skyrise/tokens.ts'
import { Place } from '../../board/place.tsx'
import { capital, said } from '../../board/words.ts'
import { trackPlace } from './places.ts'
import type { Scene } from './scene.ts'
import { TokenDisc } from './token.tsx'
import { phrasesOf } from './words/phrases.ts'

export function WildChoice({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const worth = trackOf(s)
  return (
    <section className="sr-rack sr-choice" aria-label={phrases.tracks}>
      {COLOURS.map((colour, i) => {
        const tokens = s.track[seat * COLOURS.length + i]
        const raises = hasRoom(s, seat, i) ? phrases.raises(worth[tokens], worth[tokens + 1]) : phrases.full
        const structures = `×${structuresIn(s, seat, i)}`
        return (
          <Place
            key={colour}
            place={trackPlace(i)}
            label={said(phrases.factions[colour], raises, structures)}
            className="sr-choose sr-wild"
          >
            <TokenDisc token={colour} />
            <span>
              <b>{capital(phrases.factions[colour])}</b>
              <small>
                {raises} · {structures}
              </small>
            </span>
          </Place>
        )
      })}
      <Place
        place={trackPlace(COLOURS.length)}
        label={said(phrases.innovator, phrases.innovatorSays(INNOVATOR_POINTS))}
        className="sr-choose sr-wild"
      >
        <TokenDisc token="wild" />
        <span>
          <b>{phrases.innovator}</b>
          <small>{phrases.innovatorSays(INNOVATOR_POINTS)}</small>
        </span>
      </Place>
    </section>
  )
}
