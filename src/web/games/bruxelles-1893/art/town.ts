// Brussels: its four places and the Courthouse.
import { type Drawing, disc } from './shapes.ts'

const BOX = '0 0 54 47'
const GROUND = 'M0 0h54v47H0z'

export const TOWN = {
  exchange: {
    box: BOX,
    slice: true,
    shapes: [
      ['bx-workshop-1', 0, GROUND],
      ['bx-workshop-2', 0, 'M0 38h54v9H0z'],
      ['bx-verdigris-2', 1.5, 'M18 14a9 7 0 0 1 18 0z'],
      ['bx-canvas', 1.6, 'M6 22 27 10l21 12z'],
      ['bx-workshop-3', 1.5, 'M9 22h36v17H9z'],
      ['', 2.6, 'M14 23v15M20.5 23v15M27 23v15M33.5 23v15M40 23v15'],
      ['bx-canvas', 1.3, 'M5 39h44v3H5z'],
      ['bx-coin', 1, disc(27, 17.5, 2.4)],
    ],
  },
  'grand-place': {
    box: BOX,
    slice: true,
    shapes: [
      ['bx-nobles-1', 0, GROUND],
      ['bx-nobles-2', 0, 'M0 40h54v7H0z'],
      ['bx-nobles-3', 1.4, 'M4 41V24l7-7 6 7v17zM37 41V24l6-7 7 7v17z'],
      ['bx-facade', 1.5, 'M15 41V22h24v19z'],
      ['bx-canvas', 1.5, 'M22 22v-9l5-12 5 12v9z'],
      ['', 1.4, 'M18 41v-8a2.5 2.5 0 0 1 5 0v8M24.5 41v-8a2.5 2.5 0 0 1 5 0v8M31 41v-8a2.5 2.5 0 0 1 5 0v8M25 18h4'],
    ],
  },
  park: {
    box: BOX,
    slice: true,
    shapes: [
      ['bx-sale-1', 0, GROUND],
      ['bx-sale-2', 0, 'M0 38h54v9H0z'],
      ['bx-facade', 1.5, 'M8 40V16h38v24h-6V29a3.6 3.6 0 0 0-7 0v11h-2.5V27a3.6 3.6 0 0 0-7 0v13H21V29a3.6 3.6 0 0 0-7 0v11z'],
      ['bx-canvas', 1.3, 'M8 16h38v4H8z'],
      ['bx-verdigris-2', 1.5, 'M20 16c0-6 3-8 7-9 4 1 7 3 7 9M27 7V3'],
      ['bx-green', 1.3, disc(4, 34, 5) + disc(50, 34, 5)],
    ],
  },
  market: {
    box: BOX,
    slice: true,
    shapes: [
      ['bx-materials-1', 0, GROUND],
      ['bx-materials-2', 0, 'M0 40h54v7H0z'],
      ['bx-materials-3', 1.5, 'M8 41V20h38v21z'],
      ['bx-chalk', 1.5, 'M5 8h44l3 11c-2 4-8 4-10 0-2 4-8 4-10 0-2 4-8 4-10 0-2 4-8 4-10 0-2 4-8 4-10 0z'],
      ['bx-verdigris', 1.2, 'M14 8l-2 11c2 4 8 4 10 0l1-11zM31 8l1 11c2 4 8 4 10 0L40 8z'],
      ['bx-wood-2', 1.5, 'M7 32h40v9H7z'],
      [
        'bx-wild',
        1.1,
        'm16 22 1.5 3 3.5.5-2.5 2.3.6 3.4-3.1-1.6-3.1 1.6.6-3.4-2.5-2.3 3.5-.5zm11 0 1.5 3 3.5.5-2.5 2.3.6 3.4-3.1-1.6-3.1 1.6.6-3.4-2.5-2.3 3.5-.5zm11 0 1.5 3 3.5.5-2.5 2.3.6 3.4-3.1-1.6-3.1 1.6.6-3.4-2.5-2.3 3.5-.5z',
      ],
    ],
  },
  courthouse: {
    box: '0 0 56 44',
    shapes: [
      ['bx-coin-2', 1.5, 'M18 18c0-9 4-13 10-14 6 1 10 5 10 14z'],
      ['bx-facade', 1.5, 'M28 4V0M14 18h28v6H14zM6 24h44v6H6z'],
      ['bx-ashlar', 1.5, 'M3 30h50v12H3z'],
      ['', 2.4, 'M9 31v10M15 31v10M41 31v10M47 31v10'],
      ['bx-out', 0, 'M22 42V35a6 5 0 0 1 12 0v7z'],
    ],
  },
} satisfies Readonly<Record<string, Drawing>>
