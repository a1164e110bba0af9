// So many cubes or barrels in a row.
import type { ReactNode } from 'react'
import { type Ware, WareIcon } from '../../art/goods.tsx'

export function Wares({ ware, count }: { readonly ware: Ware; readonly count: number }): ReactNode {
  if (count === 0) return null
  return (
    <span className="bb-wares" data-many={count > 3}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike
        <WareIcon key={i} ware={ware} />
      ))}
    </span>
  )
}
