// A noble's portrait. Pictures come while the first question is read.
import { lazy, type ReactNode, Suspense } from 'react'
import type { Noble } from '../../../../games/bruxelles-1893/components.ts'

const Painted = lazy(async () => ({ default: (await import('./portraits.tsx')).Portrait }))

export function Portrait({ noble }: { readonly noble: Noble }): ReactNode {
  return (
    <Suspense fallback={<svg className="bx-portrait" viewBox="0 0 76 46" aria-hidden="true" />}>
      <Painted noble={noble} />
    </Suspense>
  )
}
