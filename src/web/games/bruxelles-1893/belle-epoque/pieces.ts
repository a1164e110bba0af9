// What only Belle Époque puts on the table: pavilions, travellers and their train, tiles, white art.
import { PAWN } from '../art/pieces.ts'
import { type Drawing, disc } from '../art/shapes.ts'
import { FRAME } from '../art/works.ts'

const PAVILION = 'M3 42V25c0-7 6-11 12-11C16 6 22 2 30 2s14 4 15 12c6 0 12 4 12 11v17z'

export const BELLE_EPOQUE_PIECES = {
  pavilion: {
    box: '0 0 60 44',
    shapes: [
      ['seat', 2, PAVILION],
      ['bx-shadow', 0, 'M30 2c8 0 14 4 15 12 6 0 12 4 12 11v17H30z'],
      ['', 1.3, 'M15 14v28M45 14v28M22.5 4.2V42M37.5 4.2V42M3 27h54M15 14h30'],
      ['bx-out', 0, 'M24 42V32a6 6 0 0 1 12 0v10z'],
      ['', 1.4, 'M6.5 24c.5-4 3-6.5 6.5-7.2M19 10c1.5-3 4-4.6 7-5.2', 'bx-glint'],
    ],
  },
  plot: {
    box: '0 0 60 44',
    shapes: [
      ['bx-pane-faint', 1.8, PAVILION, 'bx-hall-line'],
      ['', 2, 'M3 42h54', 'bx-hall-line'],
    ],
  },
  traveller: {
    box: '0 0 32 40',
    shapes: [
      ['bx-linen', 2, PAWN],
      ['bx-linen', 2, disc(16, 9, 6)],
      ['bx-out', 2, 'M6 6.5h20M10 6.5V1h12v5.5z'],
      ['bx-brown', 1.5, 'M18 26h9v8h-9zM20.5 26v-2.5h4V26'],
    ],
  },
  tileBack: {
    box: '0 0 28 28',
    shapes: [
      ['bx-verdigris', 1.8, 'M1 1h26v26H1z'],
      ['bx-verdigris-2', 0, 'M14 26C5 24 3 15 4 5c8 1 9 11 10 21zm0 0c9-2 11-11 10-21-8 1-9 11-10 21z'],
      ['bx-gold', 0, 'M14 26C10 18 10 9 14 3c4 6 4 15 0 23z'],
      ['bx-blue', 0, disc(14, 10, 2.3)],
      ['', 1, 'M2.8 25V3H25', 'bx-sheen'],
    ],
  },
  tileFace: {
    box: '0 0 28 28',
    shapes: [
      ['bx-canvas', 2, 'M1 1h26v26H1z'],
      ['', 1.6, 'M1 9C5 9 9 5 9 1M27 9c-4 0-8-4-8-8M1 19c4 0 8 4 8 8M27 19c-4 0-8 4-8 8', 'bx-gold'],
    ],
  },
  train: {
    box: '0 0 56 44',
    shapes: [
      ['bx-verdigris', 1.6, 'M4 34V18h14V12h18v6h8c6 0 8 5 8 10v6z'],
      ['bx-lamp', 1.3, 'M8 21h8v7H8zM21 15h12v8H21z'],
      ['bx-red', 1.5, 'M42 18V8h6v10'],
      ['', 1.8, 'M45 6c3-5 8-2 9-5', 'ink-soft'],
      ['', 2, 'M2 31h52', 'bx-gold'],
      ['bx-ashlar', 1.7, disc(12, 36, 4.6) + disc(27, 36, 4.6) + disc(43, 36, 4.6)],
      ['', 1.6, 'M0 42h56', 'ink-soft'],
    ],
  },
  pair: {
    box: '0 0 28 28',
    shapes: [
      ['bx-stone', 1.8, 'M1 26V13c0-5 3-7 6.5-9 3.5 2 6.5 4 6.5 9v13z'],
      ['bx-stone-2', 1.8, 'M14 26V13c0-5 3-7 6.5-9 3.5 2 6.5 4 6.5 9v13z'],
    ],
  },
  artWhite: {
    box: '0 0 32 32',
    shapes: [
      ['bx-white', 2, FRAME],
      ['', 1.5, 'M6 6h20v20H6z', 'bx-pencil'],
      ['', 1.6, 'M10 22c6-1 10-6 12-12', 'bx-pencil'],
    ],
  },
} satisfies Readonly<Record<string, Drawing>>
