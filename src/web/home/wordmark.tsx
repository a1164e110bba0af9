// The name with its whiplash: root curl, main stem, two shoots, four buds.
import { type Curve, taper, type WidthAt } from '../art/taper.ts'

const MAIN: readonly Curve[] = [
  [22, 96, 4, 150, 60, 206, 190, 196],
  [190, 196, 330, 186, 432, 148, 540, 158],
  [540, 158, 618, 166, 640, 230, 588, 236],
  [588, 236, 546, 240, 536, 194, 570, 188],
  [570, 188, 592, 185, 598, 212, 582, 214],
]
const MAIN_WIDTHS: readonly WidthAt[] = [
  [0, 1.5],
  [0.22, 9],
  [0.45, 5],
  [0.68, 9],
  [0.85, 4.5],
  [1, 2.5],
]
const ROOT: readonly Curve[] = [
  [22, 96, 30, 60, 62, 50, 72, 72],
  [72, 72, 79, 90, 56, 100, 50, 86],
  [50, 86, 48, 78, 56, 74, 60, 80],
]
const ROOT_WIDTHS: readonly WidthAt[] = [
  [0, 1.5],
  [0.4, 5],
  [1, 2],
]
const SHOOT: readonly Curve[] = [
  [250, 190, 310, 190, 352, 206, 350, 230],
  [350, 230, 348, 248, 320, 246, 322, 230],
  [322, 230, 324, 220, 336, 222, 335, 230],
]
const HIGH: readonly Curve[] = [
  [552, 159, 590, 148, 626, 118, 616, 84],
  [616, 84, 608, 60, 576, 68, 582, 90],
  [582, 90, 586, 103, 601, 98, 597, 87],
]
const SHOOT_WIDTHS: readonly WidthAt[] = [
  [0, 0.5],
  [0.45, 5],
  [1, 2],
]
const BUDS =
  'M54 74c6-5 13-1 12 7-7 3-13 0-12-7zM577 204c9-6 17 0 15 10-9 5-17 0-15-10zM329 222c7-5 14 0 12 8-7 3-14-1-12-8zM590 78c7-4 14 1 12 10-8 3-14-2-12-10z'
const STEMS = [taper(ROOT, ROOT_WIDTHS), taper(MAIN, MAIN_WIDTHS), taper(SHOOT, SHOOT_WIDTHS), taper(HIGH, SHOOT_WIDTHS), BUDS]

export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 640 250" role="img" aria-label="Tassel">
      <text x="66" y="146">
        Tassel
      </text>
      {STEMS.map((stem) => (
        <path key={stem} d={stem} />
      ))}
    </svg>
  )
}
