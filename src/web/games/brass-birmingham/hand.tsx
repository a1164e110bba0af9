// Below the map: one's hand, the draw pile, and the actions that touch nothing on the table.
import { type ReactNode, useState } from 'react'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import { DONE } from '../../../games/brass-birmingham/vocabulary.ts'
import { Sign } from '../../art/sign.tsx'
import { Place } from '../../board/place.tsx'
import { said } from '../../board/words.ts'
import { Card } from './card.tsx'
import { handOf } from './hand-of.ts'
import { cardPiece } from './pieces.ts'
import { actionPlace, BARE_ACTIONS, type BareAction } from './places.ts'
import { Played } from './played.ts'
import type { Scene } from './scene.ts'
import { phrasesOf } from './words/phrases.ts'
import { doneLabel } from './words/speak.ts'

export function Hand({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, you, words, plan } = scene
  const phrases = phrasesOf(words)
  const [isOpen, setOpen] = useState(false)
  const played = s.discards.reduce((sum, count) => sum + count)
  // A card that is to go stays in the hand, chosen, until it is done: another like it must not be taken for it.
  const cards = you === null ? [] : handOf(plan?.before ?? s, you)
  return (
    <div className="bb-hand">
      {you !== null && (
        <section className="bb-cards" aria-label={phrases.hand} data-count={cards.length} data-many={cards.length > 4}>
          {cards.map(({ card, copy }) => (
            <Card key={cardPiece(card, copy)} scene={scene} card={card} copy={copy} />
          ))}
        </section>
      )}
      <div className="bb-beside">
        {you !== null && <BareActions scene={scene} />}
        <button type="button" className="bb-pile" title={phrases.cardsPlayed} onClick={() => setOpen(true)}>
          <Sign sign="cards" /> <i>{phrases.drawPile}</i> <b>{s.left}</b> <span>{phrases.played}</span> <b>{played}</b>
        </button>
        {isOpen && <Played table={scene} close={() => setOpen(false)} />}
      </div>
    </div>
  )
}

function BareActions({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, you, open, plan } = scene
  const phrases = phrasesOf(scene.words)
  const isMine = you !== null && (game.actors(s) & (1 << you)) !== 0
  // Something that can be ended takes the place of the actions that cannot be begun; where that is what the slip does, it need not be here.
  const isOnSlip = plan?.actions.at(-1) === DONE
  const isEnding = isMine && open.has(actionPlace('done')) && !isOnSlip
  const shown: readonly BareAction[] = isEnding ? ['done'] : BARE_ACTIONS.filter((each) => each !== 'done')
  return (
    <section className="bb-bare" aria-label={phrases.actions}>
      {shown.map((each) => {
        const name = each === 'done' ? doneLabel(s, phrases) : phrases.bare[each]
        const hint = each === 'done' ? undefined : phrases.bareHint[each]
        return (
          <Place key={each} place={actionPlace(each)} label={said(name, hint)} className="bb-action">
            <b>{name}</b>
            {hint && <small>{hint}</small>}
          </Place>
        )
      })}
    </section>
  )
}
