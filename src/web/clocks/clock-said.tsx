// What a clock means, before a game begins: the time first, then what follows from it.
import type { ReactNode } from 'react'
import type { Clock } from '../../wire/clocks.ts'
import { Sign } from '../art/sign.tsx'
import { clockSaid } from './presets.ts'
import { useClockWords } from './use-clock-words.ts'
import './clock-said.css'

export function ClockSaid({ clock }: { readonly clock: Clock | undefined }): ReactNode {
  const words = useClockWords()
  if (!words) return null
  const [time, ...rest] = clockSaid(clock, words)
  return (
    <span className="clock-means">
      <b>
        {clock && <Sign sign="clock" />} {time}
      </b>{' '}
      <span className="soft">{rest.join(' ')}</span>
    </span>
  )
}
