// A time of one's own, live or over days.
import type { ReactNode } from 'react'
import type { Clock, DaysClock, LiveClock } from '../../wire/clocks.ts'
import { NumberField } from './number-field.tsx'
import { DAY, HOUR, withCap } from './presets.ts'
import type { ClockWords } from './words/clock-words.ts'

/** What a part of the form is given: the clock as it stands, and how to change it. */
export interface PartProps<C extends Clock = Clock> {
  readonly clock: C
  readonly words: ClockWords
  choose(clock: Clock): void
}

export function OwnTime({ clock, ...part }: PartProps): ReactNode {
  return clock.pace === 'live' ? <OwnLive {...part} clock={clock} /> : <OwnDays {...part} clock={clock} />
}

function OwnLive({ clock, words: { choose: said }, choose }: PartProps<LiveClock>): ReactNode {
  return (
    <div className="own-time">
      <NumberField
        label={said.minutes}
        value={Math.ceil(clock.base / 60)}
        least={1}
        most={360}
        change={(m) => choose({ ...clock, base: m * 60 })}
      />
      <NumberField label={said.seconds} value={clock.increment} least={0} most={600} change={(s) => choose({ ...clock, increment: s })} />
    </div>
  )
}

function OwnDays({ clock, words: { choose: said }, choose }: PartProps<DaysClock>): ReactNode {
  const { bank, increment, cap } = clock
  const [days, hours] = [Math.floor(bank / DAY), Math.floor((bank % DAY) / HOUR)]
  const change = (some: Partial<DaysClock>) => choose(withCap({ ...clock, ...some }))
  return (
    <div className="own-time">
      <NumberField
        label={said.days}
        value={days}
        least={hours > 0 ? 0 : 1}
        most={hours > 0 ? 29 : 30}
        change={(d) => change({ bank: d * DAY + hours * HOUR })}
      />
      <NumberField
        label={said.hours}
        value={hours}
        least={days > 0 ? 0 : 1}
        most={days === 30 ? 0 : 23}
        change={(h) => change({ bank: days * DAY + h * HOUR })}
      />
      <NumberField
        label={said.incrementHours}
        value={Math.floor(increment / HOUR)}
        least={0}
        most={168}
        change={(h) => change({ increment: h * HOUR })}
      />
      {increment > 0 && (
        <NumberField
          label={said.capDays}
          value={Math.ceil(cap / DAY)}
          least={Math.ceil(bank / DAY)}
          most={60}
          change={(d) => change({ cap: d * DAY })}
        />
      )}
    </div>
  )
}
