// A list of faces as paths.
import { memo, type ReactNode } from 'react'
import type { Face } from './solids.ts'

export const Faces = memo(function Faces({ faces }: { readonly faces: readonly Face[] }): ReactNode {
  return faces.map(([name, d]) => <path key={d} className={`sr-${name}`} d={d} />)
})
