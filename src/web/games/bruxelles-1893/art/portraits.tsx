// The nobles by their hats and beards.
import type { ReactNode } from 'react'
import type { Noble } from '../../../../games/bruxelles-1893/components.ts'

interface Look {
  readonly hair: 'dark' | 'brown' | 'fair' | 'grey' | 'white'
  readonly beard?: keyof typeof BEARDS
  readonly hat?: keyof typeof HATS
}

const LOOKS: Readonly<Record<Noble, Look>> = {
  brugmann: { hair: 'grey', beard: 'moustache', hat: 'top' },
  empain: { hair: 'dark', beard: 'full' },
  solvay: { hair: 'white', beard: 'long' },
  buls: { hair: 'grey', beard: 'moustache' },
  albert: { hair: 'fair', hat: 'cap' },
  'van-de-velde': { hair: 'brown', beard: 'moustache' },
  vandervelde: { hair: 'brown', beard: 'full' },
  maeterlinck: { hair: 'grey' },
  nagelmackers: { hair: 'dark', beard: 'long', hat: 'top' },
  'privat-livemont': { hair: 'dark', beard: 'moustache', hat: 'beret' },
}

const BEARDS = {
  moustache: 'M32 27.5c3-2.5 9-2.5 12 0-3 1-9 1-12 0z',
  full: 'M29 24c1 14 17 14 18 0-3 3-6 2.5-9 2.5s-6 .5-9-2.5z',
  long: 'M29 24c1 19 17 19 18 0-3 3-6 2.5-9 2.5s-6 .5-9-2.5z',
} as const

const HATS = {
  top: 'M25 14h26M30 14V2h16v12z',
  beret: 'M26 15c-1-10 25-13 25-2-3 3-18 1-25 2z',
  cap: 'M28 15c0-9 20-9 20 0zM27 15h22',
} as const

export function Portrait({ noble }: { readonly noble: Noble }): ReactNode {
  const { hair, beard, hat } = LOOKS[noble]
  return (
    <svg className="bx-portrait" viewBox="0 0 76 46" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--bx-nobles-1)" d="M0 0h76v46H0z" />
      <path fill="var(--bx-nobles-3)" d="M14 46a24 30 0 0 1 48 0z" />
      <g stroke="var(--bx-out)" strokeWidth="1.4" strokeLinecap="round">
        <path fill="var(--bx-hat)" d="M20 47c0-9 7-12 18-13 11 1 18 4 18 13z" />
        <path stroke="none" fill="var(--bx-chalk)" d="m34 34 4 8 4-8z" />
        <path fill="var(--bx-skin)" d="M29 23a9 11 0 1 0 18 0a9 11 0 1 0-18 0z" />
        <path fill={`var(--bx-hair-${hair})`} d="M29 21c-1-13 19-13 18 0-2-6-5-7-9-7s-7 1-9 7z" />
        {beard && <path fill={`var(--bx-hair-${hair})`} d={BEARDS[beard]} />}
        {hat && <path fill={`var(--bx-${hat})`} strokeWidth="1.8" d={HATS[hat]} />}
        <path strokeWidth="1.8" d="M34.5 21.5v1.5M41.5 21.5v1.5" />
      </g>
    </svg>
  )
}
