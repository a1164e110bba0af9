// What stands on the boards: pawns and houses. Seats' pieces take --seat.
import { type Drawing, disc } from './shapes.ts'

export const PAWN = 'M16 13c-5 0-7.4 3-8.2 9C7 28 2 31 2 38h28c0-7-5-10-5.8-16-.8-6-3.2-9-8.2-9z'

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
} satisfies Readonly<Record<string, Drawing>>
