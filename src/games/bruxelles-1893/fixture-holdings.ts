// What a seat has, in the words of tests: given to it, and read from it.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { BOARDS, type Board, BRIGHT, COLOURS, CUBES, type Cube, NOBLE_IDS, PAWNS, SPACE_IDS, TRACKS, type Track } from './components.ts'
import { colourNames } from './notation.ts'
import { addPoints, artPlace, cubePlace, levelPlace, pointsOf, SALE_POINTS, type State, whitePlace } from './state.ts'

export interface Holdings {
  money: number
  /** Pawns in hand; given, the rest is in the Courthouse. */
  pawns: number
  courthouse: number
  travellers: number
  cubes: Partial<Record<Cube, number>>
  /** Art tiles: `green green black`. */
  art: string
  /** White ones, by their backs. */
  white: string
  /** Nobles kept; those used in this round with a dash: `brugmann -empain`. */
  nobles: string
  levels: Partial<Record<Track, number>>
  points: number
  /** Houses on the board; their number is what was built, unless `built` says more. */
  houses: string[]
  built: number
  firstPasses: number
  board: Board
}
export function give(s: State, seat: Seat, fields: Partial<Holdings>): void {
  if (fields.money !== undefined) {
    s.bank -= fields.money - s.money[seat]
    s.money[seat] = fields.money
  }
  if (fields.pawns !== undefined) {
    s.pawns[seat] = fields.pawns
    s.courthouse[seat] = PAWNS - fields.pawns
  }
  if (fields.courthouse !== undefined) s.courthouse[seat] = fields.courthouse
  if (fields.travellers !== undefined) {
    s.train -= fields.travellers - s.travellers[seat]
    s.travellers[seat] = fields.travellers
  }
  for (const [cube, name] of CUBES.entries()) {
    const count = fields.cubes?.[name]
    if (count === undefined) continue
    s.supply[cube] -= count - s.cubes[cubePlace(seat, cube)]
    s.cubes[cubePlace(seat, cube)] = count
  }
  if (fields.art !== undefined) giveArt(s, seat, fields.art)
  if (fields.white !== undefined) giveWhite(s, seat, fields.white)
  if (fields.nobles !== undefined) giveNobles(s, seat, fields.nobles)
  for (const [track, name] of TRACKS.entries()) s.level[levelPlace(seat, track)] = fields.levels?.[name] ?? s.level[levelPlace(seat, track)]
  if (fields.points !== undefined) addPoints(s, seat, SALE_POINTS, fields.points - pointsOf(s, seat))
  for (const space of fields.houses ?? []) {
    s.house[indexIn(SPACE_IDS, space)] = seat
    s.built[seat]++
  }
  if (fields.built !== undefined) s.built[seat] = fields.built
  if (fields.firstPasses !== undefined) s.firstPasses[seat] = fields.firstPasses
  if (fields.board !== undefined) s.board[seat] = BOARDS.indexOf(fields.board)
}

function giveArt(s: State, seat: Seat, tiles: string): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const count = wordsIn(tiles).filter((name) => name === colourNames(s.edition)[colour]).length
    s.stacks[colour] -= count - s.art[artPlace(seat, colour)]
    s.art[artPlace(seat, colour)] = count
  }
}

function giveWhite(s: State, seat: Seat, tiles: string): void {
  for (let colour = 0; colour < BRIGHT; colour++) {
    const count = wordsIn(tiles).filter((name) => name === colourNames(s.edition)[colour]).length
    s.stacks[colour] -= count - s.white[whitePlace(seat, colour)]
    s.white[whitePlace(seat, colour)] = count
  }
}

/** Nobles come from the deck, and those given away go back to it. */
function giveNobles(s: State, seat: Seat, nobles: string): void {
  const deck = Array.from(s.nobleDeck.subarray(0, s.noblesLeft))
  for (let noble = 1; noble < NOBLE_IDS.length; noble++) if (s.kept[seat] & (1 << noble)) deck.push(noble)
  s.kept[seat] = 0
  s.ready[seat] = 0
  for (const name of wordsIn(nobles)) {
    const noble = indexIn<string>(NOBLE_IDS, name.replace(/^-/, ''))
    if (noble > 0) deck.splice(indexIn(deck, noble), 1)
    s.kept[seat] |= 1 << noble
    if (!name.startsWith('-')) s.ready[seat] |= 1 << noble
  }
  s.noblesLeft = deck.length
  s.nobleDeck.fill(NONE)
  s.nobleDeck.set(deck)
}

export function holdings(s: State, seat: Seat): Holdings {
  const colours = colourNames(s.edition)
  const repeated = (name: string, count: number) => new Array<string>(count).fill(name)
  const kept = NOBLE_IDS.filter((_, noble) => s.kept[seat] & (1 << noble))
  return {
    money: s.money[seat],
    pawns: s.pawns[seat],
    courthouse: s.courthouse[seat],
    travellers: s.travellers[seat],
    cubes: Object.fromEntries(CUBES.map((name, cube) => [name, s.cubes[cubePlace(seat, cube)]])),
    art: colours.flatMap((name, colour) => repeated(name, s.art[artPlace(seat, colour)])).join(' '),
    white: colours.flatMap((name, colour) => (colour < BRIGHT ? repeated(name, s.white[whitePlace(seat, colour)]) : [])).join(' '),
    nobles: kept.map((name) => (s.ready[seat] & (1 << NOBLE_IDS.indexOf(name)) ? name : `-${name}`)).join(' '),
    levels: Object.fromEntries(TRACKS.map((name, track) => [name, s.level[levelPlace(seat, track)]])),
    points: pointsOf(s, seat),
    houses: SPACE_IDS.filter((_, space) => s.house[space] === seat),
    built: s.built[seat],
    firstPasses: s.firstPasses[seat],
    board: BOARDS[s.board[seat]],
  }
}

const wordsIn = (text: string): string[] => text.split(' ').filter(Boolean)

/** Where something is in a list; a test that names what is not there is wrong. */
export function indexIn<T>(list: readonly T[], entry: T): number {
  const index = list.indexOf(entry)
  if (index < 0) throw new Error(`${entry} is not there`)
  return index
}
