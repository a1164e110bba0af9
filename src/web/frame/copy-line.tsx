// A link to hand on: shown whole, copied with one press.
import { type ReactNode, useState } from 'react'
import { useWords } from '../words/language.tsx'

interface CopyLineProps {
  readonly label: string
  readonly path: string
  /** What else can be done with it. */
  readonly children?: ReactNode
}

export function CopyLine({ label, path, children }: CopyLineProps) {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  const link = new URL(path, location.origin).href
  const copy = async () => {
    await navigator.clipboard?.writeText(link)
    setCopied(true)
    setTimeout(() => setCopied(false), 1600)
  }
  return (
    <div className="copy-line">
      <label className="field">
        <span>{label}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="btn" onClick={copy} aria-live="polite">
        {copied ? words.common.copied : words.common.copy}
      </button>
      {children}
    </div>
  )
}
