// Every drawing of this board by its name: defined once on the page, used wherever it stands.
import { memo, type ReactNode } from 'react'
import type { BELLE_EPOQUE_PIECES } from '../belle-epoque/pieces.ts'
import type { PICTURES } from './picture-list.ts'
import { PIECES } from './pieces.ts'
import type { Drawing } from './shapes.ts'
import { SIGNS } from './signs.ts'
import { WORKS } from './works.ts'
import './art.css'

const DRAWINGS = { ...PIECES, ...SIGNS, ...WORKS } satisfies Readonly<Record<string, Drawing>>

export type IconName = keyof typeof DRAWINGS | keyof typeof PICTURES | keyof typeof BELLE_EPOQUE_PIECES

interface IconProps {
  readonly icon: IconName
  readonly className?: string
}

/** A drawing in its frame, for the eye alone: what it means stands beside it in words. */
export const Icon = memo(function Icon({ icon, className }: IconProps): ReactNode {
  return (
    <svg className={className ? `bx-icon ${className}` : 'bx-icon'} aria-hidden="true">
      <use href={`#bx-${icon}`} />
    </svg>
  )
})

/** The same inside a larger drawing. */
export function IconIn({ icon, x, y, size }: { readonly icon: IconName; readonly x: number; readonly y: number; readonly size: number }) {
  return <use href={`#bx-${icon}`} x={x} y={y} width={size} height={size} />
}

/** Drawings to be used: once on a page. */
export function Drawings({ drawings = DRAWINGS }: { readonly drawings?: Readonly<Record<string, Drawing>> }): ReactNode {
  return (
    <svg className="bx-drawings" aria-hidden="true">
      <defs>
        {Object.entries(drawings).map(([name, { box, slice, shapes }]) => (
          <symbol key={name} id={`bx-${name}`} viewBox={box} preserveAspectRatio={slice ? 'xMidYMin slice' : undefined}>
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
