// What the slips of Skyrise draw in a row: a token with its step on a track, seats, a building.
import type { ReactNode } from 'react'
import { UNKNOWN } from '../../../core/block.ts'
import type { Seat, Words } from '../../../core/game.ts'
import { AWARD, COLOURS, FIRST_PATRON, INNOVATOR_POINTS, TOKENS, type Token, WILD } from '../../../games/skyrise/components.ts'
import { structuresIn } from '../../../games/skyrise/objectives.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { trackOf } from '../../../games/skyrise/tokens.ts'
import type { SeatInfo } from '../../../wire/seats.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import type { Plan } from '../../table/plan.ts'
import { BUILDINGS, type Kind } from './buildings.ts'
import { Faces } from './faces.tsx'
import { heightNameOf, setOf } from './pieces.ts'
import { TokenDisc } from './token.tsx'
import { phrasesOf } from './words/phrases.ts'

interface StepProps {
  readonly plan: Plan<State>
  /** Once it is taken. */
  readonly after: State
  readonly token: number
  readonly words: Words
}

/** A token, and what it does where it goes. */
export function TokenStep(step: StepProps): ReactNode {
  const { token, words } = step
  return (
    <span className="sr-row">
      <TokenDisc token={TOKENS[token]} />
      <span className="art-said">{words.name('token', token)}:</span> {stepOf(step)}
    </span>
  )
}

function stepOf({ plan: { before, seat }, after, token, words }: StepProps): ReactNode {
  const phrases = phrasesOf(words)
  if (token === AWARD) return words.name('token', token)
  if (token >= FIRST_PATRON) {
    const tile = before.patrons[token - FIRST_PATRON]
    return tile === UNKNOWN ? phrases.tileSeen : phrases.patronEach(before.tables.patrons[tile])
  }
  const tokensOn = (s: State, colour: number) => s.track[seat * COLOURS.length + colour]
  const colour = COLOURS.findIndex((_, i) => (token === WILD || token === i) && tokensOn(after, i) > tokensOn(before, i))
  if (colour >= 0) {
    const [from, to] = [before, after].map((s) => trackOf(s)[tokensOn(s, colour)])
    return (
      <>
        {token === WILD && <TokenDisc token={COLOURS[colour]} />}
        <span className="art-said">{phrases.factions[COLOURS[colour]]}</span>
        {/* The last step of a track is worth less than the one before it. */}
        <span className={to < from ? 'sr-falls' : 'sr-rises'}>
          {phrases.raises(from, to)} ×{structuresIn(after, seat, colour)}
        </span>
      </>
    )
  }
  const isWaiting = token === WILD && after.pending[0] > 0
  return isWaiting ? phrases.anyTrack : phrases.innovatorSays(INNOVATOR_POINTS)
}

/** Seats by their marks, with their names for who listens. */
export function Seats({ some, seats }: { readonly some: readonly Seat[]; readonly seats: readonly SeatInfo[] }): ReactNode {
  if (some.length === 0) return <em>–</em>
  return (
    <span className="sr-seats">
      {some.map((seat) => (
        <span key={seat} title={seats[seat].name}>
          <SeatMark seat={seat} />
          <span className="art-said">{seats[seat].name}</span>
        </span>
      ))}
    </span>
  )
}

/** A structure as it would stand. */
export function BuildingPicture({ s, seat, structure }: { readonly s: State; readonly seat: Seat; readonly structure: number }): ReactNode {
  const height = heightNameOf(s, seat, structure)
  const kind: Kind = height === 'masterpiece' ? height : `${setOf(s, seat)}-${height}`
  return (
    <svg className="sr-pictured" data-set={setOf(s, seat)} viewBox="-82 -246 164 294" aria-hidden="true">
      <Faces faces={BUILDINGS[kind]} />
    </svg>
  )
}

export function DiscPicture({ token }: { readonly token: Token }): ReactNode {
  return (
    <span className="sr-pictured-disc">
      <TokenDisc token={token} />
    </span>
  )
}
