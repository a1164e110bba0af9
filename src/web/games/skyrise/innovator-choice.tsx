// Before the first auction: the eight innovators, two to a material, whom one chooses from; and who they were; the slip has the numbers that come with the board.
import type { ReactNode } from 'react'
import { INNOVATORS, SETS, SIDES } from '../../../games/skyrise/components.ts'
import { Place } from '../../board/place.tsx'
import { said } from '../../board/words.ts'
import { innovatorPlace } from './places.ts'
import type { Scene } from './scene.ts'
import { phrasesOf } from './words/phrases.ts'

export function InnovatorChoice({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  return (
    <section className="sr-rack sr-choice sr-innovators" aria-label={phrases.innovators}>
      {INNOVATORS.map((id, innovator) => {
        const set = Math.floor(innovator / SIDES)
        const [name, isTaken] = [words.name('innovator', innovator), s.set.includes(set)]
        return (
          <Place
            key={id}
            place={innovatorPlace(innovator)}
            label={said(name, phrases.materials[SETS[set]], isTaken && phrases.taken, phrases.lives[id])}
            className="sr-choose"
          >
            <span className="sr-card" data-set={SETS[set]}>
              <span className="sr-card-head">
                <i>{phrases.materials[SETS[set]]}</i>
                <b>{name}</b>
              </span>
              <span className="sr-card-says">{phrases.lives[id]}</span>
              {isTaken && <span className="sr-card-worth">{phrases.taken}</span>}
            </span>
          </Place>
        )
      })}
    </section>
  )
}
