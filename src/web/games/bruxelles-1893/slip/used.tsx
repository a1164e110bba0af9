// What becomes of a card that was won: a step on a track, or more for a row at the end.
import { first, kindOf, second } from '../../../../core/action.ts'
import { ALL_REWARDS, TOP_LEVEL, TRACKS } from '../../../../games/bruxelles-1893/components.ts'
import { rowWorth } from '../../../../games/bruxelles-1893/end.ts'
import { levelPlace, type State } from '../../../../games/bruxelles-1893/state.ts'
import { trackPlace } from '../../../../games/bruxelles-1893/tables.ts'
import { REWARD, TUCK } from '../../../../games/bruxelles-1893/vocabulary.ts'
import type { SlipCell } from '../../../table/face.ts'
import { Change } from '../../../table/slip-change.tsx'
import { Icon } from '../art/icon.tsx'
import { REWARD_ICONS } from '../column.tsx'
import { ROW_ICONS } from '../rows.tsx'
import { endsPhase, type Sheet } from './sheet.ts'

export function usedCell({ plan, words }: Sheet): SlipCell {
  const { before: s, actions, seat } = plan
  const use = actions.find((a) => kindOf(a) === REWARD || kindOf(a) === TUCK)
  // Within a phase the changes themselves are shown.
  if (use === undefined || (kindOf(use) === REWARD && !endsPhase(plan))) return { name: words.get, rows: [] }
  const card = s.columnCard[first(use)]
  if (kindOf(use) === TUCK) {
    const worth = rowWorth(s, seat, second(use))
    const rows = [
      <span key="row" className="bx-several">
        <Icon icon={ROW_ICONS[second(use)]} /> × <Change from={worth} to={worth + s.tables.cardPoints[card]} />
      </span>,
    ]
    return { name: words.get, rows }
  }
  const rewards = second(use) === ALL_REWARDS ? [0, 1].map((each) => s.tables.cardReward[card * 2 + each]) : [second(use)]
  return {
    name: words.get,
    rows: rewards.map((reward) => (
      <span key={reward} className="bx-several">
        <Icon icon={REWARD_ICONS[reward]} /> {reward < TRACKS.length && <Change {...numberAfter(s, seat, reward)} />}
      </span>
    )),
  }
}

/** A track's number, now and after a step. */
export function numberAfter(s: State, seat: number, track: number): { readonly from: number; readonly to: number } {
  const level = s.level[levelPlace(seat, track)]
  const printed = (at: number) => s.tables.trackNumber[trackPlace(s.board[seat], track, at)]
  return { from: printed(level), to: printed(Math.min(level + 1, TOP_LEVEL)) }
}
