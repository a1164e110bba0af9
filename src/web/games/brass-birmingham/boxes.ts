// The block of every location: where its slots or merchant tiles lie.
import { FIRST_SLOT, LOCATION_IDS, LOCATION_OF, SLOT_LOCATIONS, TOWNS } from '../../../games/brass-birmingham/board.ts'
import { SPACE_LOCATION } from '../../../games/brass-birmingham/merchants.ts'
import { BANNER, CENTRES, GAP, type Point, SLOT } from './layout.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly centre: Point
}

const HALL_HEIGHT = 56
/** A merchant's tile with its barrel, and the coin of the bonus behind them. */
export const SPACE_WIDTH = 46
const COIN_WIDTH = 38
const FARM: Point = [44, 58]

export const BOXES: readonly Box[] = LOCATION_IDS.map((id, location) => {
  const [width, height] = sizeOf(location)
  const [x, y] = CENTRES[id]
  return { x: x - width / 2, y: y - height / 2, width, height, centre: [x, y] }
})

/** The upper left corner of every slot. */
export const SLOT_AT: readonly Point[] = Array.from(LOCATION_OF, (location, slot) => {
  const { x, y, centre } = BOXES[location]
  if (location >= TOWNS) return [centre[0] - SLOT / 2, y + 4]
  const index = slot - FIRST_SLOT[location]
  const columns = columnsOf(location)
  return [x + 3 + (index % columns) * (SLOT + GAP), y + BANNER + 2 + Math.floor(index / columns) * (SLOT + GAP)]
})

/** The upper left corner of every merchant tile. */
export const SPACE_AT: readonly Point[] = Array.from(SPACE_LOCATION, (location, space) => {
  const { x, y } = BOXES[location]
  return [x + 5 + (space - SPACE_LOCATION.indexOf(location)) * SPACE_WIDTH, y + 23]
})

function slotCount(location: number): number {
  return FIRST_SLOT[location + 1] - FIRST_SLOT[location]
}

/** Four slots stand two by two, fewer side by side. */
function columnsOf(location: number): number {
  return slotCount(location) > 3 ? 2 : slotCount(location)
}

function sizeOf(location: number): Point {
  if (location >= SLOT_LOCATIONS) return [SPACE_LOCATION.filter((at) => at === location).length * SPACE_WIDTH + COIN_WIDTH, HALL_HEIGHT]
  if (location >= TOWNS) return FARM
  const columns = columnsOf(location)
  const rows = Math.ceil(slotCount(location) / columns)
  return [columns * SLOT + (columns - 1) * GAP + 6, BANNER + rows * (SLOT + GAP) + 3]
}
