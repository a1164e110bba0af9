// Lists of what lies on the table, the numbers of the rulebooks that no copy prints differently, and the geometry of the Art Nouveau board.
import { BELLE_EPOQUE_CARD_ROWS, BELLE_EPOQUE_TILE_IDS, CROSS_SPACES } from './data/belle-epoque.ts'
import { NOBLE_ROWS } from './data/nobles.ts'

export const EDITIONS = ['first', 'revised'] as const
export type Edition = (typeof EDITIONS)[number]
export const FIRST = EDITIONS.indexOf('first')
export const REVISED = EDITIONS.indexOf('revised')

export const SEATS = 5
export const FEWEST_SEATS = 2
export const ROUNDS = 5
export const PAWNS = 7
export const PAWNS_IN_COURTHOUSE = 2
export const HOUSES = 6
export const HOUSES_A_LEVEL = 2
export const HOUSE_LEVELS = 3
export const START_MONEY = 5
/** A bid is one byte of an action; nobody was ever near it. */
export const MOST_FRANCS = 250

/** The five actions of the Art Nouveau board. */
export const ACTIONS = ['workshop', 'sale', 'nobles', 'materials', 'construction'] as const
export type ArtNouveauAction = (typeof ACTIONS)[number]
export const WORKSHOP = ACTIONS.indexOf('workshop')
export const SALE = ACTIONS.indexOf('sale')
export const NOBLES = ACTIONS.indexOf('nobles')
export const MATERIALS = ACTIONS.indexOf('materials')
export const CONSTRUCTION = ACTIONS.indexOf('construction')

/** The four actions of Brussels. */
export const PLACES = ['market', 'exchange', 'park', 'grand-place'] as const
export type BrusselsPlace = (typeof PLACES)[number]
export const MARKET = PLACES.indexOf('market')
export const EXCHANGE = PLACES.indexOf('exchange')
export const PARK = PLACES.indexOf('park')
export const GRAND_PLACE = PLACES.indexOf('grand-place')

/** Cubes; noble ones come first, the wild one last. */
export const CUBES = ['wood', 'iron', 'stone', 'glass', 'wild'] as const
export type Cube = (typeof CUBES)[number]
export const WOOD = CUBES.indexOf('wood')
export const IRON = CUBES.indexOf('iron')
export const STONE = CUBES.indexOf('stone')
export const GLASS = CUBES.indexOf('glass')
export const WILD = CUBES.indexOf('wild')
/** Kinds of noble cubes. */
export const NOBLE_CUBES = WILD
/** T4: in the supply at the start; glass with Belle Époque only. */
export const CUBE_COUNTS = [10, 10, 10, 10, 15] as const

/** Art colours; the fourth is pink in the first edition, brown in the revised one. */
export const COLOURS = ['green', 'yellow', 'blue', 'brown', 'black'] as const
export type Colour = (typeof COLOURS)[number]
export const GREEN = COLOURS.indexOf('green')
export const YELLOW = COLOURS.indexOf('yellow')
export const BLUE = COLOURS.indexOf('blue')
export const BROWN = COLOURS.indexOf('brown')
export const BLACK = COLOURS.indexOf('black')
/** Colours that are not black. */
export const BRIGHT = BLACK
export const TILES_A_COLOUR = 6
/** A tile to sell: a colour, or this and the colour on the back of a white one. */
export const WHITE = COLOURS.length
/** Kinds of tiles to sell: five colours, four white ones. */
export const TILE_KINDS = WHITE + BRIGHT

/** What a segment of the compass asks for. The noble cubes stand in the order of CUBES. */
export const SEGMENTS = ['wood', 'iron', 'stone', 'glass', 'francs', 'any', 'blank'] as const
export type Segment = (typeof SEGMENTS)[number]
export const FRANCS = SEGMENTS.indexOf('francs')
export const ANY = SEGMENTS.indexOf('any')
export const BLANK = SEGMENTS.indexOf('blank')
export const FIRST_SEGMENT_COUNT = 6
export const MOST_SEGMENTS = 8
export const HANDS = 2
export const FRANCS_A_UNIT = 3

export const NOBLE_IDS = NOBLE_ROWS.map(([id]) => id)
export type Noble = (typeof NOBLE_ROWS)[number][0]
export const NOBLE_KINDS = NOBLE_IDS.length
export const BRUGMANN = NOBLE_IDS.indexOf('brugmann')
export const EMPAIN = NOBLE_IDS.indexOf('empain')
export const SOLVAY = NOBLE_IDS.indexOf('solvay')
export const BULS = NOBLE_IDS.indexOf('buls')
export const ALBERT = NOBLE_IDS.indexOf('albert')
export const VAN_DE_VELDE = NOBLE_IDS.indexOf('van-de-velde')
export const VANDERVELDE = NOBLE_IDS.indexOf('vandervelde')
export const MAETERLINCK = NOBLE_IDS.indexOf('maeterlinck')
export const NAGELMACKERS = NOBLE_IDS.indexOf('nagelmackers')
export const PRIVAT_LIVEMONT = NOBLE_IDS.indexOf('privat-livemont')
/** Copies in the deck; Brugmann is never there. */
export const NOBLE_COPIES = 3
/** Nobles in the deck of the base game, and with Belle Époque. */
export const BASE_NOBLES = 7 * NOBLE_COPIES
export const ALL_NOBLES = 9 * NOBLE_COPIES
/** Open nobles; the number of a place is its price. */
export const THEATRE = 4
/** N1: the place of the noble that Hankar reveals, after those of the theatre. */
export const REVEALED = THEATRE

export const TRACKS = ['iris', 'crown', 'architect'] as const
export type Track = (typeof TRACKS)[number]
export const IRIS = TRACKS.indexOf('iris')
export const CROWN = TRACKS.indexOf('crown')
export const ARCHITECT = TRACKS.indexOf('architect')
export const TOP_LEVEL = 6

/** What a column card gives: a step on a track, or a pawn; `all` stands for both rewards of a card without choice. */
export const REWARDS = ['iris', 'crown', 'architect', 'pawn', 'all'] as const
export type Reward = (typeof REWARDS)[number]
export const PAWN_REWARD = REWARDS.indexOf('pawn')
export const ALL_REWARDS = REWARDS.indexOf('all')
export const CARD_KINDS = ['single', 'choice', 'double'] as const
export const CHOICE_CARD = CARD_KINDS.indexOf('choice')
export const DOUBLE_CARD = CARD_KINDS.indexOf('double')
export const BONUS_CARDS = 25
export const PRESTIGE_CARDS = 30
export const STOCK_CARDS = 12
/** P1: irises that a stock card offers. */
export const IRISES_OFFERED = 2
export const COLUMNS = 5
/** J3, Z4: what a first pass counts. */
export const FIRST_PASS_MANNEKEN = 2

/** Strategy rows of an architect board, in the order of the first edition. */
export const ROWS = ['money', 'art', 'nobles', 'pawns'] as const
export type Row = (typeof ROWS)[number]
export const MONEY_ROW = ROWS.indexOf('money')
export const ART_ROW = ROWS.indexOf('art')
export const NOBLE_ROW = ROWS.indexOf('nobles')
export const PAWN_ROW = ROWS.indexOf('pawns')

/** Architect boards: side A, then the five B sides. */
export const BOARDS = ['a', 'hankar', 'cauchie', 'horta', 'saintenoy', 'strauven'] as const
export type Board = (typeof BOARDS)[number]
export const SIDE_A = BOARDS.indexOf('a')
export const HANKAR = BOARDS.indexOf('hankar')
export const CAUCHIE = BOARDS.indexOf('cauchie')
export const HORTA = BOARDS.indexOf('horta')
export const SAINTENOY = BOARDS.indexOf('saintenoy')
export const STRAUVEN = BOARDS.indexOf('strauven')

/** First edition: what the exhibition tiles show, in the order of rounds; of these the rulebook names the first and the last. */
export const EXHIBITION_YEARS: readonly number[] = [1893, 1897, 1900, 1905, 1910]

/** Spaces of the Art Nouveau board: `row * 5 + column`, rows counted from the bottom; written `a1` to `e5`. */
export const SPACES = 25
export const SPACE_IDS: readonly string[] = Array.from(
  { length: SPACES },
  (_, space) => `${'abcde'[space % COLUMNS]}${Math.floor(space / COLUMNS) + 1}`,
)
export const columnOf = (space: number): number => space % COLUMNS
export const rowOf = (space: number): number => (space / COLUMNS) | 0
/** A set of spaces, one bit each. */
export type Spaces = number

/** Irises lie between the spaces: `(y − 1) * 4 + x − 1`; written `x-y`. */
export const IRIS_LINES = COLUMNS - 1
export const IRISES = IRIS_LINES * IRIS_LINES
/** The lines of an iris, from 1. */
const lineAcross = (iris: number): number => (iris % IRIS_LINES) + 1
const lineUp = (iris: number): number => Math.floor(iris / IRIS_LINES) + 1
export const IRIS_IDS: readonly string[] = Array.from({ length: IRISES }, (_, iris) => `${lineAcross(iris)}-${lineUp(iris)}`)
/** The four spaces around an iris. */
export const AROUND: readonly Spaces[] = Array.from({ length: IRISES }, (_, iris) => {
  const corner = (lineUp(iris) - 1) * COLUMNS + lineAcross(iris) - 1
  return (1 << corner) | (1 << (corner + 1)) | (1 << (corner + COLUMNS)) | (1 << (corner + COLUMNS + 1))
})
/** P2: the active area that an iris frames. */
export const AREAS: readonly Spaces[] = Array.from({ length: IRISES }, (_, iris) => areaOf(lineAcross(iris), lineUp(iris)))

function areaOf(x: number, y: number): Spaces {
  const isIn = (line: number, at: number) => (line <= 2 ? at >= line : at < line)
  let area = 0
  for (let space = 0; space < SPACES; space++) if (isIn(x, columnOf(space)) && isIn(y, rowOf(space))) area |= 1 << space
  return area
}

/** Cells for the centre of the cursor: `y * 5 + x` within the lines 2 to 6, from the bottom left; written `b2` to `f6` of the 7 × 7 grid. */
export const CELL_LINES = 5
export const CELLS = CELL_LINES * CELL_LINES
export const CELL_IDS: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => `${'bcdef'[cell % CELL_LINES]}${Math.floor(cell / CELL_LINES) + 2}`,
)
export const MIDDLE_CELL = CELL_IDS.indexOf('d4')
/** Steps between two cells: `cell * CELLS + other`. */
const STEPS_BETWEEN: Uint8Array = Uint8Array.from({ length: CELLS * CELLS }, (_, i) => {
  const cell = Math.floor(i / CELLS)
  const other = i % CELLS
  const across = Math.abs((cell % CELL_LINES) - (other % CELL_LINES))
  return across + Math.abs(Math.floor(cell / CELL_LINES) - Math.floor(other / CELL_LINES))
})
export const stepsBetween = (cell: number, other: number): number => STEPS_BETWEEN[cell * CELLS + other]

/** The shop: two places on display. */
export const SHOP = 2

/** Seats' pawns are owned by seats; the neutral ones by this. */
export const NEUTRAL = SEATS

/** Belle Époque: pavilions are numbered by their rows, from the bottom. */
export const PAVILIONS = 5
export const BELLE_EPOQUE_CARDS = BELLE_EPOQUE_CARD_ROWS.length
export const BELLE_EPOQUE_TILES = BELLE_EPOQUE_TILE_IDS.length
export const MOST_FACE_UP = 6
export const TRAVELLERS = 4
/** Spaces with a face-down Belle Époque tile. */
export const CROSS: Spaces = CROSS_SPACES.reduce((spaces, id) => spaces | (1 << SPACE_IDS.indexOf(id)), 0)
