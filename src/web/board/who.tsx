// What is said of whoever sits somewhere, beside his name: `you, to move`, `bot`. Word by word as far as there is room beside name and time: one
// that has none is left out whole, for a name comes first.
import type { ReactNode } from 'react'
import { type Part, punctuated } from './words.ts'
import './who.css'

interface WhoProps {
  /** In the order in which they matter. */
  readonly words: readonly Part[]
  /** All of it and more, for a mouse that rests. */
  readonly title?: string | undefined
}

export function Who({ words, title }: WhoProps): ReactNode {
  const said = words.filter((word) => word !== undefined && word !== null && word !== false)
  // Whether wide marks stand between them is decided for all of them: a name may be in other letters.
  const between = punctuated(`, ${said.join('')}`).startsWith(', ') ? ', ' : '，'
  return (
    <span className="who" title={title}>
      {said.map((word, i) => (
        <span key={word}>{i > 0 ? between + word : word}</span>
      ))}
    </span>
  )
}
