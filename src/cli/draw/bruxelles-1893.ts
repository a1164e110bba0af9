// Bruxelles 1893 in 80 columns: the Art Nouveau board row by row, its columns' cards, Brussels, and a panel per seat. Names are those of the notation.
import { NONE, UNKNOWN } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { isTiled } from '../../games/bruxelles-1893/belle-epoque/face-down.ts'
import {
  ACTIONS,
  BOARDS,
  BRIGHT,
  CARD_KINDS,
  CELL_IDS,
  CHOICE_CARD,
  COLUMNS,
  CUBES,
  IRIS_IDS,
  NEUTRAL,
  NOBLE_IDS,
  PAVILIONS,
  PLACES,
  REWARDS,
  ROUNDS,
  ROWS,
  SEGMENTS,
  SIDE_A,
  TRACKS,
  WHITE,
} from '../../games/bruxelles-1893/components.ts'
import { colourNames } from '../../games/bruxelles-1893/notation.ts'
import { artPlace, cubePlace, isBelleEpoque, OVER, pointsOf, type State, whitePlace } from '../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../games/bruxelles-1893/tracks.ts'
import type { Colour, Paint } from '../paint.ts'
import { listed } from './lines.ts'
import { type Scene, seatName } from './scene.ts'

const SEAT_COLOURS: readonly Colour[] = ['red', 'cyan', 'yellow', 'magenta', 'green']
const CELL = 13
const SINGLE_CARD = CARD_KINDS.indexOf('single')

/** The table of either edition as text. */
export function drawBruxelles(scene: Scene<State>): string {
  const { view: s, viewer, paint } = scene
  const moves = s.phase === OVER ? 'the game is over' : `start player ${seatName(s.start, viewer)}`
  return [
    paint(`round ${s.round} of ${ROUNDS}, ${moves}`, 'bold'),
    ...listed('stock card', s.stockCard === NONE ? ['none'] : [`${s.tables.stockFrancs[s.stockCard]} francs`]),
    ...listed('square', [s.iris === NONE ? 'not placed' : IRIS_IDS[s.iris]]),
    '',
    `   ${Array.from({ length: COLUMNS }, (_, column) => 'abcde'[column].padEnd(CELL)).join('')}`,
    ...[4, 3, 2, 1, 0].flatMap((row) => rowLines(s, row, paint)),
    ...listed('columns', columnTexts(s)),
    '',
    ...listed(
      'Brussels',
      PLACES.map((place, i) => `${place} used ${s.uses[i]}`),
    ),
    ...listed(
      'theatre',
      [...s.theatre]
        .map((noble, price) => (noble === NONE ? '' : `${price} ${NOBLE_IDS[noble]} (${s.tables.salary[noble]})`))
        .filter(Boolean),
    ),
    ...listed(
      'art',
      colourNames(s.edition).map((colour, i) => `${colour} ${s.stacks[i] === UNKNOWN ? '?' : s.stacks[i]}`),
    ),
    ...listed('market', [
      `cursor ${CELL_IDS[s.cursor]}`,
      `on display ${
        [...s.shop]
          .filter((tile) => tile !== NONE)
          .map((tile) => artName(s, tile))
          .join(', ') || 'nothing'
      }`,
    ]),
    ...listed(
      'compass',
      [...s.segment].flatMap((segment, i) => (segment === NONE ? [] : [`${[...s.hand].includes(i) ? '>' : ''}${SEGMENTS[segment]}`])),
    ),
    ...listed(
      'supply',
      CUBES.map((cube, i) => `${cube} ${s.supply[i]}`),
    ),
    ...(isBelleEpoque(s) ? belleEpoqueLines(s) : []),
    ...[...Array(s.seats).keys()].flatMap((seat) => ['', ...seatLines(scene, seat)]),
  ].join('\n')
}

/** Two lines: the actions of a row's spaces, brackets round those in the active area, and below them pawns, bids and houses. */
function rowLines(s: State, row: number, paint: Paint): string[] {
  const spaces = Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column)
  const names = spaces.map((space) => {
    const name = `${ACTIONS[s.actionAt[space]]}${isTiled(s, space) ? '*' : ''}`
    return s.area & (1 << space) ? `[${name}]`.padEnd(CELL) : paint(` ${name}`.padEnd(CELL), 'dim')
  })
  const pieces = spaces.map((space) => pieceText(s, space, paint))
  return [`${row + 1}  ${names.join('')}`.trimEnd(), `   ${pieces.join('')}`.trimEnd()]
}

function pieceText(s: State, space: number, paint: Paint): string {
  const [pawn, house] = [s.pawn[space], s.house[space]]
  const standing = pawn === NONE ? '' : pawn === NEUTRAL ? 'neutral' : `${pawn} bids ${s.bid[space]}`
  const text = ` ${[standing, house === NONE ? '' : `house ${house}`].filter(Boolean).join(', ')}`.padEnd(CELL)
  const colour = pawn < s.seats ? pawn : house
  return colour < s.seats ? paint(text, SEAT_COLOURS[colour]) : text
}

/** `3: iris/crown 1 VP 2 M`, by column. */
function columnTexts(s: State): string[] {
  return [...s.columnCard].map((card, column) => {
    if (card === NONE) return `${column + 1}: none`
    const between = s.tables.cardKind[card] === CHOICE_CARD ? '/' : '+'
    const shown = s.tables.cardKind[card] === SINGLE_CARD ? [0] : [0, 1]
    const rewards = shown.map((i) => s.tables.cardReward[card * 2 + i])
    return `${column + 1}: ${rewards.map((reward) => REWARDS[reward]).join(between)}, ${s.tables.cardPoints[card]} VP, ${s.tables.cardManneken[card]} M`
  })
}

const artName = (s: State, tile: number): string => (tile >= WHITE ? 'white' : colourNames(s.edition)[tile])

function belleEpoqueLines(s: State): string[] {
  const pavilions = Array.from({ length: PAVILIONS }, (_, i) => i).map((i) => {
    const owner =
      s.pavilion[i] === NONE ? `${s.tables.pavilionGlass[i]} glass` : `of ${s.pavilion[i]}${s.cardsUsed & (1 << i) ? ', used' : ''}`
    return `${i + 1}: card ${s.pavilionCard[i] + 1}, ${owner}`
  })
  const tiles = [...s.tile].flatMap((tile, i) =>
    tile === NONE ? [] : [`${i + 1}: tile ${tile + 1}${s.tilePawn[i] === NONE ? '' : ` of ${s.tilePawn[i]}`}`],
  )
  return [...listed('pavilions', pavilions), ...listed('open tiles', tiles), ...listed('train', [`${s.train} travellers`])]
}

function seatLines({ view: s, viewer, paint }: Scene<State>, seat: Seat): string[] {
  const turn = s.phase !== OVER && s.turn === seat ? '> ' : '  '
  const board = s.board[seat] === SIDE_A ? '' : `, ${BOARDS[s.board[seat]]}`
  const passed = s.passed & (1 << seat) ? ', passed' : ''
  const travellers = s.travellers[seat] > 0 ? ` and ${s.travellers[seat]} travellers` : ''
  return [
    `${turn}${paint(seatName(seat, viewer), SEAT_COLOURS[seat])}${board}: ${pointsOf(s, seat)} VP, ${s.money[seat]} francs, ${s.pawns[seat]} pawns${travellers}${passed}`,
    ...listed('  tracks', [
      ...TRACKS.map((track, i) => `${track} ${trackNumber(s, seat, i)}`),
      `${s.built[seat]} built`,
      `${s.courthouse[seat]} in court`,
    ]),
    ...listed('  cubes', some(CUBES.map((cube, i) => [cube, s.cubes[cubePlace(seat, i)]]))),
    ...listed('  art', some(art(s, seat))),
    ...listed('  nobles', nobles(s, seat)),
    ...listed('  rows', rows(s, seat)),
  ]
}

const some = (counts: readonly (readonly [string, number])[]): string[] => {
  const held = counts.filter(([, count]) => count > 0).map(([name, count]) => `${name} ${count}`)
  return held.length > 0 ? held : ['none']
}

function art(s: State, seat: Seat): [string, number][] {
  const white = Array.from({ length: BRIGHT }, (_, colour) => s.white[whitePlace(seat, colour)]).reduce((sum, count) => sum + count, 0)
  return [...colourNames(s.edition).map((colour, i): [string, number] => [colour, s.art[artPlace(seat, i)]]), ['white', white]]
}

/** Nobles kept; those used in this round in brackets. */
function nobles(s: State, seat: Seat): string[] {
  const kept = NOBLE_IDS.flatMap((id, noble) => (s.kept[seat] & (1 << noble) ? [s.ready[seat] & (1 << noble) ? id : `(${id})`] : []))
  return kept.length > 0 ? kept : ['none']
}

/** What a step of each strategy row is worth: the board's own, and the VP symbols tucked there. */
function rows(s: State, seat: Seat): string[] {
  return ROWS.map((name, row) => {
    const tucked = [...s.cardAt].reduce((sum, at, card) => (at === seat * ROWS.length + row ? sum + s.tables.cardPoints[card] : sum), 0)
    return `${name} ×${s.tables.rowBase[s.board[seat]] + tucked}`
  })
}
