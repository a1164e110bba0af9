// A setting of which one value is chosen from a few, all of them in sight.
import { useId } from 'react'
import type { Settings } from '../settings.ts'

interface OneOfProps<K extends keyof Settings> {
  readonly setting: K
  readonly title: string
  readonly says?: string
  readonly value: Settings[K]
  /** The values with their names. */
  readonly names: readonly (readonly [value: Settings[K], name: string])[]
  choose(some: Partial<Settings>): void
}

export function OneOf<K extends 'language' | 'theme' | 'pace'>({ setting, title, says, value, names, choose }: OneOfProps<K>) {
  const id = useId()
  return (
    <div className="setting" role="radiogroup" aria-labelledby={id}>
      <span className="label" id={id}>
        <b>{title}</b>
        {says && <small>{says}</small>}
      </span>
      <span className="control seg">
        {names.map(([each, name]) => (
          <label key={each} lang={setting === 'language' ? each : undefined}>
            <input type="radio" name={setting} checked={value === each} onChange={() => choose({ [setting]: each })} />
            <span>{name}</span>
          </label>
        ))}
      </span>
    </div>
  )
}
