// What the parts of the board share: the page's properties, and what the board makes of them while a choice is pending.
import { useMemo } from 'react'
import { action, first, kindOf, second } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { SLOTS } from '../../../games/brass-birmingham/board.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { BUILD, NETWORK, NOTHING_OWED, OWES_BEER, OWES_COAL, OWES_DISCARD } from '../../../games/brass-birmingham/vocabulary.ts'
import type { Data } from '../../board/place.tsx'
import { usePointed } from '../../board/pointed.ts'
import { choicesOf, choosing } from '../../table/choosing.ts'
import type { BoardProps, Choice } from '../../table/face.ts'
import { linkPlace, slotPlace } from './places.ts'
import { type Preview, preview, priceOf } from './preview.ts'

/** The slot or line for which coal or beer is being chosen, as a place. */
function siteOf(s: State): string | null {
  const step = owed(s.pending, NOTHING_OWED)
  if (kindOf(step) !== OWES_COAL && kindOf(step) !== OWES_BEER) return null
  const site = second(step)
  return site < SLOTS ? slotPlace(site) : linkPlace(site - SLOTS)
}

export interface Scene extends BoardProps<State> {
  /** Places that have the ring: those that are open, or what the card that is pointed at could build. */
  readonly lit: ReadonlySet<string>
  /** Money for a build in a slot, known once a card is picked or pointed at, and for a link; by place. */
  readonly prices: ReadonlyMap<string, number>
  /** What the pending choices would do; several while an industry is still to be chosen. */
  readonly previews: readonly Preview[]
}

const NO_CHOICES: readonly Choice[] = []
const ONE_DISCARD = action(OWES_DISCARD, 1)
/** More than this is a choice still to be made, not one to be weighed. */
const MOST_PREVIEWS = 2

export function useScene(table: BoardProps<State>): Scene {
  const { s, you, open, picked } = table
  const pointed = usePointed(weighedPlace)
  const choices = useMemo(() => (you === null || !(game.actors(s) & (1 << you)) ? NO_CHOICES : choicesOf(game, s, you)), [s, you])
  const pending = useMemo(() => {
    const now = pendingChoices(choices, { picked, pointed })
    // Whichever card is discarded, the action goes on alike: what it does is shown while the card is chosen.
    return now.complete.length === 0 && owed(s.pending, NOTHING_OWED) === ONE_DISCARD ? { ...now, complete: choices.slice(0, 1) } : now
  }, [s, choices, picked, pointed])
  const lit = useMemo(() => litBy(choices, { open, picked, pointed }), [choices, open, picked, pointed])
  const weights = useMemo(() => weighed(s, you, pending), [s, you, pending])
  return { ...table, lit, ...weights }
}

/** The mat says by itself what its tiles cost and bring. */
const weighedPlace = (place: string | null): string | null => (place?.startsWith('stack:') ? null : place)

/** How a spot of the map looks while a choice is pending. */
export const spotData = ({ s, lit }: Scene, place: string): Data => ({ 'data-lit': lit.has(place), 'data-site': siteOf(s) === place })

interface Pointing {
  readonly picked: readonly string[]
  readonly pointed: string | null
}

interface Pending {
  /** Choices that the picks, with what is pointed at, name completely. */
  readonly complete: readonly Choice[]
  /** Builds and links whose price is worth showing. */
  readonly priced: readonly Choice[]
}

export function pendingChoices(choices: readonly Choice[], { picked, pointed }: Pointing): Pending {
  const now = choosing(choices, picked)
  const next = pointed !== null && now.open.has(pointed) ? choosing(choices, [...picked, pointed]) : null
  const complete = now.complete.length > 0 ? now.complete : (next?.complete ?? [])
  // A card's prices stay while its slots are pointed at one after another.
  const fitting = picked.some(isCard) ? now.fitting : pointed !== null && isCard(pointed) ? next?.fitting : undefined
  const links = choices.filter(({ action }) => kindOf(action) === NETWORK)
  const isSecondLink = links.length === choices.length - 1
  return {
    complete,
    priced: [
      ...(fitting ?? []).filter(({ action }) => kindOf(action) === BUILD),
      ...links.filter((link) => isSecondLink || complete.includes(link)),
    ],
  }
}

const isCard = (place: string): boolean => place.startsWith('card:')

/** A card that is pointed at, with nothing picked, shows where it builds. */
export function litBy(
  choices: readonly Choice[],
  { open, picked, pointed }: Pointing & { open: ReadonlySet<string> },
): ReadonlySet<string> {
  if (picked.length > 0 || pointed === null || !isCard(pointed) || !open.has(pointed)) return open
  return new Set([pointed, ...choosing(choices, [pointed]).open])
}

function weighed(s: State, you: Seat | null, { complete, priced }: Pending): Pick<Scene, 'prices' | 'previews'> {
  const prices = new Map<string, number>()
  if (you === null) return { prices, previews: [] }
  for (const { action } of priced) {
    const place = kindOf(action) === BUILD ? slotPlace(second(action)) : linkPlace(first(action))
    prices.set(place, Math.min(prices.get(place) ?? Number.POSITIVE_INFINITY, priceOf(s, you, action)))
  }
  return { prices, previews: complete.length > MOST_PREVIEWS ? [] : complete.map(({ action }) => preview(s, you, action)) }
}
