// The slip of every decision: a pawn on the Art Nouveau board, pawns to Brussels, a pass, or the answer to a question.

import type { ReactNode } from 'react'
import { type Action, first, kindOf } from '../../../../core/action.ts'
import { isTiled } from '../../../../games/bruxelles-1893/belle-epoque/face-down.ts'
import { ACTIONS, AREAS, columnOf } from '../../../../games/bruxelles-1893/components.ts'
import { nobleAt } from '../../../../games/bruxelles-1893/nobles.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import { KINDS, type Kind, SALARY, SKIP, SQUARE, TAKE_CUBE, TO_PARK } from '../../../../games/bruxelles-1893/vocabulary.ts'
import { columnName } from '../../../../games/bruxelles-1893/words/places.ts'
import { parts } from '../../../board/words.ts'
import type { SlipCell, SlipContent, SlipProps } from '../../../table/face.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { iconOf } from '../icons.ts'
import { bits } from '../iris.tsx'
import { said, stepName } from '../scene.ts'
import { getCell } from './get.tsx'
import { missedBy } from './missed.ts'
import { isParkIn, optionsCell } from './options-cell.tsx'
import { columnCell, compassCell, ownerCell, thenCell } from './others.tsx'
import { bidOf, payCell } from './pay.tsx'
import { type Sheet, sheetOf, spaceOf, toldOf, townOf } from './sheet.ts'
import { usedCell, usesIn } from './used.tsx'
import type { SlipWords } from './words/slip-words.ts'
import './slip.css'

export function contentOf(props: SlipProps<State>, words: SlipWords): SlipContent {
  const sheet = sheetOf(props, words)
  const space = spaceOf(props.plan)
  const content = space === null ? elsewhere(sheet) : placement(sheet, space)
  return { ...content, turnedUp: turnedUp(sheet), cells: filled([...(content.cells ?? []), optionsCell(sheet)]) }
}

/** With these a noble leaves the theatre, and another comes. */
const REFILLED: readonly Kind[] = ['noble', 'keep', 'discard']

/** What one will see then that nobody knows: of several things the one that the next round begins with. */
function turnedUp({ plan, scene, words }: Sheet): string | undefined {
  if (plan.after.round !== plan.before.round) return words.nextRound
  const [drawn] = toldOf(plan, 'draws')
  if (drawn) return words.toYou(scene.words.name('tiles', drawn.tiles))
  const last = plan.actions.at(-1)
  return last !== undefined && REFILLED.includes(KINDS[kindOf(last)]) ? words.nextNoble : undefined
}

/** Empty cells are left out. */
const filled = (cells: readonly SlipCell[]): SlipCell[] => cells.filter(({ rows }) => rows.length > 0)

const pictured = (icon: IconName): ReactNode => (
  <span className="bx-slip-scene" data-action={icon}>
    <Icon icon={icon} />
  </span>
)

function placement(sheet: Sheet, space: number): SlipContent {
  const { plan, words } = sheet
  const { phrases } = sheet.scene
  const action = ACTIONS[plan.before.actionAt[space]]
  const missed = missedBy(sheet, space)
  const isLeft = plan.actions.some((a) => kindOf(a) === SKIP)
  const cells = missed
    ? [payCell(sheet), columnCell(sheet, space)].map(({ name, rows }) => ({ name, rows: rows.slice(0, 1) }))
    : [payCell(sheet), getCell(sheet), ownerCell(sheet, space), columnCell(sheet, space), compassCell(sheet), thenCell(sheet)]
  return {
    picture: pictured(action),
    title: words.titles[action],
    note: said(words.inColumn(phrases.actions[action], columnName(columnOf(space))), isTiled(plan.before, space) && words.tileSpace),
    cells,
    missed,
    deed: missed || isLeft ? words.onlyBid(bidOf(sheet)) : words.withBid(words.deeds[action], bidOf(sheet)),
  }
}

function elsewhere(sheet: Sheet): SlipContent {
  const { plan, label, words } = sheet
  const { phrases, s } = sheet.scene
  const [answer] = plan.actions
  const town = townOf(plan)
  const cells = [payCell(sheet), getCell(sheet), areaCell(sheet), usedCell(sheet), compassCell(sheet), thenCell(sheet)]
  if (town) {
    const copied = kindOf(plan.actions[0]) === TO_PARK ? ACTIONS[first(plan.actions[0])] : null
    const deed = copied ? words.deeds[copied] : phrases.places[town]
    return {
      picture: pictured(town),
      title: phrases.places[town],
      ...(copied ? { note: phrases.actions[copied] } : {}),
      cells,
      missed: missedBy(sheet, null),
      deed,
    }
  }
  if (answer === undefined) return begun(sheet)
  const icon = iconOf(s, answer)
  const paid = plan.actions.filter((a) => kindOf(a) === SALARY)
  const named = usesIn(plan).length > 1 ? words.cardsWon : paid.length > 1 ? parts(', ', ...paid.map(label)) : answered(sheet, answer)
  return { ...(icon ? { picture: pictured(icon) } : {}), title: named, cells, deed: deedOf(sheet, KINDS[kindOf(answer)]) ?? named }
}

/** An answer as a deed: a button may say only what is taken, a title says that it is. */
function answered({ plan, scene: { s, words: game }, label, words: { answers } }: Sheet, answer: Action): string {
  const x = first(answer)
  switch (KINDS[kindOf(answer)]) {
    case 'take':
      return answers.take(game.name('art_it', x))
    case 'cube':
      return answers.cube(parts(', ', ...plan.actions.filter((a) => kindOf(a) === TAKE_CUBE).map((a) => game.name('cube', first(a)))))
    case 'noble':
      return answers.noble(game.name('noble', nobleAt(s, x)))
    case 'use':
      return answers.use(game.name('noble', x))
    case 'remove':
    case 'dismiss':
      return answers.discard(label(answer))
    case 'pay':
      return answers.pay(game.name('payment', x))
    default:
      return label(answer)
  }
}

/** What a first place belongs to, while it may still become several things. */
function begun(sheet: Sheet): SlipContent {
  if (isParkIn(sheet)) return { picture: pictured('park'), title: sheet.scene.phrases.places.park, cells: [] }
  return stepName(sheet.plan.after) === 'useCards' ? { title: sheet.words.cardsWon, cells: [] } : { cells: [] }
}

/** What the button says, where the answer itself is no verb. */
function deedOf({ words: { deeds, use, lay } }: Sheet, kind: Kind): string | undefined {
  const verbs: Readonly<Partial<Record<Kind, string>>> = {
    take: deeds.workshop,
    sell: deeds.sale,
    noble: deeds.nobles,
    cube: deeds.materials,
    build: deeds.construction,
    pavilion: deeds.construction,
    pay: deeds.construction,
    reward: use,
    tuck: use,
    use,
    card: use,
    square: lay,
    tile: lay,
  }
  return verbs[kind]
}

/** The area that a try square frames. */
function areaCell({ plan, scene: { phrases }, words }: Sheet): SlipCell {
  const square = plan.actions.find((a) => kindOf(a) === SQUARE)
  return { name: words.area, rows: square === undefined ? [] : [<b key="area">{phrases.spaces(bits(AREAS[first(square)]))}</b>] }
}
