// Signs: what tracks, rewards, materials and rows are recognised by. Each has a shape of its own.
import { type Drawing, disc } from './shapes.ts'

const STAR = 'm12 1.5 3 6.5 7 1-5 5 1.2 7.5L12 18l-6.2 3.5L7 14 2 9l7-1z'

export const SIGNS = {
  iris: {
    box: '0 0 28 28',
    shapes: [
      ['', 2.6, 'M14 27c0-6 .3-8 0-11', 'bx-leaf'],
      ['bx-iris', 1.3, 'M14 16C8 18 4 23 8 26c4-1 6-5 6-10zm0 0c6 2 10 7 6 10-4-1-6-5-6-10z'],
      ['bx-iris-3', 1.3, 'M14 17C9 14 8 6 14 1c6 5 5 13 0 16z'],
      ['bx-iris-2', 1.3, 'M14 16C10 17 4 15 2 9c6-2 10 2 12 7zm0 0c4 1 10-1 12-7-6-2-10 2-12 7z'],
      ['', 2, 'M14 15v-5', 'bx-gold'],
    ],
  },
  crown: {
    box: '0 0 28 28',
    shapes: [
      ['bx-gold', 1.5, 'M3 22 2 9l6 5 6-10 6 10 6-5-1 13z'],
      ['bx-shadow', 0, 'M14 4l6 10 6-5-1 13H14z'],
      ['bx-red', 1.5, 'M3 22h22v4H3z'],
      ['bx-canvas', 1, disc(14, 4, 2) + disc(2.5, 9, 1.7) + disc(25.5, 9, 1.7)],
    ],
  },
  architect: {
    box: '0 0 28 28',
    shapes: [
      ['', 5, 'M14 6 6 26M14 6l8 20'],
      ['', 2.6, 'M14 6 6 26M14 6l8 20', 'bx-steel'],
      ['', 2.2, 'M7 18c4 3 10 3 14 0'],
      ['bx-steel-2', 1.5, disc(14, 5.5, 4)],
    ],
  },
  pawnFreed: {
    box: '0 0 28 28',
    shapes: [
      ['bx-ashlar', 1.4, 'M1 26V12l8-6 8 6v14z'],
      ['', 1.5, 'M5 14v10M9 14v10M13 14v10'],
      ['bx-verdigris-2', 1.5, 'M20 13c-3 0-4 2-4.4 5-.4 4-2.6 5-2.6 8.5h14c0-3.5-2.2-4.5-2.6-8.5-.4-3-1.4-5-4.4-5z'],
      ['bx-verdigris-2', 1.5, disc(20, 10, 3.8)],
    ],
  },
  points: {
    box: '0 0 20 20',
    shapes: [
      ['', 2.4, 'M10 18C4 17 1.5 12 3 5c1.5 1 2 2 2.2 3M10 18c6-1 8.5-6 7-13-1.5 1-2 2-2.2 3', 'bx-leaf'],
      ['bx-gold', 1.1, 'm10 2.5 2 4 4.4.6-3.2 3.1.8 4.4-4-2.1-4 2.1.8-4.4L3.6 7.1 8 6.5z'],
    ],
  },
  manneken: {
    box: '0 0 20 20',
    shapes: [
      ['bx-ashlar', 1, 'M4 19.2h9v-2.4H4z'],
      ['bx-bronze', 1, disc(8.2, 3.6, 2.6)],
      ['bx-bronze', 1, 'M5.6 7.2c-1 3 .4 4.4.2 9.6h5c.4-3.6.6-7-.2-9.6-1.2-1.2-3.8-1.2-5 0z'],
      ['', 1.6, 'M11 12c3.4-2 6-.4 6.6 6.6', 'bx-stone'],
    ],
  },
  wood: {
    box: '0 0 24 24',
    shapes: [
      ['bx-wood', 1.6, 'M2 8h15v11H2z'],
      ['bx-wood-2', 1.6, 'm2 8 5-4h15l-5 4zM17 8l5-4v11l-5 4z'],
      ['', 1.2, 'M4 11.7h11M4 15.4h8'],
    ],
  },
  iron: {
    box: '0 0 24 24',
    shapes: [
      ['bx-iron', 1.7, 'M3 3h18v4.5h-6.5v9H21V21H3v-4.5h6.5v-9H3z'],
      ['', 1.5, 'M5 5h14M11.2 7.5v9M5 18.6h14', 'bx-iron-2'],
    ],
  },
  stone: {
    box: '0 0 24 24',
    shapes: [
      ['bx-stone', 1.7, 'M6 3h11l5 6-2 11H5L2 11z'],
      ['bx-stone-2', 0, 'm6 3 4 7-8 1zM17 3l-7 7 12-1zM10 10l-5 10h8z'],
      ['', 1, 'm2 11 8-1 12-1M6 3l4 7-5 10M10 10l3 10'],
    ],
  },
  glass: {
    box: '0 0 24 24',
    shapes: [
      ['bx-glass', 1.7, 'M12 1.5 21 9v13H3V9z'],
      ['bx-glass-2', 0, 'M12 1.5V22H3V9z'],
      ['', 1.3, 'M12 1.5V22M3 12h18'],
      ['', 1.4, 'm5.5 18 4-4M14.5 9l3.5-3', 'bx-glint'],
    ],
  },
  wild: {
    box: '0 0 24 24',
    shapes: [
      ['bx-wild', 0, STAR],
      ['bx-wild-2', 0, 'M12 1.5 15 8l7 1-5 5 1.2 7.5L12 18z'],
      ['', 1.7, STAR],
    ],
  },
  francs: {
    box: '0 0 24 24',
    shapes: [
      ['bx-coin', 1.6, disc(12, 12, 10)],
      ['', 1.4, disc(12, 12, 7.4), 'bx-coin-2'],
      ['', 2.2, 'M10 17V7.5h5M10 12h4', 'bx-on-coin'],
    ],
  },
  any: {
    box: '0 0 24 24',
    shapes: [
      ['bx-wood', 1.4, 'M2 2h9v9H2z'],
      ['bx-iron', 1.4, 'M13 2h9v9h-9z'],
      ['bx-stone', 1.4, 'M2 13h9v9H2z'],
      ['bx-glass', 1.4, 'M13 13h9v9h-9z'],
    ],
  },
  blank: { box: '0 0 24 24', shapes: [['', 2.4, 'M5 12h14', 'ink-soft']] },
  arrow: { box: '0 0 24 24', shapes: [['', 2.4, 'M4 15C6 7 15 5 20 11M20 4v7h-7', 'ink-soft']] },
  noble: {
    box: '0 0 28 28',
    shapes: [
      ['bx-nobles-2', 1.5, 'M3 27c0-6 4-8 11-9 7 1 11 3 11 9z'],
      ['bx-skin', 1.4, 'M9 13.5a5 6 0 1 0 10 0a5 6 0 1 0-10 0z'],
      ['ink', 1.6, 'M6.5 9.5h15M9.5 9V1.5h9V9z'],
      ['', 1.7, 'M11.5 16.2c1.6-1.2 3.4-1.2 5 0', 'bx-wood'],
    ],
  },
  card: {
    box: '0 0 24 24',
    shapes: [
      ['bx-verdigris', 1.6, 'M4 2h13v19H4z'],
      ['bx-canvas', 1.6, 'M8 5h12v17H8z'],
      ['', 1.4, 'M11 10h6M11 13.5h6M11 17h4', 'bx-gold'],
    ],
  },
} satisfies Readonly<Record<string, Drawing>>
