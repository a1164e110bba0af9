// A coach's text: words that matter, numbers of points, numbers of rules.
import type { ReactNode } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import { RuleTag } from '../rules/rule-tag.tsx'
import { type Part, partsOf } from './text.ts'

interface SaidProps {
  readonly text: string
  /** By the names that are shown. */
  readonly seats: readonly SeatInfo[]
  /** Brings the places of a point into sight. */
  show?(number: number): void
}

export function Said({ text, ...props }: SaidProps): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no name of its own, and never moves
  return partsOf(text).map((part, i) => <SaidPart key={i} part={part} {...props} />)
}

function SaidPart({ part, seats, show }: Omit<SaidProps, 'text'> & { readonly part: Part }): ReactNode {
  switch (part.kind) {
    case 'words':
      return part.text
    case 'strong':
      return <b>{part.text}</b>
    case 'seat':
      return seats[part.number].name
    case 'point':
      return (
        <button type="button" className="coach-number" data-number={part.number} onClick={() => show?.(part.number)}>
          {part.number}
        </button>
      )
    case 'rule':
      return <RuleTag number={part.text} />
  }
}
