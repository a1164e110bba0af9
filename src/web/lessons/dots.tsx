// How far one is, as beads on a string: the done ones full, this one in a ring.
import type { ReactNode } from 'react'

export function Dots({ step, steps }: { readonly step: number; readonly steps: number }): ReactNode {
  return (
    <span className="lesson-dots" aria-hidden="true" data-many={steps > 12}>
      {Array.from({ length: steps }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name of its own, and never moves
        <i key={i} data-now={i === step} data-done={i < step} />
      ))}
    </span>
  )
}
