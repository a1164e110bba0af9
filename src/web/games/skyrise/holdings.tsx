// What a seat has: its numbers by height, its tracks, what lies on its innovator, its masterpieces; one's own cards and objective in full.

import type { ReactNode } from 'react'
import { NONE, UNKNOWN } from '../../../core/block.ts'
import { isGoingOn } from '../../../games/skyrise/auction.ts'
import { BUILDINGS, COLOURS, INNOVATORS, OBJECTIVE_POINTS } from '../../../games/skyrise/components.ts'
import { structuresIn } from '../../../games/skyrise/objectives.ts'
import { innovatorOf, ownerOf, pointsOf, type State } from '../../../games/skyrise/state.ts'
import { trackOf } from '../../../games/skyrise/tokens.ts'
import { actors } from '../../../games/skyrise/turn.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { SeatStatus } from '../../board/seat-status.tsx'
import { Who } from '../../board/who.tsx'
import { type Part, parts, punctuated } from '../../board/words.ts'
import type { HoldingsProps } from '../../table/face.ts'
import { CardFace, handOf } from './card-face.tsx'
import { Innovator } from './innovator.tsx'
import { Masterpieces } from './masterpieces.tsx'
import { bidsOf, setOf } from './pieces.ts'
import { Skyline } from './skyline.tsx'
import { TokenDisc } from './token.tsx'
import { Tracks } from './tracks.tsx'
import { type Phrases, phrasesOf } from './words/phrases.ts'
import '../../art/art.css'
import './colours.css'
import './holdings.css'

type Props = HoldingsProps<State>

export function Holdings(props: Props): ReactNode {
  const { s, seats, seat, mine } = props
  const isToMove = (actors(s) & (1 << seat)) !== 0
  return (
    <section
      className="sr-holdings"
      data-seat={seat}
      data-holder={seat}
      data-set={setOf(s, seat)}
      data-mine={mine}
      data-to-move={isToMove}
      aria-label={seats[seat].name}
    >
      <Head {...props} />
      {s.finished[seat] === 0 && <Skyline {...props} />}
      {mine ? <Mine {...props} /> : <Theirs {...props} />}
    </section>
  )
}

function Head(props: Props): ReactNode {
  const { s, seats, seat, mine, words } = props
  const phrases = phrasesOf(words)
  const { says, isLead } = statusOf(props, phrases)
  const innovator = innovatorOf(s, seat)
  return (
    <header>
      <SeatMark seat={seat} />
      <h3>{seats[seat].name}</h3>
      {!mine && (
        <Who
          words={whoIs(props)}
          title={innovator === NONE ? undefined : parts('. ', parts(', ', ...whoIs(props)), phrases.lives[INNOVATORS[innovator]])}
        />
      )}
      <span className="sr-status" data-lead={isLead}>
        {says}
      </span>
      <SeatStatus sitting={seats[seat]} />
      <b className="sr-points" data-score={seat} title={phrases.points(pointsOf(s, seat))}>
        {pointsOf(s, seat)}
      </b>
    </header>
  )
}

function Mine(props: Props): ReactNode {
  const { s, seat, words } = props
  const phrases = phrasesOf(words)
  return (
    <div className="sr-mine">
      <Tracks {...props} />
      <Innovator {...props} says={phrases.onInnovator} />
      <div className="sr-cards">
        {s.era === 1 &&
          !s.choosing &&
          handOf(s, seat).map((card) => <CardFace key={card} table={props} seat={seat} card={card} note={null} />)}
        <Masterpieces {...props} />
        <Objective {...props} />
      </div>
    </div>
  )
}

function Theirs(props: Props): ReactNode {
  const { s, seat, words } = props
  const phrases = phrasesOf(words)
  const isOpen = s.objective[seat] !== UNKNOWN
  return (
    <div className="sr-theirs">
      <ul className="sr-worths">
        {COLOURS.map((colour, i) => {
          const worth = trackOf(s)[s.track[seat * COLOURS.length + i]]
          const structures = structuresIn(s, seat, i)
          const says = punctuated(`${phrases.factions[colour]}: ${phrases.each(worth, structures)}`)
          return (
            <li key={colour} data-about={`track:${colour}:${seat}`}>
              <span className="art-said">{says}</span>
              <span aria-hidden="true">
                <TokenDisc token={colour} />
                <b>{worth}</b>
                <small>×{structures}</small>
              </span>
            </li>
          )
        })}
      </ul>
      <Innovator {...props} says={null} />
      <Masterpieces {...props} />
      {isOpen && <Objective {...props} />}
    </div>
  )
}

function Objective({ s, seat, words }: Props): ReactNode {
  const phrases = phrasesOf(words)
  const card = s.objective[seat]
  if (card === UNKNOWN) return null
  const [colour, of] = [s.tables.objectiveColour[card], s.tables.objectiveStructures[card]]
  const now = structuresIn(s, seat, colour)
  return (
    <div className="sr-objective" data-about={`objective:0:${seat}`}>
      <TokenDisc token={COLOURS[colour]} />
      <div>
        <h4>{phrases.objective}</h4>
        <p>{phrases.objectiveSays(of, words.name('colour_of', colour), OBJECTIVE_POINTS)}</p>
        <p className="sr-progress" data-met={now >= of}>
          <b>{phrases.progress(now, of)}</b>
          <span aria-hidden="true">
            {Array.from({ length: of }, (_, i) => i).map((i) => (
              <i key={i} data-full={i < now} />
            ))}
          </span>
        </p>
      </div>
    </div>
  )
}

/** `bot, Paul R. Williams, copper`: who sits here, as whom, and what he builds with. */
function whoIs({ s, seats, seat, words }: Props): Part[] {
  const phrases = phrasesOf(words)
  const innovator = innovatorOf(s, seat)
  const board = innovator === NONE ? [] : [words.name('innovator', innovator), phrases.materials[setOf(s, seat)]]
  return [seats[seat].kind === 'bot' && phrases.bot, ...board]
}

/** Whether the seat still chooses its innovator, or masterpiece cards. */
function choiceOf(s: State, seat: number, phrases: Phrases): string {
  if (actors(s) & (1 << seat)) return phrases.chooses
  return s.set[seat] === NONE ? '' : phrases.hasChosen
}

/** What the seat does in this auction. */
function statusOf({ s, seat, words }: Props, phrases: Phrases): { readonly says: string; readonly isLead: boolean } {
  const plain = (says: string) => ({ says, isLead: false })
  if (s.over) return plain('')
  if (s.auction === 0 || s.choosing) return plain(choiceOf(s, seat, phrases))
  if (s.finished[seat]) return plain(phrases.done(words.name('place', s.finished[seat])))
  if (!isGoingOn(s)) return plain(s.turn !== seat ? '' : s.last === NONE ? phrases.toOpen : phrases.toDecide)
  if (s.last !== NONE && ownerOf(s.piece[s.last]) === seat) {
    const last = bidsOf(s).at(-1)
    return { says: phrases.leadsWith(last?.number ? String(last.number) : words.name('card', last?.card ?? BUILDINGS)), isLead: true }
  }
  if (s.out & (1 << seat)) return plain(phrases.passed)
  return plain(s.turn === seat ? phrases.toBid : phrases.in)
}
