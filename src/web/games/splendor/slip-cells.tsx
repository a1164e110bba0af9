// What every slip of Splendor ends with: nobles who come, tokens to give back, and what is there afterwards.
import type { ReactNode } from 'react'
import { first, kindOf } from '../../../core/action.ts'
import type { Words } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { HAND_LIMIT, NOBLE_POINTS, TOKEN_LIMIT } from '../../../games/splendor/components.ts'
import { GOLD, one } from '../../../games/splendor/gems.ts'
import { reserved, type State, tokens } from '../../../games/splendor/state.ts'
import { NOBLE, NOTHING_OWED, RETURN } from '../../../games/splendor/vocabulary.ts'
import { Cameo } from '../../art/cameo.tsx'
import { Gem } from '../../art/gem.tsx'
import type { SlipCell, SlipProps } from '../../table/face.ts'
import type { Plan } from '../../table/plan.ts'
import { Change } from '../../table/slip-change.tsx'
import { TOKENS } from './pieces.ts'
import { Tokens } from './tokens.tsx'
import { phrasesOf } from './words/phrases.ts'

const isOwed = (s: State, step: number): boolean => kindOf(owed(s.pending, NOTHING_OWED)) === step
/** Tokens that still have to go back. */
const excess = (s: State, seat: number): number => (isOwed(s, RETURN) ? tokens(s, seat) - TOKEN_LIMIT : 0)

/** The nobles who come by themselves, or that several would. */
export function visits({ told, after }: Plan<State>, words: Words): ReactNode[] {
  const phrases = phrasesOf(words)
  const rows = told
    .filter(({ event }) => event === 'receives')
    .map(({ facts }) => (
      <span key={facts.noble} className="sp-row">
        <Cameo portrait={facts.noble} /> {phrases.nobleVisits} <b className="up">+{NOBLE_POINTS}</b>
      </span>
    ))
  return isOwed(after, NOBLE) ? [...rows, <em key="noble">{phrases.noblesWish}</em>] : rows
}

const isReturn = (action: number): boolean => kindOf(action) === RETURN

/** How many tokens go back in a plan, chosen or not. */
export const returnsIn = ({ actions, after, seat }: Plan<State>): number => actions.filter(isReturn).length + excess(after, seat)

/** What was chosen to go back; while some is to be chosen, every token that could. */
export function givenBack({ plan, isWhole, fitting, take, label, board: { words } }: SlipProps<State>): SlipCell {
  const back = plan.actions.filter(isReturn).map(first)
  const gems = back.filter((token) => token !== GOLD).reduce((sum, gem) => sum + one(gem), 0)
  const gold = back.filter((token) => token === GOLD).length
  const ways = isWhole ? [] : fitting.filter(({ action }) => isReturn(action))
  const row = (
    <span key="back" className="sp-row">
      {back.length > 0 && <Tokens {...{ gems, gold, words }} />}
      {ways.map((choice) => (
        <button key={choice.action} type="button" className="sp-give" onClick={() => take(choice)} aria-label={label(choice.action)}>
          <Gem gem={TOKENS[first(choice.action)]} />
        </button>
      ))}
    </span>
  )
  return { name: phrasesOf(words).youGiveBack, rows: back.length + ways.length > 0 ? [row] : [] }
}

/** Points where they change, tokens of ten, and reserved cards where there is one more. */
export function afterwards({ plan, board: { words } }: SlipProps<State>): SlipCell {
  const { before, after, seat, told } = plan
  const phrases = phrasesOf(words)
  const [gems, gold, held] = [after.gems[seat], after.gold[seat], tokens(after, seat)]
  const isLast = told.some(({ event }) => event === 'lastRound')
  const rows = [
    before.points[seat] !== after.points[seat] && (
      <span key="points" className="sp-row">
        <Change from={before.points[seat]} to={after.points[seat]} says={phrases.pointsOf(after.points[seat])} />
        {isLast && <em>{phrases.lastRound}</em>}
      </span>
    ),
    before !== after && (
      <span key="tokens" className="sp-row">
        {held > 0 && <Tokens {...{ gems, gold, words }} />}
        <em data-over={held > TOKEN_LIMIT}>
          {held} {phrases.outOf(TOKEN_LIMIT)}
          {held > TOKEN_LIMIT && `, ${phrases.thenGiveBack(held - TOKEN_LIMIT)}`}
        </em>
        {reserved(after, seat) > reserved(before, seat) && (
          <em>
            <span className="art-said">; </span>
            {phrases.reservedOf(reserved(after, seat), HAND_LIMIT)}
          </em>
        )}
      </span>
    ),
  ]
  return { name: phrases.thenYouHave, rows: rows.filter((row) => row !== false) }
}
