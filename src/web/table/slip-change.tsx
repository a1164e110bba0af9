import type { ReactNode } from 'react'

interface ChangeProps {
  readonly from: ReactNode
  readonly to: ReactNode
  readonly says?: string
  /** Money that is spent is no gain. */
  readonly isGain?: boolean
}

/** A number before and after: `4 → 8 points`. */
export function Change({ from, to, says, isGain = true }: ChangeProps): ReactNode {
  return (
    <span className="slip-change">
      <b>{from}</b> <i>→</i> <b className={isGain ? 'up' : undefined}>{to}</b> {says && <em>{says}</em>}
    </span>
  )
}
