// Merchants as tables: the spaces of their towns, the faces of their tiles, the bonus for drinking their beer.
import { SLOT_LOCATIONS } from './board.ts'
import { COTTON, GOODS, MANUFACTURER, POTTERY, SEATS } from './components.ts'
import { MERCHANT_ROWS, MERCHANT_TILE_ROWS } from './data/board.ts'

export const FACES = ['blank', 'cotton', 'manufacturer', 'pottery', 'any'] as const
const FACE_NAMES: readonly string[] = FACES
export const BLANK = FACES.indexOf('blank')
/** The goods that a face buys, as a mask of industries. */
export const BUYS: Uint8Array = Uint8Array.from([0, 1 << COTTON, 1 << MANUFACTURER, 1 << POTTERY, (1 << GOODS) - 1])

export const BONUSES = ['points', 'develop', 'income', 'money'] as const
export type Bonus = (typeof BONUSES)[number]
const BONUS_NAMES: readonly string[] = BONUSES
export const POINTS_BONUS = BONUSES.indexOf('points')
export const DEVELOP_BONUS = BONUSES.indexOf('develop')
export const INCOME_BONUS = BONUSES.indexOf('income')
export const MONEY_BONUS = BONUSES.indexOf('money')

const spaces = MERCHANT_ROWS.flatMap(([, count], merchant) => new Array<number>(count).fill(merchant))
/** Spaces for merchant tiles, town by town. */
export const SPACES = spaces.length
/** The location of a space. */
export const SPACE_LOCATION: Uint8Array = Uint8Array.from(spaces, (merchant) => SLOT_LOCATIONS + merchant)
export const SPACE_BONUS: Uint8Array = Uint8Array.from(spaces, (merchant) => BONUS_NAMES.indexOf(MERCHANT_ROWS[merchant][3]))
export const SPACE_AMOUNT: Uint8Array = Uint8Array.from(spaces, (merchant) => MERCHANT_ROWS[merchant][4])
/** Seats from which a space is open. */
export const SPACE_SEATS: Uint8Array = Uint8Array.from(spaces, (merchant) => MERCHANT_ROWS[merchant][2])
/** The link points that every merchant's town has printed on it. */
export const MERCHANT_LINK_POINTS = 2

/** The faces of the merchant tiles in play, by number of seats. */
export const FACES_IN_PLAY: readonly Uint8Array[] = Array.from({ length: SEATS + 1 }, (_, seats) =>
  Uint8Array.from(
    MERCHANT_TILE_ROWS.filter(([, from]) => from <= seats),
    ([face]) => FACE_NAMES.indexOf(face),
  ),
)
