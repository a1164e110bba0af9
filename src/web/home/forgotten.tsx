// What was taken away from a list, and the way to have it again for some seconds.
import { useEffect, useState } from 'react'
import { usePageWords } from '../words/pages/language.ts'

/** So long what was taken away can be put back. */
const REGRET_MS = 10_000

export interface Regret {
  /** The name of what was taken away last, while it can be put back. */
  readonly forgotten: string | null
  putBack(): void
}

interface Lost {
  readonly name: string
  putBack(): void
}

/** Keeps what was taken away last; null once it is back. */
export function useRegret(): readonly [Regret, (lost: Lost | null) => void] {
  const [lost, setLost] = useState<Lost | null>(null)
  useEffect(() => {
    if (!lost) return
    const timer = setTimeout(setLost, REGRET_MS, null)
    return () => clearTimeout(timer)
  }, [lost])
  const putBack = () => {
    lost?.putBack()
    setLost(null)
  }
  return [{ forgotten: lost?.name ?? null, putBack }, setLost]
}

export function Forgotten({ forgotten, putBack }: Regret) {
  const { home } = usePageWords()
  return (
    <div role="status">
      {forgotten !== null && (
        <p className="forgotten">
          <span>{home.removed(forgotten)}</span>
          <button type="button" className="btn small" onClick={putBack}>
            {home.undo}
          </button>
        </p>
      )}
    </div>
  )
}
