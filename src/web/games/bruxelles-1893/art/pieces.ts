// What stands on the boards: pawns, houses, pavilions, travellers, tiles. Seats' pieces take --seat.
import { type Drawing, disc } from './shapes.ts'

const PAWN = 'M16 13c-5 0-7.4 3-8.2 9C7 28 2 31 2 38h28c0-7-5-10-5.8-16-.8-6-3.2-9-8.2-9z'
const PAVILION = 'M3 42V25c0-7 6-11 12-11C16 6 22 2 30 2s14 4 15 12c6 0 12 4 12 11v17z'

export const PIECES = {
  pawn: {
    box: '0 0 32 40',
    shapes: [
      ['seat', 2, PAWN],
      ['bx-shadow', 0, 'M18.6 13.4c3.2.8 5 3.6 5.6 8.6C25 28 30 31 30 38h-8.5c1.5-8 1-17-2.9-24.6z'],
      ['seat', 2, disc(16, 8, 6.4)],
      ['', 1.4, 'M11.8 7.2c.2-2 1.6-3.3 3.4-3.5M9.5 24c-.8 4-3 6.5-3.9 10', 'bx-glint'],
    ],
  },
  house: {
    box: '0 0 30 34',
    shapes: [
      ['seat', 1.8, 'M2 33V14C2 7 8 3 15 1c7 2 13 6 13 13v19z'],
      ['bx-shadow', 0, 'M15 1c7 2 13 6 13 13v19H15z'],
      ['bx-sheen', 1.3, 'M5.5 23.5V16a9.5 9.5 0 0 1 19 0v7.5z'],
      ['bx-out', 0, 'M12 33v-6h6v6z'],
      ['', 1.3, 'M4.5 15c.3-4.5 3.5-7.5 8-9.5', 'bx-glint'],
    ],
  },
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
  neutral: {
    box: '0 0 32 40',
    shapes: [
      ['bx-neutral', 2, PAWN],
      ['bx-neutral', 2, disc(16, 8, 6.4)],
      ['', 1.6, 'M11 24h10M11 29h10'],
    ],
  },
  anyPawn: {
    box: '0 0 32 40',
    shapes: [
      ['ink', 0, PAWN],
      ['ink', 0, disc(16, 8, 6.6)],
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
} satisfies Readonly<Record<string, Drawing>>
