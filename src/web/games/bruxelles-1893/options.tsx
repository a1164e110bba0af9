// A question's answers as buttons, each with its sign and what it means.

import type { ReactNode } from 'react'
import { type Action, first, kindOf, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import { colourOf } from '../../../games/bruxelles-1893/art.ts'
import { pointed, stepBack, stepOn } from '../../../games/bruxelles-1893/compass.ts'
import { AREAS, HANDS, NOBLE_IDS, NOBLE_KINDS, WHITE } from '../../../games/bruxelles-1893/components.ts'
import { nobleAt, priceOf } from '../../../games/bruxelles-1893/nobles.ts'
import { KINDS, type Kind, OWES_KEEP } from '../../../games/bruxelles-1893/vocabulary.ts'
import { pointing } from '../../board/pointed.ts'
import { parts } from '../../board/words.ts'
import type { Choice } from '../../table/choice.ts'
import { Icon } from './art/icon.tsx'
import type { Asked } from './asked.ts'
import { bestSale, passFrancs } from './changes.ts'
import { iconOf } from './icons.ts'
import { bits } from './iris.tsx'
import { pendingStep } from './scene.ts'

/** What is picked on a board and nowhere else. */
const ON_BOARDS: ReadonlySet<Kind> = new Set(['neutral', 'place', 'market', 'exchange', 'grand-place', 'move', 'build', 'recall', 'double'])
/** With more irises than this the board is the better list. */
const FEW = 4

export function Options({ asked }: { readonly asked: Asked }): ReactNode {
  const shown = asked.fitting.filter((choice) => isShown(asked, choice))
  if (shown.length === 0) return null
  return (
    <div className="bx-options">
      {shown.map((choice) => (
        <Option key={choice.action} asked={asked} choice={choice} />
      ))}
    </div>
  )
}

function isShown({ fitting, picked }: Asked, { action }: Choice): boolean {
  const kind = KINDS[kindOf(action)]
  if (kind === 'park') return picked.includes('choice:park')
  if (kind === 'square') return fitting.length <= FEW
  // Of many sums one opens the slip, where it is changed.
  if (kind === 'bid') return action === fitting[0].action
  if (kind === 'francs') return action === fitting[fitting.length - 1].action
  return !ON_BOARDS.has(kind)
}

function Option({ asked, choice }: { readonly asked: Asked; readonly choice: Choice }): ReactNode {
  const { action, places } = choice
  const place = places[places.length - 1]
  const icon = iconOf(asked.s, action)
  const hint = hintOf(asked, action)
  return (
    <button
      type="button"
      className="btn bx-option"
      data-place={place}
      data-open="true"
      data-action={icon}
      aria-pressed={asked.ready?.action === action}
      onClick={() => asked.take(choice)}
      {...pointing(place)}
    >
      {icon && <Icon icon={icon} />}
      <span>
        {asked.label(action)}
        {hint && <small>{hint}</small>}
      </span>
    </button>
  )
}

/** What is worth knowing of an answer before it is given. */
function hintOf({ s, seat, phrases, words }: Asked, a: Action): string | null {
  const x = first(a)
  const kind = KINDS[kindOf(a)]
  switch (kind) {
    case 'pass':
      return phrases.passHint(passFrancs(s, seat), s.firstPasser === NONE)
    case 'square':
      return phrases.spaces(bits(AREAS[x]))
    case 'sell': {
      // White tiles are told apart by the colour on their backs.
      if (x >= WHITE) return words.name('art', colourOf(x))
      const best = bestSale(s, seat, a)
      return best && phrases.upTo(best.francs, best.points)
    }
    case 'noble': {
      const noble = nobleAt(s, x)
      return noble < NOBLE_KINDS ? `${phrases.effects[NOBLE_IDS[noble]]} · ${phrases.francs(priceOf(x))}` : null
    }
    case 'keep':
      return kindOf(pendingStep(s)) === OWES_KEEP ? phrases.salary(s.tables.salary[second(pendingStep(s))]) : null
    case 'use':
      return phrases.effects[NOBLE_IDS[x]]
    case 'salary':
    case 'dismiss':
      return phrases.francs(s.tables.salary[x])
    case 'cube':
      return phrases.left(s.supply[x])
    case 'turn': {
      const to = x < HANDS ? stepOn(s, x) : stepBack(s, x - HANDS)
      return phrases.fromTo(words.name('segment', pointed(s, x % HANDS)), words.name('segment', s.segment[to]))
    }
    case 'pavilion':
      return parts(': ', ...(phrases.cards[s.pavilionCard[x]] ?? [])) || null
    default:
      return null
  }
}
