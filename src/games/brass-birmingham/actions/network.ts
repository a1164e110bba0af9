// Chapter N: network. One canal; or one rail, or two for fifteen with a beer.
import { type Action, type Actions, action, first, kindOf } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { LINK_ENDS, LINK_ERAS, LINKS, linkSite } from '../board.ts'
import { CANAL, CANAL_PRICE, LINK_TILES, RAIL_PRICE, SECOND_RAIL_PRICE } from '../components.ts'
import { connectedBy, layLink } from '../connections.ts'
import { barrelsFor } from '../consume/beer.ts'
import { coalMoney, UNREACHABLE } from '../consume/coal.ts'
import { spend } from '../money.ts'
import { LINKS_UNLIMITED, type Row, type State, type Tell } from '../state.ts'
import { because, DONE, NETWORK, NOTHING_OWED, OWES_BEER, OWES_COAL, OWES_DISCARD, SECOND_LINK } from '../vocabulary.ts'
import { applyDone, drop } from './done.ts'

/** N5: a second rail, for more money and a beer. */
export const layingSecondLink = {
  first: 'linkOrDone',
  unasked: 'nothingToEnd',
  legal: legalSecondLinks,
  answers: { network: { apply: applySecondLink, problem: networkProblem }, done: { apply: applyDone } },
  settle: (s, seat) => !canLaySecond(s, seat) && drop(s),
} satisfies Row

export function legalLinks(s: State, seat: Seat, out: Actions): void {
  for (let link = nextLink(s, seat, 0); link < LINKS; link = nextLink(s, seat, link + 1)) out.push(action(NETWORK, link))
}

export function applyNetwork(s: State, seat: Seat, a: Action, tell?: Tell): void {
  lay(s, seat, first(a), tell)
  if (s.era !== CANAL) {
    owe(s.pending, SECOND_LINK)
    owe(s.pending, action(OWES_COAL, 1, linkSite(first(a))))
  }
  owe(s.pending, action(OWES_DISCARD, 1))
}

function legalSecondLinks(s: State, seat: Seat, out: Actions): void {
  legalLinks(s, seat, out)
  out.push(DONE)
}

function applySecondLink(s: State, seat: Seat, a: Action, tell?: Tell): void {
  lay(s, seat, first(a), tell)
  settle(s.pending)
  owe(s.pending, action(OWES_BEER, 1, linkSite(first(a)))) // N7: after the coal
  owe(s.pending, action(OWES_COAL, 1, linkSite(first(a))))
}

function lay(s: State, seat: Seat, link: number, tell?: Tell): void {
  const price = linkPrice(s)
  layLink(s, seat, link)
  spend(s, seat, price)
  tell?.('lays', seat, link, price)
}

/** Whether the second rail that is offered can be laid anywhere (N5). */
function canLaySecond(s: State, seat: Seat): boolean {
  return nextLink(s, seat, 0) < LINKS
}

export function networkProblem(s: State, seat: Seat, a: Action): Problem | null {
  const link = first(a)
  const network = s.network[seat]
  if (!(LINK_ERAS[link] & (1 << s.era))) return because('lineClosed', { link })
  if (s.link[link] !== NONE) return because('lineTaken', { link, other: s.link[link] })
  if (network !== 0 && !(network & LINK_ENDS[link])) return because('notTouching', { link })
  if (!hasLinks(s, seat)) return because('noLinksLeft', { count: LINK_TILES })
  const connected = connectedBy(s, link)
  const coal = s.era === CANAL ? 0 : coalMoney(s, connected, 1)
  if (coal === UNREACHABLE) return because('coalUnreachable')
  const price = linkPrice(s) + coal
  if (price > s.money[seat]) return because(isSecond(s) ? 'secondTooExpensive' : 'linkTooExpensive', { price, money: s.money[seat] })
  return isSecond(s) && barrelsFor(s, seat, connected) === 0 ? because('noBeerForLink', { link }) : null
}

/** The first line from a number on that can be built on, or LINKS. */
function nextLink(s: State, seat: Seat, from: number): number {
  const price = linkPrice(s)
  if (price > s.money[seat] || !hasLinks(s, seat)) return LINKS
  const second = isSecond(s)
  const era = s.era
  const network = s.network[seat] === 0 ? -1 : s.network[seat] // N3: anywhere, with nothing on the board
  for (let link = from; link < LINKS; link++) {
    if (s.link[link] !== NONE || !(network & LINK_ENDS[link]) || !(LINK_ERAS[link] & (1 << era))) continue
    if (era === CANAL) return link
    const connected = connectedBy(s, link)
    if (price + coalMoney(s, connected, 1) > s.money[seat]) continue
    if (!second || barrelsFor(s, seat, connected) > 0) return link
  }
  return LINKS
}

const isSecond = (s: State): boolean => kindOf(owed(s.pending, NOTHING_OWED)) === SECOND_LINK

function linkPrice(s: State): number {
  if (s.era === CANAL) return CANAL_PRICE
  return isSecond(s) ? SECOND_RAIL_PRICE : RAIL_PRICE
}

/** N9 */
function hasLinks(s: State, seat: Seat): boolean {
  return s.laid[seat] < LINK_TILES || (s.rules & LINKS_UNLIMITED) !== 0
}
