// A question's answers as buttons, each with its sign and what it means.
import type { ReactNode } from 'react'
import { type Action, first, kindOf, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import { pointed, stepBack, stepOn } from '../../../games/bruxelles-1893/compass.ts'
import { AREAS, CUBES, HANDS, NOBLE_IDS, NOBLE_KINDS, WHITE } from '../../../games/bruxelles-1893/components.ts'
import { nobleAt, priceOf } from '../../../games/bruxelles-1893/nobles.ts'
import { KINDS, type Kind, OWES_KEEP } from '../../../games/bruxelles-1893/vocabulary.ts'
import { pointing } from '../../board/pointed.ts'
import type { Choice } from '../../table/choice.ts'
import { Icon, type IconName } from './art/icon.tsx'
import { artIcon } from './art-icons.ts'
import type { Asked } from './asked.ts'
import { bestSale, passFrancs } from './changes.ts'
import { bits } from './iris.tsx'
import { ROW_ICONS } from './rows.tsx'
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
  return !ON_BOARDS.has(kind)
}

function Option({ asked, choice }: { readonly asked: Asked; readonly choice: Choice }): ReactNode {
  const { action, places } = choice
  const place = places[places.length - 1]
  const icon = iconOf(asked, action)
  const hint = hintOf(asked, action)
  return (
    <button
      type="button"
      className="btn bx-option"
      data-place={place}
      data-open="true"
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

function iconOf({ s }: Asked, a: Action): IconName | null {
  const x = first(a)
  const icons: Readonly<Partial<Record<Kind, IconName>>> = {
    take: artIcon(s.edition, x),
    sell: artIcon(s.edition, x),
    as: artIcon(s.edition, x),
    flip: artIcon(s.edition, x),
    cube: CUBES[x],
    trade: 'wild',
    draw: 'art',
    row: ROW_ICONS[x],
    travellers: 'traveller',
    stand: x === 0 ? 'anyPawn' : 'traveller',
    square: 'iris',
    give: CUBES[x] ?? artIcon(s.edition, x - CUBES.length),
    ...(s.shop[x] !== undefined && s.shop[x] !== NONE
      ? { display: artIcon(s.edition, s.shop[x]), return: artIcon(s.edition, s.shop[x]) }
      : {}),
  }
  return icons[KINDS[kindOf(a)]] ?? null
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
      const best = x < WHITE ? bestSale(s, seat, a) : null
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
      return phrases.cards[s.pavilionCard[x]]?.join(': ') ?? null
    default:
      return null
  }
}
