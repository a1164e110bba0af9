// The cards one has won, each with its rewards and with what it would add to a row.
import type { ReactNode } from 'react'
import { first, kindOf, second } from '../../../../core/action.ts'
import { ALL_REWARDS, PRESTIGE_CARDS, TRACKS } from '../../../../games/bruxelles-1893/components.ts'
import { rowCount, rowWorth } from '../../../../games/bruxelles-1893/end.ts'
import { REWARD } from '../../../../games/bruxelles-1893/vocabulary.ts'
import { columnName } from '../../../../games/bruxelles-1893/words/places.ts'
import type { Choice } from '../../../table/choice.ts'
import { Icon } from '../art/icon.tsx'
import type { Asked } from '../asked.ts'
import { CardFace, REWARD_ICONS } from '../column.tsx'
import { ROW_ICONS } from '../rows.tsx'
import { numberAfter } from './used.tsx'

export function CardUses({ asked }: { readonly asked: Asked }): ReactNode {
  const { s, fitting } = asked
  const columns = [...new Set(fitting.map(({ action }) => first(action)))]
  return (
    <div className="bx-card-uses">
      {columns.map((column) => (
        <div key={column} className="bx-card-use">
          <span className="bx-card" aria-hidden="true">
            <span className="bx-number">{columnName(column)}</span>
            {s.columnCard[column] < PRESTIGE_CARDS && <CardFace s={s} card={s.columnCard[column]} />}
          </span>
          {fitting
            .filter(({ action }) => first(action) === column)
            .map((choice) => (
              <Use key={choice.action} asked={asked} choice={choice} />
            ))}
        </div>
      ))}
    </div>
  )
}

function Use({ asked, choice }: { readonly asked: Asked; readonly choice: Choice }): ReactNode {
  const { s, seat, phrases, ready } = asked
  const { action } = choice
  const isReward = kindOf(action) === REWARD
  const which = second(action)
  const card = s.columnCard[first(action)]
  const icons = !isReward
    ? [ROW_ICONS[which]]
    : which === ALL_REWARDS
      ? [0, 1].map((each) => REWARD_ICONS[s.tables.cardReward[card * 2 + each]])
      : [REWARD_ICONS[which]]
  return (
    <button
      type="button"
      className="btn bx-option"
      data-place={choice.places[1]}
      data-open="true"
      aria-pressed={ready?.action === action}
      onClick={() => asked.take(choice)}
    >
      <span className="art-said">{asked.label(action)}</span>
      <span className="place-inside" aria-hidden="true">
        {icons.map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rewards of a card have an order
          <Icon key={i} icon={icon} />
        ))}
      </span>
      <small>{isReward ? levelAfter() : worthAfter()}</small>
    </button>
  )

  /** What a track's number is, now and after the step. */
  function levelAfter(): string | null {
    if (which >= TRACKS.length) return null
    const { from, to } = numberAfter(s, seat, { track: which })
    return phrases.fromTo(String(from), String(to))
  }

  /** What the row is worth, now and with the card. */
  function worthAfter(): string {
    const worth = rowWorth(s, seat, which)
    const after = worth + s.tables.cardPoints[card]
    const count = rowCount(s, seat, which)
    return phrases.fromTo(String(count * worth), phrases.points(count * after))
  }
}
