// The values that a copy prints, as flat tables: compiled once for each content, read by the rules as `s.tables`.
import {
  ACTIONS,
  ARCHITECT,
  BOARDS,
  CARD_KINDS,
  CAUCHIE,
  CELL_LINES,
  CELLS,
  COLOURS,
  COLUMNS,
  CROWN,
  FEWEST_SEATS,
  FIRST,
  HANKAR,
  HORTA,
  HOUSE_LEVELS,
  IRIS,
  IRIS_IDS,
  IRISES_OFFERED,
  NOBLE_IDS,
  REVISED,
  REWARDS,
  SAINTENOY,
  SEATS,
  SEGMENTS,
  STOCK_CARDS,
  STRAUVEN,
  TRACKS,
} from './components.ts'
import { type Corner, type FirstValues, type RevisedValues, type SharedValues, STOCK_LINES } from './content.ts'
import { BOARD_ROWS } from './data/boards.ts'
import { FIRST_SEGMENTS } from './data/compass.ts'
import { allowedPayments, paymentLists } from './payments.ts'

export interface Tables {
  readonly edition: number
  /** Action of a strip's space: `(side * 5 + strip) * 5 + row`, side 0 the compass side, rows from the bottom. */
  readonly stripAction: Uint8Array
  readonly stockFrancs: Uint8Array
  /** Iris offered by a stock card: see stockIrisPlace. */
  readonly stockIris: Uint8Array
  /** Column cards: how many there are, and for each its kind, its two rewards (`card * 2 + which`), VP symbols and Manneken. */
  readonly cards: number
  readonly cardKind: Uint8Array
  readonly cardReward: Uint8Array
  readonly cardPoints: Uint8Array
  readonly cardManneken: Uint8Array
  readonly salary: Uint8Array
  /** Number printed at a level: `(board * 3 + track) * 8 + level`. */
  readonly trackNumber: Uint8Array
  /** Units of a house: `board * 3 + level`. */
  readonly houseCost: Uint8Array
  /** Worth of a strategy row without cards, by board. */
  readonly rowBase: Uint8Array
  /** What a tile brings: `cell * 5 + colour`. */
  readonly saleFrancs: Uint8Array
  readonly salePoints: Uint8Array
  /** What the art market prints: VP of the columns from the left, francs of the rows from the bottom. */
  readonly marketPoints: Uint8Array
  readonly marketFrancs: Uint8Array
  /** Where a colour's dot lies from the cursor's centre: `colour * 2` steps right, `+ 1` steps up. */
  readonly dots: Int8Array
  /** Segments: revised clockwise, first edition as they are shuffled. */
  readonly segments: Uint8Array
  readonly startHands: Uint8Array
  /** See payments.ts. */
  readonly allowed: Uint8Array
  readonly payments: readonly Uint8Array[]
  /** By pavilion, that is by row from the bottom. */
  readonly pavilionGlass: Uint8Array
}

/** BT10: the portrait above the architect track. */
const PORTRAIT = 15
export const LEVELS = 8

export function firstTables(values: FirstValues): Tables {
  return {
    ...sharedTables(values),
    edition: FIRST,
    segments: numbers(FIRST_SEGMENTS, SEGMENTS),
    startHands: Uint8Array.from(values.hands),
    ...compassTables(false),
    pavilionGlass: new Uint8Array(COLUMNS),
  }
}

export function revisedTables(values: RevisedValues): Tables {
  const tables = sharedTables(values)
  const { sideB, compass, pavilionGlass } = values
  tables.trackNumber.set(sideB.hankarIris, trackPlace(HANKAR, IRIS, 1))
  tables.trackNumber.set(sideB.cauchieCrown, trackPlace(CAUCHIE, CROWN, 1))
  tables.trackNumber.set(sideB.hortaArchitect, trackPlace(HORTA, ARCHITECT, 1))
  tables.houseCost.set(sideB.strauvenHouses, STRAUVEN * HOUSE_LEVELS)
  tables.rowBase[SAINTENOY] = BOARD_ROWS.saintenoy.rowBase
  return {
    ...tables,
    edition: REVISED,
    segments: numbers(compass, SEGMENTS),
    startHands: Uint8Array.of(compass.indexOf('wood'), compass.indexOf('stone')),
    ...compassTables(true),
    pavilionGlass: Uint8Array.from(pavilionGlass).reverse(),
  }
}

/** Where the iris is that a stock card offers so many seats first or second. */
export const stockIrisPlace = (card: number, seats: number, which: number): number => (card * (SEATS + 1) + seats) * IRISES_OFFERED + which

export const trackPlace = (board: number, track: number, level: number): number => (board * TRACKS.length + track) * LEVELS + level

function sharedTables(
  values: SharedValues,
): Omit<Tables, 'edition' | 'segments' | 'startHands' | 'allowed' | 'payments' | 'pavilionGlass'> {
  const { strips, stockCards, columnCards, salaries, tracks } = values
  const trackNumber = new Uint8Array(BOARDS.length * TRACKS.length * LEVELS)
  for (let board = 0; board < BOARDS.length; board++) {
    for (const [track, name] of TRACKS.entries()) trackNumber.set(tracks[name], trackPlace(board, track, 1))
    trackNumber[trackPlace(board, ARCHITECT, LEVELS - 1)] = PORTRAIT
  }
  const bottomUp = [...strips.compass, ...strips.other].flatMap((strip) => [...strip].reverse())
  const stockIris = new Uint8Array(stockIrisPlace(STOCK_CARDS, 0, 0))
  for (const [card, { irises }] of stockCards.entries())
    for (const [line, name] of STOCK_LINES.entries())
      stockIris.set(numbers(irises[name], IRIS_IDS), stockIrisPlace(card, line + FEWEST_SEATS, 0))
  return {
    stripAction: numbers(bottomUp, ACTIONS),
    stockFrancs: Uint8Array.from(stockCards, (card) => card.francs),
    stockIris,
    cards: columnCards.length,
    cardKind: Uint8Array.from(columnCards, ({ kind }) => CARD_KINDS.indexOf(kind)),
    cardReward: numbers(
      columnCards.flatMap(({ rewards }) => [rewards[0], rewards[1] ?? rewards[0]]),
      REWARDS,
    ),
    cardPoints: Uint8Array.from(columnCards, ({ points }) => points),
    cardManneken: Uint8Array.from(columnCards, ({ manneken }) => manneken),
    salary: Uint8Array.from(NOBLE_IDS, (id) => salaries[id] ?? 0),
    trackNumber,
    houseCost: Uint8Array.from(BOARDS.flatMap(() => BOARD_ROWS.a.houseCost)),
    rowBase: new Uint8Array(BOARDS.length).fill(BOARD_ROWS.a.rowBase),
    ...saleTables(values),
  }
}

function compassTables(anyTakesFrancs: boolean): Pick<Tables, 'allowed' | 'payments'> {
  const allowed = allowedPayments(anyTakesFrancs)
  return { allowed, payments: paymentLists(allowed) }
}

function saleTables({ market }: SharedValues): Pick<Tables, 'saleFrancs' | 'salePoints' | 'marketPoints' | 'marketFrancs' | 'dots'> {
  const { green, yellow, blue, brown, pink } = market.corners
  const marketPoints = Uint8Array.from(market.points)
  const marketFrancs = Uint8Array.from(market.francs).reverse()
  const dots = Int8Array.from([green, yellow, blue, brown ?? pink, undefined].flatMap(offset))
  const saleFrancs = new Uint8Array(CELLS * COLOURS.length)
  const salePoints = new Uint8Array(CELLS * COLOURS.length)
  for (let cell = 0; cell < CELLS; cell++)
    for (let colour = 0; colour < COLOURS.length; colour++) {
      salePoints[cell * COLOURS.length + colour] = marketPoints[(cell % CELL_LINES) + 1 + dots[colour * 2]]
      saleFrancs[cell * COLOURS.length + colour] = marketFrancs[Math.floor(cell / CELL_LINES) + 1 + dots[colour * 2 + 1]]
    }
  return { saleFrancs, salePoints, marketPoints, marketFrancs, dots }
}

/** Where a dot lies from the cursor's centre, to the right and up; black has the centre itself. */
function offset(corner: Corner | undefined): number[] {
  if (corner === undefined) return [0, 0]
  return [corner.endsWith('left') ? -1 : 1, corner.startsWith('bottom') ? -1 : 1]
}

function numbers(names: readonly string[], list: readonly string[]): Uint8Array {
  return Uint8Array.from(names, (name) => list.indexOf(name))
}
