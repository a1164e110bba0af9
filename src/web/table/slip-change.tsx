import type { ReactNode } from 'react'

/** A number before and after: `4 → 8 points`. */
export function Change({ from, to, says }: { readonly from: ReactNode; readonly to: ReactNode; readonly says?: string }): ReactNode {
  return (
    <span className="slip-change">
      <b>{from}</b> <i>→</i> <b className="up">{to}</b> {says && <em>{says}</em>}
    </span>
  )
}
