// What the parts of the board share: the page's properties, what is drawn where, and what a masterpiece would bring.
import { useMemo } from 'react'
import { first, second } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { MASTERPIECES, NUMBERS } from '../../../games/skyrise/components.ts'
import { skyrise as game } from '../../../games/skyrise/index.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { usePointed } from '../../board/pointed.ts'
import { isSameChoice, isSamePosition } from '../../board/same.ts'
import type { Choice } from '../../table/choice.ts'
import { choicesOf } from '../../table/choosing.ts'
import type { BoardProps } from '../../table/face.ts'
import { districtPlace } from './places.ts'
import { isPointless, type Worth, worthAt } from './worth.ts'

export interface Scene extends BoardProps<State> {
  /** What each masterpiece that can be placed would bring, by card. */
  readonly worths: ReadonlyMap<number, Worth>
  /** Points of the masterpiece that is picked or pointed at, by the place of a district. */
  readonly gains: ReadonlyMap<string, number>
}

const NO_CHOICES: readonly Choice[] = []

export function useScene(table: BoardProps<State>): Scene {
  const { s, you, picked } = table
  const pointed = usePointed(cardIn)
  const choices = useMemo(() => (you === null ? NO_CHOICES : choicesOf(game, s, you)), [s, you])
  const gainsByCard = useMemo(() => (you === null ? new Map() : gainsOf(s, you, choices)), [s, you, choices])
  const worths = useMemo(() => new Map([...gainsByCard].map(([card, gains]) => [card, worthOf([...gains.values()])])), [gainsByCard])
  const shown = [...picked.map(cardIn), pointed].find((card) => card >= 0)
  const gains = (shown !== undefined && gainsByCard.get(shown)) || NO_GAINS
  return { ...table, worths, gains }
}

interface Part {
  readonly scene: Scene
}

/** How parts are compared that show the position alone, and nothing of what is chosen or pointed at: they are not drawn anew for it. */
export const standsSame = ({ scene: a }: Part, { scene: b }: Part): boolean => isSamePosition(a, b)

/** The same for those that show what is chosen, but no gains. */
export const isChosenSame = ({ scene: a }: Part, { scene: b }: Part): boolean => isSameChoice(a, b) && a.worths === b.worths

type Gains = ReadonlyMap<string, number>
const NO_GAINS: Gains = new Map()

function gainsOf(s: State, seat: Seat, choices: readonly Choice[]): Map<number, Gains> {
  const all = new Map<number, Map<string, number>>()
  for (const { action, places } of choices) {
    const card = second(action) - NUMBERS
    if (card < 0 || places.length < 2 || isPointless(s, card)) continue
    const gains = all.get(card) ?? new Map<string, number>()
    gains.set(districtPlace(first(action)), worthAt(s, { seat, card, district: first(action) }))
    all.set(card, gains)
  }
  return all
}

const worthOf = (points: readonly number[]): Worth => ({ least: Math.min(...points), most: Math.max(...points) })

/** The card of a masterpiece's place, or −1. */
function cardIn(place: string | null): number {
  return MASTERPIECES.findIndex((name) => place === `masterpiece:${name}`)
}
