// A number of one's own. What is typed stays as it is typed; only what fits is taken.
import { type ReactNode, useState } from 'react'
import './number-field.css'

interface NumberProps {
  readonly label: string
  readonly says?: string
  readonly value: number
  readonly least: number
  readonly most: number
  change(value: number): void
}

export function NumberField({ label, says, value, least, most, change }: NumberProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        className="box"
        inputMode="numeric"
        required
        min={least}
        max={most}
        step={1}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value !== '' && target.validity.valid) change(target.valueAsNumber)
        }}
        onBlur={({ target }) => target.validity.valid && setTyped(null)}
      />
      {says && <small className="soft">{says}</small>}
    </label>
  )
}
