// Every drawing of this board by its name: defined once on the page, used wherever it stands.
import type { ReactNode } from 'react'
import { PIECES } from './pieces.ts'
import { SCENES } from './scenes.ts'
import type { Drawing } from './shapes.ts'
import { SIGNS } from './signs.ts'
import { TOWN } from './town.ts'
import { WORKS } from './works.ts'
import './art.css'

export type IconName = keyof typeof PIECES | keyof typeof SCENES | keyof typeof SIGNS | keyof typeof TOWN | keyof typeof WORKS

const DRAWINGS: Readonly<Record<IconName, Drawing>> = { ...PIECES, ...SCENES, ...SIGNS, ...TOWN, ...WORKS }

interface IconProps {
  readonly icon: IconName
  readonly className?: string
}

/** A drawing in its frame, for the eye alone: what it means stands beside it in words. */
export function Icon({ icon, className }: IconProps): ReactNode {
  const { box, slice } = DRAWINGS[icon]
  return (
    <svg className={className ? `bx-icon ${className}` : 'bx-icon'} viewBox={box} {...fit(slice)} aria-hidden="true">
      <use href={`#bx-${icon}`} />
    </svg>
  )
}

/** The same inside a larger drawing. */
export function IconIn({ icon, x, y, size }: { readonly icon: IconName; readonly x: number; readonly y: number; readonly size: number }) {
  return <use href={`#bx-${icon}`} x={x} y={y} width={size} height={size} />
}

/** All drawings: once on a page, before any of them is used. */
export function Drawings(): ReactNode {
  return (
    <svg className="bx-drawings" aria-hidden="true">
      <defs>
        {Object.entries(DRAWINGS).map(([name, { box, slice, shapes }]) => (
          <symbol key={name} id={`bx-${name}`} viewBox={box} {...fit(slice)}>
            {shapes.map(([fill, line, d, stroke = 'bx-out'], i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
                key={i}
                fill={fill ? `var(--${fill})` : 'none'}
                stroke={line ? `var(--${stroke})` : undefined}
                strokeWidth={line || undefined}
                d={d}
              />
            ))}
          </symbol>
        ))}
      </defs>
    </svg>
  )
}

const fit = (slice = false) => (slice ? { preserveAspectRatio: 'xMidYMin slice' } : {})
