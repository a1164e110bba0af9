// What becomes of a card that was won: a step on a track, or more for a row at the end.
import { Fragment, type ReactNode } from 'react'
import { type Action, first, kindOf, second } from '../../../../core/action.ts'
import { ALL_REWARDS, TOP_LEVEL, TRACKS } from '../../../../games/bruxelles-1893/components.ts'
import { rowCount, rowWorth } from '../../../../games/bruxelles-1893/end.ts'
import { levelPlace, type State } from '../../../../games/bruxelles-1893/state.ts'
import { trackPlace } from '../../../../games/bruxelles-1893/tables.ts'
import { REWARD, TUCK } from '../../../../games/bruxelles-1893/vocabulary.ts'
import { columnName } from '../../../../games/bruxelles-1893/words/places.ts'
import type { SlipCell } from '../../../table/face.ts'
import type { Plan } from '../../../table/plan.ts'
import { Change } from '../../../table/slip-change.tsx'
import { Icon } from '../art/icon.tsx'
import { REWARD_ICONS } from '../column.tsx'
import { Icons } from '../pieces.tsx'
import { ROW_ICONS } from '../rows.tsx'
import type { Scene } from '../scene.ts'
import { inTwoRows } from './several.tsx'
import type { Sheet } from './sheet.ts'

export function usedCell({ plan, words, scene }: Sheet): SlipCell {
  const uses = usesIn(plan).map((use) => (
    <span key={use.action} className="bx-several">
      <b>{columnName(first(use.action))}</b>{' '}
      {kindOf(use.action) === TUCK ? <Tucked use={use} seat={plan.seat} scene={scene} /> : <Rewarded use={use} seat={plan.seat} />}
    </span>
  ))
  return { name: words.get, rows: inTwoRows(uses) }
}

interface Use {
  readonly action: Action
  /** The table before it: an earlier card may have moved the same marker. */
  readonly s: State
}

/** The cards that are used, in their order. */
export function usesIn(plan: Plan<State>): Use[] {
  if (!plan.previous) return []
  const action = plan.actions[plan.actions.length - 1]
  const isUse = kindOf(action) === REWARD || kindOf(action) === TUCK
  return [...usesIn(plan.previous), ...(isUse ? [{ action, s: plan.previous.after }] : [])]
}

function Tucked({ use: { action, s }, seat, scene }: { readonly use: Use; readonly seat: number; readonly scene: Scene }): ReactNode {
  const row = second(action)
  const worth = rowWorth(s, seat, row)
  const count = rowCount(s, seat, row)
  const after = worth + s.tables.cardPoints[s.columnCard[first(action)]]
  return (
    <>
      <Icon icon={ROW_ICONS[row]} /> <Change from={count * worth} to={count * after} /> {scene.phrases.pointsUnit}
    </>
  )
}

function Rewarded({ use: { action, s }, seat }: { readonly use: Use; readonly seat: number }): ReactNode {
  const card = s.columnCard[first(action)]
  const all = second(action) === ALL_REWARDS ? [0, 1].map((each) => s.tables.cardReward[card * 2 + each]) : [second(action)]
  return [...new Set(all)].map((reward) => {
    const steps = all.filter((each) => each === reward).length
    if (reward >= TRACKS.length) return <Icons key={reward} icon={REWARD_ICONS[reward]} count={steps} />
    return (
      <Fragment key={reward}>
        <Icon icon={REWARD_ICONS[reward]} /> <Change {...numberAfter(s, seat, { track: reward, steps })} />
      </Fragment>
    )
  })
}

/** A track's number, now and after some steps. */
export function numberAfter(
  s: State,
  seat: number,
  { track, steps = 1 }: { readonly track: number; readonly steps?: number },
): { readonly from: number; readonly to: number } {
  const level = s.level[levelPlace(seat, track)]
  const printed = (at: number) => s.tables.trackNumber[trackPlace(s.board[seat], track, at)]
  return { from: printed(level), to: printed(Math.min(level + steps, TOP_LEVEL)) }
}
