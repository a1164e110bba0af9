// Where everything lies on the map: a field of 992 by 684, as drawn for the mock-up. Numbers only; `boxes.ts` and `lines.ts` make shapes of them.
import type { LocationId } from '../../../games/brass-birmingham/board.ts'

export type Point = readonly [number, number]

export const FIELD = { x: 0, y: 0, width: 992, height: 684 } as const
/** A slot's side, the gap between slots, and the height of a name above them. */
export const SLOT = 36
export const GAP = 2
export const BANNER = 22

export const REGIONS = ['teal', 'blue', 'red', 'yellow', 'purple'] as const
export type Region = (typeof REGIONS)[number]

/** The centre of each location's block: its name and its slots side by side. */
// biome-ignore format: one location a line
export const CENTRES: Readonly<Record<LocationId, Point>> = {
  warrington: [154, 58],
  leek: [482, 54],
  belper: [778, 56],
  stoke: [326, 116],
  nottingham: [915, 140],
  stone: [156, 202],
  uttoxeter: [532, 158],
  derby: [764, 184],
  stafford: [296, 278],
  burton: [652, 284],
  'farm-north': [88, 304],
  cannock: [430, 350],
  tamworth: [774, 382],
  walsall: [532, 438],
  wolverhampton: [336, 434],
  coalbrookdale: [174, 476],
  shrewsbury: [66, 384],
  dudley: [402, 530],
  birmingham: [650, 528],
  nuneaton: [876, 460],
  coventry: [902, 562],
  kidderminster: [262, 563],
  worcester: [286, 642],
  gloucester: [438, 640],
  redditch: [624, 642],
  oxford: [810, 640],
  'farm-south': [80, 594],
}

/** The part of the land that a town belongs to. */
// biome-ignore format: one town a line
export const REGION_OF: Readonly<Partial<Record<LocationId, Region>>> = {
  belper: 'teal',
  derby: 'teal',
  leek: 'blue',
  stoke: 'blue',
  stone: 'blue',
  uttoxeter: 'blue',
  stafford: 'red',
  burton: 'red',
  cannock: 'red',
  tamworth: 'red',
  walsall: 'red',
  wolverhampton: 'yellow',
  coalbrookdale: 'yellow',
  dudley: 'yellow',
  kidderminster: 'yellow',
  worcester: 'yellow',
  birmingham: 'purple',
  coventry: 'purple',
  nuneaton: 'purple',
  redditch: 'purple',
}

/** How far a line swings aside of straight, by its id. */
// biome-ignore format: one line a line
export const BENDS: Readonly<Record<string, number>> = {
  'warrington-stoke': -8,
  'stoke-leek': -10,
  'leek-belper': 10,
  'belper-derby': 8,
  'derby-nottingham': 8,
  'stoke-stone': 10,
  'stone-uttoxeter': 12,
  'uttoxeter-derby': -8,
  'stone-burton': -14,
  'stone-stafford': 8,
  'stafford-cannock': -8,
  'cannock-farm-north': -20,
  'cannock-burton': 12,
  'cannock-wolverhampton': 6,
  'cannock-walsall': -6,
  'burton-derby': 8,
  'burton-tamworth': -8,
  'burton-walsall': 10,
  'tamworth-walsall': 10,
  'tamworth-nuneaton': -8,
  'tamworth-birmingham': 10,
  'walsall-wolverhampton': 10,
  'walsall-birmingham': -6,
  'wolverhampton-coalbrookdale': 8,
  'coalbrookdale-shrewsbury': 6,
  'wolverhampton-dudley': -6,
  'dudley-birmingham': 10,
  'dudley-kidderminster': -6,
  'coalbrookdale-kidderminster': 8,
  'worcester-gloucester': 8,
  'worcester-birmingham': -12,
  'gloucester-redditch': 8,
  'redditch-birmingham': 0,
  'redditch-oxford': 8,
  'birmingham-oxford': -8,
  'birmingham-coventry': -8,
  'birmingham-nuneaton': -10,
  'nuneaton-coventry': -4,
}

/** Where a line aims inside the block at its end, from the centre. */
// biome-ignore format: one line a line
export const ANCHORS: Readonly<Record<string, Readonly<Partial<Record<LocationId, Point>>>>> = {
  'stoke-stone': { stoke: [-34, 8] },
  'warrington-stoke': { warrington: [30, 0], stoke: [-30, 0] },
  'stoke-leek': { stoke: [34, 0] },
  'derby-nottingham': { derby: [30, 0] },
  'coalbrookdale-shrewsbury': { coalbrookdale: [-24, 0], shrewsbury: [-4, 0] },
  'coalbrookdale-kidderminster': { coalbrookdale: [2, 0], kidderminster: [-6, 0] },
  'nuneaton-coventry': { coventry: [-10, 0] },
  'birmingham-coventry': { birmingham: [10, 14] },
  'birmingham-nuneaton': { birmingham: [14, -20] },
  'tamworth-birmingham': { birmingham: [6, -20] },
  'walsall-birmingham': { birmingham: [-30, -16], walsall: [10, 0] },
  'dudley-birmingham': { birmingham: [-10, 8] },
  'worcester-birmingham': { birmingham: [-20, 34], worcester: [6, -18] },
  'redditch-birmingham': { birmingham: [-2, 20], redditch: [4, 0] },
  'birmingham-oxford': { birmingham: [18, 30], oxford: [-20, 0] },
  'redditch-oxford': { oxford: [-30, 6], redditch: [0, 8] },
  'gloucester-redditch': { redditch: [0, 8], gloucester: [30, 10] },
  'worcester-gloucester': { worcester: [0, 8], gloucester: [-30, 10] },
  'stone-burton': { stone: [14, 14], burton: [-10, -4] },
  'stone-uttoxeter': { stone: [10, 0] },
  'cannock-farm-north': { cannock: [-10, 4] },
  'burton-derby': { derby: [-26, 0], burton: [8, 0] },
  'burton-tamworth': { burton: [12, 0] },
  'burton-walsall': { burton: [-12, 0], walsall: [8, 0] },
  'cannock-walsall': { cannock: [12, 0], walsall: [-8, 0] },
  'cannock-wolverhampton': { cannock: [-16, 0], wolverhampton: [12, 0] },
  'wolverhampton-dudley': { wolverhampton: [14, 0], dudley: [-6, 0] },
  'dudley-kidderminster': { kidderminster: [10, 0] },
  'stone-stafford': { stone: [10, 10], stafford: [-10, 0] },
}

/** Where the three arms of the line by the southern farm meet. */
export const JUNCTION: Point = [200, 617]

/** The outlines of the regions, behind everything. */
// biome-ignore format: one region a line
export const PANES: Readonly<Record<Region, readonly Point[]>> = {
  blue: [[221, 16], [341, 26], [465, 8], [585, 14], [624, 90], [597, 188], [517, 212], [393, 204], [258, 226], [145, 250], [66, 210], [97, 140], [207, 104]],
  teal: [[670, 14], [769, 4], [864, 30], [854, 130], [851, 226], [761, 244], [686, 226], [651, 150], [643, 70]],
  red: [[221, 244], [337, 222], [486, 236], [610, 216], [713, 250], [816, 320], [827, 398], [740, 424], [624, 428], [579, 474], [465, 486], [432, 398], [341, 368], [234, 320]],
  yellow: [[74, 424], [186, 400], [279, 376], [389, 388], [438, 470], [461, 544], [378, 580], [358, 668], [248, 684], [186, 650], [165, 560], [87, 512]],
  purple: [[585, 448], [672, 436], [765, 418], [889, 398], [965, 480], [975, 590], [864, 600], [713, 588], [678, 668], [566, 676], [521, 610], [502, 524]],
}

/** Rivers are only land to look at: no line follows them. */
// biome-ignore format: one river a line
export const RIVERS: readonly { readonly course: readonly Point[]; readonly thin: boolean }[] = [
  { thin: false, course: [[271, -10], [256, 60], [227, 118], [221, 160], [231, 214], [310, 236], [413, 244], [496, 226], [579, 228], [661, 222], [713, 238], [816, 232], [878, 196], [1002, 210]] },
  { thin: false, course: [[-10, 400], [31, 424], [76, 432], [95, 470], [155, 500], [182, 540], [184, 584], [221, 614], [213, 650], [258, 690]] },
  { thin: true, course: [[1002, 500], [961, 600], [889, 604], [723, 592], [682, 600], [517, 580], [455, 590], [358, 604], [341, 690]] },
  { thin: true, course: [[558, -10], [579, 60], [599, 120], [579, 190], [620, 226]] },
  { thin: true, course: [[579, 470], [661, 450], [785, 420], [796, 330], [723, 300], [703, 240]] },
]

/** Ranges of hills: [x, y, how many, width of one] */
// biome-ignore format: one table
export const HILLS: readonly (readonly [number, number, number, number])[] = [
  [31, 150, 3, 44], [17, 262, 3, 40], [585, 40, 2, 36], [620, 110, 2, 34], [23, 540, 2, 34], [920, 658, 2, 40], [661, 658, 2, 34], [122, 664, 3, 34],
]

/** Trees: [x, y, size] */
// biome-ignore format: one table
export const TREES: readonly (readonly [number, number, number])[] = [
  [451, 404, 0.8], [463, 410, 1], [341, 320, 0.9], [353, 326, 0.7], [473, 300, 0.8], [486, 306, 0.6], [37, 92, 0.9], [50, 96, 0.7], [537, 70, 0.7], [411, 158, 0.8], [424, 162, 0.6], [934, 42, 0.9], [947, 46, 0.7], [258, 490, 0.8], [271, 494, 0.6], [486, 560, 0.7], [723, 470, 0.8], [736, 474, 0.6], [27, 660, 0.8], [39, 664, 0.6],
]
