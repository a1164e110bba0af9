// Deletes a line of the chat for everybody; asks once.
import { type ReactNode, useState } from 'react'
import { useDeed } from '../frame/trouble.ts'
import { ask, tablePaths } from '../source/http.ts'
import { useLeavingWords } from './use-leaving-words.ts'
import './leaving.css'

interface UnsayProps {
  readonly table: string
  readonly line: number
  /** Who said it. */
  readonly name: string
}

export function Unsay({ table, line, name }: UnsayProps): ReactNode {
  const words = useLeavingWords()
  const [isAsked, setAsked] = useState(false)
  const [says, unsay] = useDeed(async () => {
    await ask(tablePaths(table).unsay(line), {})
  })
  if (!words) return null
  if (!isAsked)
    return (
      <button type="button" className="unsay" aria-label={words.unsay.of(name)} title={words.unsay.of(name)} onClick={() => setAsked(true)}>
        ×
      </button>
    )
  return (
    <span className="unsay-asks">
      {says ?? words.unsay.asks}
      <button type="button" className="btn small" onClick={() => setAsked(false)}>
        {words.notNow}
      </button>
      <button type="button" className="btn small hard" onClick={unsay}>
        {words.unsay.name}
      </button>
    </span>
  )
}
