// Chapter A: beer comes from breweries, one's own anywhere and others' where connected, and in a sale from a merchant.
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { LOCATION_OF, type Locations, SITE_LOCATION, type Site, SLOTS, SLOTS_SHOWING } from '../board.ts'
import { BEER, BREWERY, INDUSTRY } from '../components.ts'
import { BUYS, SPACE_LOCATION, SPACES } from '../merchants.ts'
import type { Row, State, Tell } from '../state.ts'
import { isBrewery, takeOff } from '../tiles.ts'
import { because, NOTHING_OWED, OWES_BEER, TAKE_BEER } from '../vocabulary.ts'
import { drink } from './bonus.ts'

/** Sources are slots of breweries, then the merchants' spaces. */
export const BEER_SOURCES: number = SLOTS + SPACES

const BREWERY_SLOTS = SLOTS_SHOWING[BREWERY]

export const fetchingBeer = {
  first: 'beerFirst',
  unasked: 'noBeerToChoose',
  legal: legalBeer,
  answers: { beer: { apply: applyBeer, problem: beerProblem } },
  settle: fetchBeer,
} satisfies Row

/** Barrels on the breweries that a seat may use where these locations are connected (A1, A2). */
export function barrelsFor(s: State, seat: Seat, connected: Locations): number {
  let barrels = 0
  for (let i = 0; i < BREWERY_SLOTS.length; i++) if (mayUse(s, seat, connected, BREWERY_SLOTS[i])) barrels += s.cubes[BREWERY_SLOTS[i]]
  return barrels
}

/** A3: the spaces whose barrel may be drunk when an industry is sold there. */
export function hasMerchantBeer(s: State, connected: Locations, industry: number): boolean {
  for (let space = 0; space < SPACES; space++) if (offersBeer(s, connected, industry, space)) return true
  return false
}

/** Takes one of the barrels owed; false when the seat must choose (A4). */
function fetchBeer(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  const needed = first(step)
  const connected = s.connected[SITE_LOCATION[second(step)]]
  const barrels = barrelsFor(s, seat, connected)
  const brewery = firstBrewery(s, seat, connected)
  const spaces = countSpaces(s, step)
  const onlyBrewery = brewery !== NONE && spaces === 0 && s.cubes[brewery] === barrels
  const onlySpace = brewery === NONE && spaces === 1
  const allOfThem = brewery !== NONE && barrels + Math.min(1, spaces) <= needed
  if (!onlyBrewery && !onlySpace && !allOfThem) return false
  takeBarrel(s, seat, onlySpace ? SLOTS + firstSpace(s, step) : brewery, tell)
  return true
}

function legalBeer(s: State, seat: Seat, out: Actions, step: number): void {
  const connected = s.connected[SITE_LOCATION[second(step)]]
  for (let i = 0; i < BREWERY_SLOTS.length; i++)
    if (mayUse(s, seat, connected, BREWERY_SLOTS[i])) out.push(action(TAKE_BEER, BREWERY_SLOTS[i]))
  for (let space = 0; space < SPACES; space++) if (isOffered(s, step, space)) out.push(action(TAKE_BEER, SLOTS + space))
}

function applyBeer(s: State, seat: Seat, a: Action, tell?: Tell): void {
  takeBarrel(s, seat, first(a), tell)
}

function beerProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  const site = second(step)
  const connected = s.connected[SITE_LOCATION[site]]
  const source = first(a)
  if (source >= SLOTS) return merchantProblem(s, step, source - SLOTS)
  const town = LOCATION_OF[source]
  if (!isBrewery(s, source)) return because('noBeerThere', { town })
  return mayUse(s, seat, connected, source) ? null : because('breweryNotConnected', { town })
}

function merchantProblem(s: State, step: number, space: number): Problem | null {
  const site = second(step)
  const merchant = SPACE_LOCATION[space]
  if (site >= SLOTS) return because('merchantNotForLinks', { merchant })
  if (third(step)) return because('oneMerchantBarrel', { merchant })
  if (!s.barrel[space]) return because('merchantWithoutBarrel', { merchant })
  const tile = s.tile[site]
  if (!(BUYS[s.merchant[space]] & (1 << INDUSTRY[tile]))) return because('merchantBuysOther', { merchant, tile })
  if (!(s.connected[LOCATION_OF[site]] & (1 << merchant))) return because('merchantNotConnected', { merchant, town: LOCATION_OF[site] })
  return isOffered(s, step, space) ? null : because('barrelsAlike', { merchant })
}

/** Takes one barrel for the step that is owed. */
function takeBarrel(s: State, seat: Seat, source: number, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  const needed = first(step) - 1
  const fromMerchant = source >= SLOTS
  settle(s.pending)
  if (needed > 0) owe(s.pending, action(OWES_BEER, needed, second(step), fromMerchant ? 1 : third(step)))
  s.supply[BEER]++
  if (fromMerchant) return drink(s, seat, source - SLOTS, tell)
  tell?.('takesBeer', seat, 1, LOCATION_OF[source], s.owner[source])
  takeOff(s, source, 1, tell)
}

function mayUse(s: State, seat: Seat, connected: Locations, slot: number): boolean {
  return isBrewery(s, slot) && (s.owner[slot] === seat || (connected & (1 << LOCATION_OF[slot])) !== 0)
}

function firstBrewery(s: State, seat: Seat, connected: Locations): number {
  for (let i = 0; i < BREWERY_SLOTS.length; i++) if (mayUse(s, seat, connected, BREWERY_SLOTS[i])) return BREWERY_SLOTS[i]
  return NONE
}

/** Whether a space's tile buys the industry, is connected and still has its barrel. */
function offersBeer(s: State, connected: Locations, industry: number, space: number): boolean {
  if (!s.barrel[space] || !(connected & (1 << SPACE_LOCATION[space]))) return false
  return (BUYS[s.merchant[space]] & (1 << industry)) !== 0
}

/** The same for the beer owed now, and not beside an equal one of the same town (A6). */
function isOffered(s: State, step: number, space: number): boolean {
  const site: Site = second(step)
  if (site >= SLOTS || third(step)) return false
  if (!offersBeer(s, s.connected[LOCATION_OF[site]], INDUSTRY[s.tile[site]], space)) return false
  const twin = space - 1
  return !(twin >= 0 && SPACE_LOCATION[twin] === SPACE_LOCATION[space] && s.merchant[twin] === s.merchant[space] && s.barrel[twin])
}

function countSpaces(s: State, step: number): number {
  let count = 0
  for (let space = 0; space < SPACES; space++) if (isOffered(s, step, space)) count++
  return count
}

function firstSpace(s: State, step: number): number {
  let space = 0
  while (!isOffered(s, step, space)) space++
  return space
}
