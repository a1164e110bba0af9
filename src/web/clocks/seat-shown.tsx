import type { ReactNode } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import { Sign } from '../art/sign.tsx'
import type { AtTable } from './at-table.ts'
import { Time } from './time.tsx'
import { useClockWords } from './use-clock-words.ts'

interface SeatShownProps extends AtTable {
  readonly sitting: SeatInfo
}

export function SeatShown({ sitting, reading, clock, you }: SeatShownProps): ReactNode {
  const words = useClockWords()
  if (!words) return null
  if (sitting.stead)
    return (
      <span className="bot-for">
        <Sign sign="bot" /> <bdi data-names={sitting.seat !== you}>{words.botFor(sitting.seat === you ? null : sitting.name)}</bdi>
      </span>
    )
  return reading && clock ? <Time {...{ reading, clock, words }} seat={sitting.seat} /> : null
}
