// What a noble does, in signs.
import type { ReactNode } from 'react'
import type { Noble } from '../../../games/bruxelles-1893/components.ts'
import { Icon, type IconName } from './art/icon.tsx'

const EFFECTS: Readonly<Record<Noble, readonly [amount: string, icon: IconName]>> = {
  brugmann: ['5', 'francs'],
  empain: ['2', 'wild'],
  solvay: ['1–2', 'any'],
  buls: ['+1', 'iris'],
  albert: ['+1', 'crown'],
  'van-de-velde': ['+1', 'architect'],
  vandervelde: ['1', 'pawnFreed'],
  maeterlinck: ['5', 'points'],
  nagelmackers: ['1', 'traveller'],
  'privat-livemont': ['1', 'artWhite'],
}

export function Effect({ noble }: { readonly noble: Noble }): ReactNode {
  const [amount, icon] = EFFECTS[noble]
  return (
    <span className="bx-effect" aria-hidden="true">
      {amount}
      <Icon icon={icon} />
    </span>
  )
}
