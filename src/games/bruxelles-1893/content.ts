// What a content pack may change: every value that no source names, with its bounds.
import type { Content } from '../../core/game.ts'
import type { ChoiceSchema, ObjectSchema, Schema } from '../../core/schema.ts'
import {
  ACTIONS,
  ALL_REWARDS,
  type ArtNouveauAction,
  BONUS_CARDS,
  CARD_KINDS,
  COLUMNS,
  FIRST_SEGMENT_COUNT,
  HANDS,
  HOUSE_LEVELS,
  IRIS_IDS,
  MOST_SEGMENTS,
  NOBLE_IDS,
  type Noble,
  PAVILIONS,
  PRESTIGE_CARDS,
  REWARDS,
  SEGMENTS,
  type Segment,
  STOCK_CARDS,
  TOP_LEVEL,
} from './components.ts'
import { PAVILION_GLASS } from './data/belle-epoque.ts'
import { BOARD_ROWS } from './data/boards.ts'
import { COLUMN_CARD_ROWS } from './data/column-cards.ts'
import { FIRST_HANDS, REVISED_SEGMENTS } from './data/compass.ts'
import { MARKET_ROWS } from './data/market.ts'
import { NOBLE_ROWS } from './data/nobles.ts'
import { STOCK_CARD_ROWS } from './data/stock-cards.ts'
import { STRIP_ROWS } from './data/strips.ts'
import { FEWEST_UNITS, MOST_UNITS } from './payments.ts'

export const CORNERS = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const
export type Corner = (typeof CORNERS)[number]
/** A line of a stock card, by the seats it is for. */
export const STOCK_LINES = ['two', 'three', 'four', 'five'] as const
export type StockLine = (typeof STOCK_LINES)[number]
/** The corners of the cursor by the pack's names; the fourth colour is pink in the first edition and brown in the revised one. */
type FourthColour = 'pink' | 'brown'

export type StockCard = {
  readonly francs: number
  readonly irises: Readonly<Record<StockLine, readonly string[]>>
}
export type ColumnCard = {
  readonly kind: (typeof CARD_KINDS)[number]
  readonly rewards: readonly string[]
  readonly points: number
  readonly manneken: number
}
export type SharedValues = {
  readonly strips: Readonly<Record<'compass' | 'other', readonly (readonly ArtNouveauAction[])[]>>
  readonly stockCards: readonly StockCard[]
  readonly columnCards: readonly ColumnCard[]
  readonly salaries: Readonly<Partial<Record<Noble, number>>>
  readonly tracks: Readonly<Record<'iris' | 'crown' | 'architect', readonly number[]>>
  readonly market: {
    readonly points: readonly number[]
    readonly francs: readonly number[]
    readonly corners: Readonly<Partial<Record<'green' | 'yellow' | 'blue' | FourthColour, Corner>>>
  }
}
export type FirstValues = SharedValues & {
  readonly hands: readonly number[]
}
export type RevisedValues = SharedValues & {
  readonly compass: readonly Segment[]
  readonly sideB: {
    readonly hankarIris: readonly number[]
    readonly cauchieCrown: readonly number[]
    readonly hortaArchitect: readonly number[]
    readonly strauvenHouses: readonly number[]
  }
  readonly pavilionGlass: readonly number[]
}

const FIRST_NOBLES = 8

const track = (description: string): Schema => ({ ...list(TOP_LEVEL, integer(0, 30)), description })

export const firstContent: Content<FirstValues> = {
  schema: group({
    ...sharedSchema(BONUS_CARDS, FIRST_NOBLES, 'pink'),
    hands: {
      ...list(HANDS, integer(0, FIRST_SEGMENT_COUNT - 1)),
      description: 'Spaces of the compass, clockwise from 0, where the hands begin.',
    },
  }),
  printed: { ...shared(BONUS_CARDS, FIRST_NOBLES, 'pink'), hands: FIRST_HANDS },
  problem: (values) =>
    cardProblem(values) ??
    cornerProblem(values) ??
    (values.hands[0] === values.hands[1] ? '"hands" must name two different spaces.' : null),
}

export const revisedContent: Content<RevisedValues> = {
  schema: group({
    ...sharedSchema(PRESTIGE_CARDS, NOBLE_IDS.length, 'brown'),
    compass: {
      ...list(REVISED_SEGMENTS.length, choice(SEGMENTS), MOST_SEGMENTS),
      description: 'Segments clockwise; the arrow tile lies on glass and leads to iron.',
    },
    sideB: group({
      hankarIris: track("Iris track of Hankar's board."),
      cauchieCrown: track("Crown track of Cauchie's board."),
      hortaArchitect: track("Architect track of Horta's board."),
      strauvenHouses: {
        ...list(HOUSE_LEVELS, integer(FEWEST_UNITS, MOST_UNITS)),
        description: "Units a house costs on Strauven's board, from the bottom level up.",
      },
    }),
    pavilionGlass: {
      ...list(PAVILIONS, integer(0, 4)),
      description: 'Glass that a pavilion costs beyond its units, from the top row down.',
    },
  }),
  printed: {
    ...shared(PRESTIGE_CARDS, NOBLE_IDS.length, 'brown'),
    compass: REVISED_SEGMENTS,
    sideB: {
      hankarIris: BOARD_ROWS.hankar.iris,
      cauchieCrown: BOARD_ROWS.cauchie.crown,
      hortaArchitect: BOARD_ROWS.horta.architect,
      strauvenHouses: BOARD_ROWS.strauven.houseCost,
    },
    pavilionGlass: PAVILION_GLASS,
  },
  problem: (values) => cardProblem(values) ?? cornerProblem(values) ?? compassProblem(values),
}

function sharedSchema(cards: number, nobles: number, fourth: FourthColour): Readonly<Record<string, Schema>> {
  const side = (description: string): Schema => ({ ...list(COLUMNS, list(COLUMNS, choice(ACTIONS))), description })
  const pair = list(2, choice(IRIS_IDS))
  return {
    strips: group({
      compass: side('The five strips with the compass side (first edition: normal side) up, each from the top down.'),
      other: side('The five strips with the other side (first edition: expert side) up.'),
    }),
    stockCards: {
      ...list(
        STOCK_CARDS,
        group({ francs: integer(0, 20), irises: group(Object.fromEntries(STOCK_LINES.map((line) => [line, pair]))) }, ['francs', 'irises']),
      ),
      description: 'Francs, and the two irises offered to two, three, four and five seats: column line, then row line from the bottom.',
    },
    columnCards: {
      ...list(
        cards,
        group(
          {
            kind: { ...choice(CARD_KINDS), description: 'single: one reward; choice: one of two; double: both.' },
            rewards: list(1, choice(REWARDS.slice(0, ALL_REWARDS)), 2),
            points: integer(0, 3),
            manneken: integer(0, 3),
          },
          ['kind', 'rewards', 'points', 'manneken'],
        ),
      ),
      description: 'The cards below the columns: rewards, VP symbols, Manneken symbols.',
    },
    salaries: {
      ...group(Object.fromEntries(NOBLE_IDS.slice(0, nobles).map((id) => [id, integer(0, 20)]))),
      description: 'Francs to pay at the end for each noble kept.',
    },
    tracks: group({
      iris: track('VP for an iris majority, by level.'),
      crown: track('Nobles used at the Grand-Place, by level.'),
      architect: track('VP of each building, by level.'),
    }),
    market: group({
      points: { ...list(7, integer(0, 20)), description: 'VP of the columns from the left.' },
      francs: { ...list(7, integer(0, 20)), description: 'Francs of the rows from the top.' },
      corners: {
        ...group(Object.fromEntries(['green', 'yellow', 'blue', fourth].map((colour) => [colour, choice(CORNERS)]))),
        description: "Where each colour's dot lies on the cursor; black has its centre.",
      },
    }),
  }
}

function shared(cards: number, nobles: number, fourth: FourthColour): SharedValues {
  const { green, yellow, blue, brown } = MARKET_ROWS.corners
  const { iris, crown, architect } = BOARD_ROWS.a
  return {
    strips: STRIP_ROWS,
    stockCards: STOCK_CARD_ROWS.map(([francs, two, three, four, five]) => ({
      francs,
      irises: { two: two.split(' '), three: three.split(' '), four: four.split(' '), five: five.split(' ') },
    })),
    columnCards: COLUMN_CARD_ROWS.slice(0, cards).map(([kind, rewards, points, manneken]) => ({
      kind,
      rewards: rewards.split(' '),
      points,
      manneken,
    })),
    salaries: Object.fromEntries(NOBLE_ROWS.slice(0, nobles).map(([id, , , salary]) => [id, salary])),
    tracks: { iris, crown, architect },
    market: { points: MARKET_ROWS.points, francs: MARKET_ROWS.francs, corners: { green, yellow, blue, [fourth]: brown } },
  }
}

function cardProblem({ columnCards }: SharedValues): string | null {
  const wrong = columnCards.findIndex(({ kind, rewards }) => rewards.length !== (kind === 'single' ? 1 : 2))
  if (wrong >= 0) return `"columnCards[${wrong}].rewards" must name one reward for a single card and two for the others.`
  const same = columnCards.findIndex(({ kind, rewards }) => kind === 'choice' && rewards[0] === rewards[1])
  return same < 0 ? null : `"columnCards[${same}].rewards" must name two different rewards to choose from.`
}

function cornerProblem({ market }: SharedValues): string | null {
  return new Set(Object.values(market.corners)).size === CORNERS.length
    ? null
    : '"market.corners" must give each colour a corner of its own.'
}

/** Q28: each kind once, and perhaps a second "any". */
function compassProblem({ compass }: RevisedValues): string | null {
  const odd = SEGMENTS.find((kind) => {
    const count = compass.filter((segment) => segment === kind).length
    return count !== 1 && !(kind === 'any' && count === 2)
  })
  return odd === undefined ? null : `"compass" must have each segment once, and may have "any" twice; see ${odd}.`
}

function integer(minimum: number, maximum: number): Schema {
  return { type: 'integer', minimum, maximum }
}

function choice(names: readonly string[]): ChoiceSchema {
  return { type: 'string', enum: names }
}

function list(least: number, items: Schema, most = least): Schema {
  return { type: 'array', items, minItems: least, maxItems: most }
}

function group(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): ObjectSchema {
  return { type: 'object', properties, required, additionalProperties: false }
}
