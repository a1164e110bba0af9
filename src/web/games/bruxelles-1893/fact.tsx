// Facts inside log lines: francs and VP bold, cubes, art and tracks with their signs.
import type { ReactNode } from 'react'
import type { Words } from '../../../core/game.ts'
import { CUBES, TRACKS } from '../../../games/bruxelles-1893/components.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { Icon, type IconName } from './art/icon.tsx'
import './fact.css'

interface FactProps {
  readonly fact: string
  readonly value: number
  readonly words: Words
}

export function Fact({ fact, value, words }: FactProps): ReactNode {
  const said = words.name(fact, value)
  const icon = ICONS[fact]?.[value]
  if (fact === 'other') return <SeatMark seat={value} />
  if (icon)
    return (
      <span className="bx-fact">
        <Icon icon={icon} /> {said}
      </span>
    )
  return BOLD.has(fact) ? <b className="bx-fact">{said}</b> : said
}

const ICONS: Readonly<Record<string, readonly IconName[]>> = { cube: CUBES, track: TRACKS }
const BOLD: ReadonlySet<string> = new Set(['francs', 'points', 'price', 'action', 'noble'])
