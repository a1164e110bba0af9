// Brass: Birmingham in 80 columns: markets, merchants, the towns with something to see, links, and a panel per seat. Names are those of the notation.
import { NONE, UNKNOWN } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { FIRST_SLOT, LINK_IDS, LINKS, LOCATION_IDS, SHOWS, SLOT_LOCATIONS } from '../../games/brass-birmingham/board.ts'
import { CARD_IDS, WILD_INDUSTRY, WILD_LOCATION } from '../../games/brass-birmingham/cards.ts'
import {
  COAL_COST,
  ERAS,
  INDUSTRIES,
  INDUSTRY,
  IRON_COST,
  LEVEL,
  LINK_TILES,
  MONEY,
  tileAfter,
} from '../../games/brass-birmingham/components.ts'
import { handSize } from '../../games/brass-birmingham/hands.ts'
import { FACES, SPACES } from '../../games/brass-birmingham/merchants.ts'
import { SLOT_IDS, SPACE_IDS } from '../../games/brass-birmingham/notation.ts'
import { handPlace, pointsOf, type State, stack } from '../../games/brass-birmingham/state.ts'
import { COAL_SPACES, coalPrice, IRON_SPACES, ironPrice, levelOf } from '../../games/brass-birmingham/tracks.ts'
import type { Colour, Paint } from '../paint.ts'
import { listed } from './lines.ts'
import { type Scene, seatName } from './scene.ts'

const COLOURS: readonly Colour[] = ['red', 'cyan', 'yellow', 'magenta']

/** The table of Brass as text. */
export function drawBrassBirmingham(scene: Scene<State>): string {
  const { view: s, viewer, paint } = scene
  const moves = s.over
    ? 'the game is over'
    : `${seatName(s.turn, viewer)} to move, ${s.actions} ${s.actions === 1 ? 'action' : 'actions'} left`
  return [
    paint(`${ERAS[s.era]} era, round ${s.round}, ${moves}`, 'bold'),
    `order          ${[...s.order.subarray(0, s.seats)].map((seat) => `seat ${seat}`).join(', ')}; ${s.left} cards to draw`,
    `coal market    ${s.coalMarket} of ${COAL_SPACES}, the next costs £${coalPrice(s.coalMarket, 1)}`,
    `iron market    ${s.ironMarket} of ${IRON_SPACES}, the next costs £${ironPrice(s.ironMarket, 1)}`,
    '',
    ...listed('merchants', merchants(s)),
    ...[...Array(SLOT_LOCATIONS).keys()].flatMap((town) => listed(LOCATION_IDS[town], slots(s, town, paint))),
    ...listed('links', links(s, paint)),
    ...[...Array(s.seats).keys()].flatMap((seat) => ['', ...seatLines(scene, seat)]),
  ].join('\n')
}

function merchants(s: State): string[] {
  return Array.from({ length: SPACES }, (_, space) => space)
    .filter((space) => s.merchant[space] !== NONE)
    .map((space) => `${SPACE_IDS[space]} ${FACES[s.merchant[space]]}${s.barrel[space] ? ' +beer' : ''}`)
}

/** The slots of a town: what stands there, or what could. */
function slots(s: State, town: number, paint: Paint): string[] {
  return Array.from({ length: FIRST_SLOT[town + 1] - FIRST_SLOT[town] }, (_, i) => {
    const slot = FIRST_SLOT[town] + i
    const number = SLOT_IDS[slot].slice(LOCATION_IDS[town].length)
    if (s.tile[slot] === NONE) {
      const shown = INDUSTRIES.filter((_, industry) => SHOWS[slot] & (1 << industry))
      return paint(`${number} ${shown.join('/')}`, 'dim')
    }
    const state = s.flipped[slot] ? ' flipped' : s.cubes[slot] > 0 ? ` (${s.cubes[slot]})` : ''
    return paint(`${number} ${tileText(s.tile[slot])} of ${s.owner[slot]}${state}`, COLOURS[s.owner[slot]])
  })
}

const tileText = (tile: number): string => `${INDUSTRIES[INDUSTRY[tile]]} ${LEVEL[tile]}`

function links(s: State, paint: Paint): string[] {
  const laid = Array.from({ length: LINKS }, (_, link) => link).filter((link) => s.link[link] !== NONE)
  return laid.length === 0 ? ['none'] : laid.map((link) => paint(`${LINK_IDS[link]} of ${s.link[link]}`, COLOURS[s.link[link]]))
}

function seatLines({ view: s, viewer, paint }: Scene<State>, seat: Seat): string[] {
  const turn = !s.over && s.turn === seat ? '> ' : '  '
  const level = levelOf(s.income[seat])
  const facts = `${pointsOf(s, seat)} points, £${s.money[seat]}, income ${level < 0 ? '−' : '+'}${Math.abs(level)}, spent £${s.spent[seat]}, ${s.laid[seat]} of ${LINK_TILES} links`
  return [
    `${turn}${paint(seatName(seat, viewer), COLOURS[seat])}: ${facts}`,
    ...listed('  mat, next', mat(s, seat)),
    ...listed('  hand', hand(s, seat)),
  ]
}

function mat(s: State, seat: Seat): string[] {
  return INDUSTRIES.flatMap((_, industry) => {
    const tile = tileAfter(industry, s.taken[stack(seat, industry)])
    if (tile === NONE) return []
    const cubes = `${' +coal'.repeat(COAL_COST[tile])}${' +iron'.repeat(IRON_COST[tile])}`
    return [`${tileText(tile)} £${MONEY[tile]}${cubes}`]
  })
}

function hand(s: State, seat: Seat): string[] {
  const wilds = [WILD_LOCATION, WILD_INDUSTRY].filter((_, i) => s.wilds[seat] & (1 << i)).map((card) => CARD_IDS[card])
  const held = [...s.hand.subarray(handPlace(seat, 0), handPlace(seat, s.cards[seat]))]
  if (held.includes(UNKNOWN)) return [`${handSize(s, seat)} cards`, ...wilds]
  return [...held.map((card) => CARD_IDS[card]), ...wilds]
}
