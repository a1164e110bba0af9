// Skyrise in 80 columns: the auction, the platforms with their districts, and a panel per seat. Names are those of the notation.
import { NONE, UNKNOWN } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { DISTRICT_IDS, FIRST_DISTRICT, PLATFORMS, SLOTS } from '../../games/skyrise/board.ts'
import { BUILDINGS, COLOURS, HAND_SIZE, LETTERS, MASTERPIECES, PANORAMAS, TOKENS } from '../../games/skyrise/components.ts'
import { bridgesOf, isIn, numberOf } from '../../games/skyrise/districts.ts'
import { cardOf, ownerOf, pointsOf, STARS, type State, structureOf } from '../../games/skyrise/state.ts'
import { trackOf } from '../../games/skyrise/tokens.ts'
import type { Colour, Paint } from '../paint.ts'
import { listed } from './lines.ts'
import { type Scene, seatName } from './scene.ts'

const SEAT_COLOURS: readonly Colour[] = ['red', 'cyan', 'yellow', 'blue']

/** The table of Skyrise as text. */
export function drawSkyrise(scene: Scene<State>): string {
  const { view: s, paint } = scene
  return [
    paint(headline(scene), 'bold'),
    ...listed(
      'panoramas',
      [...s.panoramas].map((panorama) => PANORAMAS[panorama]),
    ),
    ...listed(
      'patrons',
      [...s.patrons].map((tile, letter) => `${LETTERS[letter]} ${tile === UNKNOWN ? '?' : s.tables.patrons[tile]}`),
    ),
    '',
    ...listed('centre', districtsOn(scene, 0)),
    ...listed(
      'bridges',
      bridgesOf(s).map(({ outer, centre }) => `${DISTRICT_IDS[outer]}-${DISTRICT_IDS[centre]}`),
    ),
    ...SLOTS.flatMap((slot, i) => (s.slots[i] === NONE ? [] : listed(`${PLATFORMS[s.slots[i]]}, ${slot}`, districtsOn(scene, s.slots[i])))),
    ...[...Array(s.seats).keys()].flatMap((seat) => ['', ...seatLines(scene, seat)]),
  ].join('\n')
}

function headline({ view: s, viewer }: Scene<State>): string {
  if (s.over) return 'the game is over'
  if (s.choosing) return 'between the eras: everybody chooses masterpiece cards'
  const bid = s.last === NONE ? 'to open' : `to outbid ${pieceText(s, s.last)} in ${DISTRICT_IDS[s.last]}`
  return `era ${s.era}, auction ${s.auction}, ${seatName(s.turn, viewer)} ${bid}`
}

function districtsOn({ view: s, paint }: Scene<State>, platform: number): string[] {
  const count = FIRST_DISTRICT[platform + 1] - FIRST_DISTRICT[platform]
  return Array.from({ length: count }, (_, i) => districtText(s, FIRST_DISTRICT[platform] + i, paint))
}

/** `a5 green [wild]`, `a6 brown 24 of 1`, with a star for a bid. */
function districtText(s: State, district: number, paint: Paint): string {
  const name = `${DISTRICT_IDS[district]} ${COLOURS[s.tables.colour[district]]}`
  if (s.piece[district] === NONE) return s.token[district] === NONE ? name : `${name} [${TOKENS[s.token[district]]}]`
  const owner = ownerOf(s.piece[district])
  const bid = isIn(s.bids, district) ? '*' : ''
  return `${name} ${paint(`${bid}${pieceText(s, district)} of ${owner}`, SEAT_COLOURS[owner])}`
}

function pieceText(s: State, district: number): string {
  const owner = ownerOf(s.piece[district])
  const structure = structureOf(s.piece[district])
  return structure < BUILDINGS ? String(numberOf(s, owner, structure)) : MASTERPIECES[cardOf(s, owner, structure)]
}

function seatLines({ view: s, viewer, paint }: Scene<State>, seat: Seat): string[] {
  const turn = !s.over && !s.choosing && s.turn === seat ? '> ' : '  '
  const passed = s.last !== NONE && s.out & (1 << seat) ? ', out of this auction' : ''
  return [
    `${turn}${paint(seatName(seat, viewer), SEAT_COLOURS[seat])}: ${pointsOf(s, seat)} points${passed}`,
    ...listed('  bids', bids(s, seat)),
    ...listed(
      '  tracks',
      COLOURS.map((colour, i) => `${colour} ${trackOf(s)[s.track[seat * COLOURS.length + i]]} each`),
    ),
    ...listed('  innovator', innovator(s, seat)),
    ...listed('  cards', cards(s, seat)),
  ]
}

function bids(s: State, seat: Seat): string[] {
  const numbers = Array.from({ length: BUILDINGS }, (_, i) => i).filter((i) => s.available[seat] & (1 << i))
  const masterpieces = [0, 1].filter((i) => s.available[seat] & (1 << (BUILDINGS + i))).map((i) => MASTERPIECES[s.chosen[seat * 2 + i]])
  const held = [...numbers.map((i) => String(numberOf(s, seat, i))), ...masterpieces]
  return held.length > 0 ? held : ['none']
}

function innovator(s: State, seat: Seat): string[] {
  const tokens = Array.from({ length: STARS }, (_, i) => TOKENS[i]).flatMap((name, i) => counted(name, s.innovator[seat * STARS + i]))
  const patrons = LETTERS.flatMap((letter, i) => counted(`patron ${letter}`, s.patronage[seat * LETTERS.length + i]))
  const keys = [...(s.keys[seat] & 1 ? ['big key'] : []), ...(s.keys[seat] & 2 ? ['small key'] : [])]
  const all = [...tokens, ...patrons, ...counted('award', s.awards[seat]), ...keys]
  return all.length > 0 ? all : ['empty']
}

const counted = (name: string, count: number): string[] => (count === 0 ? [] : [count === 1 ? name : `${count} ${name}`])

/** Masterpiece cards in hand, and the secret objective, as far as the viewer knows them. */
function cards(s: State, seat: Seat): string[] {
  const dealt = [...s.hand.subarray(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)].filter((card) => card !== NONE)
  const hand = dealt.includes(UNKNOWN) ? [`${dealt.length} masterpiece cards`] : dealt.map((card) => MASTERPIECES[card])
  const objective = s.objective[seat]
  const goal =
    objective === UNKNOWN ? 'hidden' : `${s.tables.objectiveStructures[objective]} in ${COLOURS[s.tables.objectiveColour[objective]]}`
  return [...hand, `objective: ${goal}`]
}
