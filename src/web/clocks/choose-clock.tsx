// Choosing the clock of a table: none, live or over days; times to choose from, or one's own.
import { type ReactNode, useState } from 'react'
import type { Clock, DaysClock } from '../../wire/clocks.ts'
import { NumberField } from './number-field.tsx'
import { OwnTime, type PartProps } from './own-time.tsx'
import { CLOCK_KINDS, clockSaid, DAYS_TIMES, firstClock, kindOf, LIVE_TIMES, presetOf, timeName } from './presets.ts'
import { useClockWords } from './use-clock-words.ts'
import { ownZone } from './zone.ts'
import './choose-clock.css'

/** In the order in which they are offered. The list of the wire would bring its schemas along. */
const TIMEOUTS: readonly Clock['timeout'][] = ['bot', 'resign']

interface ChooseProps {
  readonly clock: Clock | null
  choose(clock: Clock | null): void
}

export function ChooseClock({ clock, choose }: ChooseProps): ReactNode {
  const words = useClockWords()
  if (!words) return null
  const { kinds, title } = words.choose
  return (
    <fieldset className="field choose-clock">
      <legend>{title}</legend>
      <div className="pick-one three">
        {CLOCK_KINDS.map((kind) => (
          <label key={kind}>
            <input type="radio" name="clock" checked={kindOf(clock) === kind} onChange={() => choose(firstClock(kind, ownZone()))} />
            <span>
              {kinds[kind].name}
              <small>{kinds[kind].says}</small>
            </span>
          </label>
        ))}
      </div>
      {clock && (
        <div className="panel clock-values">
          <Times key={clock.pace} {...{ clock, words, choose }} />
          {clock.pace === 'days' && <Rests {...{ clock, words, choose }} />}
          <Timeout {...{ clock, words, choose }} />
          <p className="clock-said" aria-live="polite">
            {clockSaid(clock, words).join(' ')}
          </p>
        </div>
      )}
    </fieldset>
  )
}

function Times({ clock, words, choose }: PartProps): ReactNode {
  const preset = presetOf(clock)
  const [isOwn, setOwn] = useState(preset < 0)
  const times = clock.pace === 'live' ? LIVE_TIMES : DAYS_TIMES
  return (
    <>
      <fieldset className="field">
        <legend>{words.choose.time}</legend>
        <div className="pick-one">
          {times.map((time, i) => (
            <label key={timeName(time, words)}>
              <input
                type="radio"
                name="time"
                checked={!isOwn && preset === i}
                onChange={() => {
                  setOwn(false)
                  choose(clock.pace === 'live' ? { ...clock, ...LIVE_TIMES[i] } : { ...clock, ...DAYS_TIMES[i] })
                }}
              />
              <span>{timeName(time, words)}</span>
            </label>
          ))}
          <label>
            <input type="radio" name="time" checked={isOwn} onChange={() => setOwn(true)} />
            <span>{words.choose.own}</span>
          </label>
        </div>
      </fieldset>
      {isOwn && <OwnTime {...{ clock, words, choose }} />}
    </>
  )
}

/** Nights and holidays, in which nobody is charged. */
function Rests({ clock, words: { choose: said }, choose }: PartProps<DaysClock>): ReactNode {
  const { night, ...rest } = clock
  const usual = { from: '23:00', to: '08:00', zone: ownZone() }
  return (
    <>
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            checked={night !== undefined}
            onChange={(event) => choose(event.target.checked ? { ...rest, night: usual } : rest)}
          />
          <span>
            {said.night}. <span className="soft">{said.nightSays(night?.zone ?? usual.zone)}</span>
          </span>
        </label>
        {night && (
          <div className="own-time night">
            {(['from', 'to'] as const).map((end) => (
              <label key={end} className="field">
                <span>{said[end]}</span>
                <input
                  type="time"
                  className="box"
                  required
                  value={night[end]}
                  onChange={(event) => event.target.value && choose({ ...clock, night: { ...night, [end]: event.target.value } })}
                />
              </label>
            ))}
          </div>
        )}
      </div>
      <NumberField
        label={said.holiday}
        says={said.holidaySays}
        value={clock.holiday}
        least={0}
        most={60}
        change={(holiday) => choose({ ...clock, holiday })}
      />
    </>
  )
}

function Timeout({ clock, words: { choose: said }, choose }: PartProps): ReactNode {
  return (
    <fieldset className="field">
      <legend>{said.timeout}</legend>
      <div className="pick-one two">
        {TIMEOUTS.map((timeout) => (
          <label key={timeout}>
            <input type="radio" name="timeout" checked={clock.timeout === timeout} onChange={() => choose({ ...clock, timeout })} />
            <span>
              {said.timeouts[timeout].name}
              <small>{said.timeouts[timeout].says}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
