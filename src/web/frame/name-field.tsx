// The name that is shown at tables, kept while it is typed.
import { useState } from 'react'
import { choose, useSettings } from '../settings.ts'

export function NameField({ id }: { readonly id: string }) {
  const { name } = useSettings()
  // A blank between two names is typed before the second one: only what is kept is trimmed.
  const [typed, setTyped] = useState(name)
  return (
    <input
      id={id}
      type="text"
      maxLength={24}
      autoComplete="nickname"
      value={typed.trim() === name ? typed : name}
      onChange={(event) => {
        setTyped(event.target.value)
        choose({ name: event.target.value.trim() })
      }}
    />
  )
}
