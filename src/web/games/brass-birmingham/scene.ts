// What the parts of the board share: the page's properties, and what the board makes of them while a choice is pending.
import { useMemo, useState } from 'react'
import { actionList, kindOf, listed, second } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { SLOTS } from '../../../games/brass-birmingham/board.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { BUILD, NOTHING_OWED, OWES_BEER, OWES_COAL } from '../../../games/brass-birmingham/vocabulary.ts'
import { choosing } from '../../table/choosing.ts'
import type { BoardProps, Choice } from '../../table/face.ts'
import { linkPlace, slotPlace } from './places.ts'
import { type Preview, preview, priceOf } from './preview.ts'

/** The slot or line for which coal or beer is being chosen, as a place. */
export function siteOf(s: State): string | null {
  const step = owed(s.pending, NOTHING_OWED)
  if (kindOf(step) !== OWES_COAL && kindOf(step) !== OWES_BEER) return null
  const site = second(step)
  return site < SLOTS ? slotPlace(site) : linkPlace(site - SLOTS)
}

export interface Scene extends BoardProps<State> {
  /** Places that can be picked first: with others picked, one of these begins anew. */
  readonly anew: ReadonlySet<string>
  /** Places that have the ring: those that are open, or what the card that is pointed at could build. */
  readonly lit: ReadonlySet<string>
  /** Money for a build in a slot, by place; known once a card is picked or pointed at. */
  readonly prices: ReadonlyMap<string, number>
  /** What the pending choices would do; several while an industry is still to be chosen. */
  readonly previews: readonly Preview[]
  /** Says that a place is pointed at or focused, or none. */
  point(place: string | null): void
}

const NO_CHOICES: readonly Choice[] = []
/** More than this is a choice still to be made, not one to be weighed. */
const MOST_PREVIEWS = 2

export function useScene(table: BoardProps<State>): Scene {
  const { s, you, open, picked } = table
  const [pointed, point] = useState<string | null>(null)
  const choices = useMemo(() => (you === null || !(game.actors(s) & (1 << you)) ? NO_CHOICES : choicesOf(s, you)), [s, you])
  const pending = useMemo(() => pendingChoices(choices, { picked, pointed }), [choices, picked, pointed])
  const lit = useMemo(() => litBy(choices, { open, picked, pointed }), [choices, open, picked, pointed])
  const weights = useMemo(() => weighed(s, you, pending), [s, you, pending])
  const anew = useMemo(() => choosing(choices, []).open, [choices])
  return { ...table, point, lit, anew, ...weights }
}

/** Everything a seat may do, with the places it touches. */
export function choicesOf(s: State, seat: Seat): Choice[] {
  const out = actionList()
  game.legal(s, seat, out)
  return listed(out).map((action) => ({ action, places: game.describe(s, seat, action) }))
}

interface Pointing {
  readonly picked: readonly string[]
  readonly pointed: string | null
}

interface Pending {
  /** Choices that the picks, with what is pointed at, name completely. */
  readonly complete: readonly Choice[]
  /** Builds that fit what is picked or pointed at, once a card is among it. */
  readonly builds: readonly Choice[]
}

export function pendingChoices(choices: readonly Choice[], { picked, pointed }: Pointing): Pending {
  const now = choosing(choices, picked)
  const next = pointed !== null && now.open.has(pointed) ? choosing(choices, [...picked, pointed]) : null
  const { fitting } = next ?? now
  const hasCard = [...picked, pointed ?? ''].some((place) => place.startsWith('card:'))
  return {
    complete: now.complete.length > 0 ? now.complete : (next?.complete ?? []),
    builds: hasCard ? fitting.filter(({ action }) => kindOf(action) === BUILD) : [],
  }
}

/** A card that is pointed at, with nothing picked, shows where it builds. */
export function litBy(
  choices: readonly Choice[],
  { open, picked, pointed }: Pointing & { open: ReadonlySet<string> },
): ReadonlySet<string> {
  if (picked.length > 0 || !pointed?.startsWith('card:') || !open.has(pointed)) return open
  return new Set([pointed, ...choosing(choices, [pointed]).open])
}

function weighed(s: State, you: Seat | null, { complete, builds }: Pending): Pick<Scene, 'prices' | 'previews'> {
  const prices = new Map<string, number>()
  if (you === null) return { prices, previews: [] }
  for (const { action } of builds) {
    const place = slotPlace(second(action))
    prices.set(place, Math.min(prices.get(place) ?? Number.POSITIVE_INFINITY, priceOf(s, you, action)))
  }
  return { prices, previews: complete.length > MOST_PREVIEWS ? [] : complete.map(({ action }) => preview(s, you, action)) }
}
