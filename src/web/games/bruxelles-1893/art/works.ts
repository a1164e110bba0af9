// Works of art: one object a colour, in a frame.
import { type Drawing, disc } from './shapes.ts'

export const FRAME = 'M1.5 1.5h29v29h-29z'

export const WORKS = {
  artYellow: {
    box: '0 0 32 32',
    shapes: [
      ['bx-yellow', 2, FRAME],
      ['bx-lamp', 1.5, 'M5 14C7 6 25 6 27 14z'],
      ['bx-wood', 1.5, 'M12 8.6 10 14M20 8.6l2 5.4M16 14v10M10 27h12c0-3-4-3.5-6-3.5S10 24 10 27z'],
    ],
  },
  artBlue: {
    box: '0 0 32 32',
    shapes: [
      ['bx-blue', 2, FRAME],
      ['bx-vase', 1.5, 'M12 4h8c-1 5 5 7 5 14 0 5-4 9-9 9s-9-4-9-9c0-7 6-9 5-14z'],
      ['', 2, 'M9 18c4-4 9 4 14-1', 'bx-blue'],
    ],
  },
  artBrown: {
    box: '0 0 32 32',
    shapes: [
      ['bx-brown', 2, FRAME],
      ['', 2.4, 'M10 5c-2 5 0 9 0 13h13v3H10M10 18c0 4-1 6-2 9M22 21c0 3 1 4 2 6M10 5c5-1 8 2 8 6 0 3-2 5-3 7', 'bx-chalk'],
    ],
  },
  artPink: {
    box: '0 0 32 32',
    shapes: [
      ['bx-pink', 2, FRAME],
      ['', 2.2, 'M16 19c0 4-1 7-3 9M16 24c3 0 5-1.5 6-4', 'bx-leaf'],
      ['bx-rose', 1.5, 'M16 4c6 0 9 4 8 8s-4 7-8 7-7-3-8-7 2-8 8-8z'],
      ['', 1.5, 'M12 9c2-3 8-2 8 2 0 3-5 4-6 1-.6-2 2-3 3-1.4'],
    ],
  },
  artGreen: {
    box: '0 0 32 32',
    shapes: [
      ['bx-green', 2, FRAME],
      ['bx-feather', 1.5, 'M16 28C7 22 6 11 16 4c10 7 9 18 0 24z'],
      ['bx-gold', 1.3, disc(16, 13, 4.6)],
      ['bx-blue', 0, disc(16, 13, 2)],
      ['', 1.6, 'M16 18v12'],
    ],
  },
  artBlack: {
    box: '0 0 32 32',
    shapes: [
      ['bx-black', 2, FRAME],
      ['bx-chalk', 1.4, 'M9 28c0-5 3-6 5-7v-3c-3-3-3-10 2-12 6-1 7 4 6 7l1 3h-2c0 3-1 4-3 4v1c2 1 5 2 5 7z'],
    ],
  },
  art: {
    box: '0 0 32 32',
    shapes: [
      ['brass', 2, 'M2 2h28v28H2z'],
      ['bx-canvas', 1.5, 'M7 7h18v18H7z'],
      ['bx-sale-2', 0, 'M7 25c3-9 7-3 10-10 2-4 6-4 8-3v13z'],
    ],
  },
} satisfies Readonly<Record<string, Drawing>>
