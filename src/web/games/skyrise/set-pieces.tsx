// Windmills and airships.
import { memo, type ReactNode } from 'react'
import { Faces } from './faces.tsx'
import type { Point } from './geometry.ts'
import type { Face } from './solids.ts'

const MILL: readonly Face[] = [
  ['shadow', 'M-18 4a24 13 0 1 0 48 0a24 13 0 1 0-48 0z'],
  ['mill1', 'M-17 0L-9-52L0-52L0 10C-8 10-15 6-17 0Z'],
  ['mill2', 'M17 0L9-52L0-52L0 10C8 10 15 6 17 0Z'],
  ['mill3', 'M-13-52L0-70L13-52C6-47-6-47-13-52Z'],
  ['mdoor', 'M-5 8V-8a5 5 0 0 1 10 0V8z'],
]
const SAILS: readonly Face[] = [
  ['sail', 'M-3-3L-3-44L11-40L8-6ZM3 3L3 44L-11 40L-8 6ZM3-3L44-3L40 11L6 8ZM-3 3L-44 3L-40-11L-6-8Z'],
  ['arm', 'M0-46V46M-46 0H46'],
  ['ball', 'M0-5a5 5 0 1 1-.1 0z'],
]

export const Windmill = memo(function Windmill({ at: [x, y] }: { readonly at: Point }): ReactNode {
  return (
    <g transform={`translate(${x} ${y + 12}) scale(1.05)`}>
      <Faces faces={MILL} />
      <g transform="translate(0 -54) rotate(20)">
        <Faces faces={SAILS} />
      </g>
    </g>
  )
})

const AIRSHIP: readonly Face[] = [
  ['shadow', 'M-48 14a52 17 0 1 0 104 0a52 17 0 1 0-104 0z'],
  ['rope', 'M-16-46L-6 10M16-46L6 10'],
  ['gond', 'M-20-48H20L14-32H-14Z'],
  ['bal1', 'M-74-82C-58-108-28-116 2-116S62-106 76-82C62-58 32-48 2-48S-58-56-74-82Z'],
  ['bal2', 'M-74-82C-50-74 50-74 76-82C62-58 32-48 2-48S-58-56-74-82Z'],
  ['balr', 'M-36-109C-46-92-46-72-36-54M2-116C-4-94-4-70 2-48M40-110C48-92 48-72 40-54'],
  ['tail', 'M-62-96L-86-108L-80-84L-86-58L-62-70C-68-78-68-88-62-96Z'],
  ['glint', 'M-20-108C0-112 22-111 38-106'],
]

export const Airship = memo(function Airship({ at: [x, y] }: { readonly at: Point }): ReactNode {
  return (
    <g transform={`translate(${x} ${y + 8}) scale(.62)`}>
      <Faces faces={AIRSHIP} />
    </g>
  )
})
