// Whom Brussels keeps waiting: pawns in the Courthouse, travellers on the train, and what awaits the first to pass.

import type { ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { EXHIBITION_YEARS, FIRST } from '../../../games/bruxelles-1893/components.ts'
import { nameTo, parts } from '../../board/words.ts'
import { Icon } from './art/icon.tsx'
import { Icons, Pawns } from './pieces.tsx'
import { nameOf, type Scene } from './scene.ts'

export function Courthouse({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, phrases } = scene
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  return (
    <div className="bx-civic-place" data-about="courthouse">
      <Icon icon="courthouse" />
      <div>
        <h3>{phrases.courthouse}</h3>
        <p className="art-said">{parts(', ', ...seats.map((seat) => phrases.pawnsOf(nameOf(scene, seat), s.courthouse[seat])))}</p>
        <p className="bx-row" aria-hidden="true">
          {seats.map((seat) => (
            <Pawns key={seat} seat={seat} count={s.courthouse[seat]} at="courthouse" />
          ))}
        </p>
      </div>
    </div>
  )
}

export function Train({ scene: { s, phrases } }: { readonly scene: Scene }): ReactNode {
  return (
    <div className="bx-civic-place" data-about="train">
      <Icon icon="train" />
      <div>
        <h3>{phrases.train}</h3>
        <p className="art-said">{phrases.travellers(s.train)}</p>
        <p className="bx-row" aria-hidden="true">
          <Icons icon="traveller" count={s.train} />
        </p>
      </div>
    </div>
  )
}

/** The exhibition tile of the round, or a prestige card face down: whoever passes first has it. */
export function FirstPass({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, phrases } = scene
  return (
    <div className="bx-civic-place" data-about="first-pass">
      <Icon icon={s.edition === FIRST ? 'art' : 'card'} />
      <div>
        <h3>{s.edition === FIRST ? phrases.exhibition(EXHIBITION_YEARS[s.round - 1]) : phrases.firstPass}</h3>
        <p>{s.firstPasser === NONE ? phrases.firstPassSays : phrases.firstPassed(nameTo(scene, s.firstPasser))}</p>
      </div>
    </div>
  )
}
