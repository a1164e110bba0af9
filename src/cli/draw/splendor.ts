// Splendor in 80 columns: nobles, three levels of open cards with what the viewer lacks for them, the bank, and a panel per seat.
import { NONE, UNKNOWN } from '../../core/block.ts'
import { type Seat, SPECTATOR } from '../../core/game.ts'
import { bonusGem, COLUMNS, COST, HAND_LIMIT, LEVELS, POINTS, REQUIRES } from '../../games/splendor/components.ts'
import { countOf, GEMS, GOLD, lacking, type Packed, total } from '../../games/splendor/gems.ts'
import { LETTERS, openPlace } from '../../games/splendor/notation.ts'
import { noblesOf } from '../../games/splendor/scoring.ts'
import { handPlace, type State, tokens } from '../../games/splendor/state.ts'
import type { Colour, Paint } from '../paint.ts'
import { type Scene, seatName } from './scene.ts'

const COLOURS: readonly Colour[] = ['white', 'blue', 'green', 'red', 'grey', 'yellow']
const CELL = 16
const MARGIN = 11

/** Splendor's table as text. */
export function drawSplendor(scene: Scene<State>): string {
  const { view: s, viewer, paint } = scene
  const moves = s.over ? 'the game is over' : `${seatName(s.turn, viewer)} to move`
  return [
    paint(`Round ${s.round}, ${moves}`, 'bold'),
    '',
    ...nobleLines(scene),
    '',
    ...[...Array(LEVELS).keys()].reverse().flatMap((level) => levelLines(scene, level)),
    columns('bank', s.bank, s.bankGold, paint),
    ...[...Array(s.seats).keys()].flatMap((seat) => ['', ...seatLines(scene, seat)]),
  ].join('\n')
}

function nobleLines({ view: s, viewer, paint }: Scene<State>): string[] {
  const places = [...s.nobles.subarray(0, s.seats + 1).entries()].filter(([, noble]) => noble !== NONE)
  const rows = places.map(([place, noble]) => {
    const missing = viewer === SPECTATOR ? 0 : lacking(REQUIRES[noble], s.bonuses[viewer])
    const lacks = missing === 0 ? '' : `   you lack ${gems(missing, paint)}`
    return `${`noble ${place + 1}`.padEnd(MARGIN)}3 points for bonuses ${gems(REQUIRES[noble], paint)}${lacks}`
  })
  return rows.length > 0 ? rows : ['no nobles are left']
}

/** Three lines: where and what, the price, and what the viewer lacks for it. */
function levelLines({ view: s, viewer, paint }: Scene<State>, level: number): string[] {
  const cells = Array.from({ length: COLUMNS }, (_, column) => {
    const place = level * COLUMNS + column
    const card = s.table[place]
    if (card === NONE) return [`${openPlace(place)} empty`.padEnd(CELL), ' '.repeat(CELL), ' '.repeat(CELL)]
    return [
      title(openPlace(place) ?? '', card, paint),
      padded(COST[card], paint),
      viewer === SPECTATOR ? '' : reach(s, viewer, card, paint),
    ]
  })
  const heads = [`deck${level + 1}`, `${s.left[level]} cards`, '']
  const lines = heads.map((head, i) => `${head.padEnd(MARGIN)}${cells.map((cell) => cell[i]).join(' ')}`.trimEnd())
  return [...lines.filter((line) => line !== ''), '']
}

function title(place: string, card: number, paint: Paint): string {
  const gem = bonusGem(card)
  const points = POINTS[card] > 0 ? `  ${POINTS[card]}` : ''
  return `${place} ${paint(`${GEMS[gem]}${points}`.padEnd(CELL - place.length - 1), COLOURS[gem])}`
}

/** What a seat lacks before it spends gold; a card that gold suffices for is marked. */
function reach(s: State, seat: Seat, card: number, paint: Paint): string {
  const missing = lacking(COST[card], s.bonuses[seat] + s.gems[seat])
  if (total(missing) <= s.gold[seat]) return paint('* can buy'.padEnd(CELL), 'bold')
  return `${paint('lack', 'dim')} ${padded(missing, paint, CELL - 5)}`
}

function seatLines({ view: s, viewer, paint }: Scene<State>, seat: Seat): string[] {
  const turn = !s.over && s.turn === seat ? '> ' : '  '
  const visits = noblesOf(s, seat).length
  const nobles = visits > 0 ? `, ${visits} noble${visits === 1 ? '' : 's'}` : ''
  const facts = `${s.points[seat]} points, ${s.bought[seat]} cards${nobles}, ${tokens(s, seat)} tokens`
  return [
    `${turn}${paint(seatName(seat, viewer), 'bold')}: ${facts}`,
    columns('  bonuses', s.bonuses[seat], 0, paint),
    columns('  tokens', s.gems[seat], s.gold[seat], paint),
    ...Array.from({ length: HAND_LIMIT }, (_, place) => handLine(s, seat, place, paint)).filter((line) => line !== ''),
  ]
}

function handLine(s: State, seat: Seat, place: number, paint: Paint): string {
  const at = handPlace(seat, place)
  const card = s.hand[at]
  const name = `  hand${place + 1}`.padEnd(MARGIN)
  if (card === NONE) return ''
  if (card === UNKNOWN) return `${name}a card from deck${s.blind[at]}`
  const missing = lacking(COST[card], s.bonuses[seat] + s.gems[seat])
  const reached = total(missing) <= s.gold[seat] ? paint('* can buy', 'bold') : `lacks ${gems(missing, paint)}`
  const gem = bonusGem(card)
  const face = `${GEMS[gem]}${POINTS[card] > 0 ? `  ${POINTS[card]}` : ''}`
  const blind = s.blind[at] > 0 ? ', seen by its owner alone' : ''
  return `${name}${paint(face.padEnd(12), COLOURS[gem])} ${padded(COST[card], paint)} ${reached}${blind}`
}

/** A count of each gem under the same place in every row. */
function columns(label: string, packed: Packed, gold: number, paint: Paint): string {
  const counts = [...GEMS.map((_, gem) => countOf(packed, gem)), gold]
  const cells = counts.map((count, gem) => (count === 0 ? paint('·  ', 'dim') : paint(`${count}${LETTERS[gem]}`.padEnd(3), COLOURS[gem])))
  return `${label.padEnd(MARGIN)}${cells.slice(0, label.endsWith('bonuses') ? GOLD : undefined).join(' ')}`.trimEnd()
}

/** `3d 2r`, each in its colour. */
function gems(packed: Packed, paint: Paint): string {
  const held = GEMS.flatMap((_, gem) => (countOf(packed, gem) > 0 ? [paint(`${countOf(packed, gem)}${LETTERS[gem]}`, COLOURS[gem])] : []))
  return held.join(' ')
}

/** The same, filled up to the width of a cell. */
function padded(packed: Packed, paint: Paint, width = CELL): string {
  const bare = gems(packed, (text) => text)
  return `${gems(packed, paint)}${' '.repeat(Math.max(0, width - bare.length))}`
}
