// An industry tile of 36 by 36: working with what lies on it, or flipped with its points and links.
import type { ReactNode } from 'react'
import { BREWERY, INDUSTRIES, INDUSTRY, LEVEL, LINK_POINTS, POINTS } from '../../../games/brass-birmingham/components.ts'
import { BarrelShape, CubeShape } from '../../art/goods.tsx'
import { IndustryShape } from '../../art/industry.tsx'
import { SignShape } from '../../art/sign.tsx'
import { SLOT } from './layout.ts'
import { Mark, ROMAN } from './mark.tsx'

export interface TileProps {
  readonly tile: number
  readonly seat: number
  readonly flipped?: boolean
  /** Cubes or barrels on it. */
  readonly cubes?: number
}

export function Tile({ tile, seat, flipped = false, cubes = 0 }: TileProps): ReactNode {
  return (
    <g className="bb-tile" data-seat={seat} data-flipped={flipped}>
      <rect className="bb-tile-body" width={SLOT} height={SLOT} rx="4" />
      {flipped ? <Flipped tile={tile} seat={seat} /> : <Working tile={tile} seat={seat} cubes={cubes} />}
    </g>
  )
}

function Working({ tile, seat, cubes }: { readonly tile: number; readonly seat: number; readonly cubes: number }): ReactNode {
  const size = cubes > 0 ? 17 : 20
  return (
    <>
      <path className="bb-tile-facet" d="M36 13v19a4 4 0 0 1-4 4H7z" />
      <path className="bb-tile-glint" d="M3 13V6.5A3.5 3.5 0 0 1 6.5 3H22" />
      <text className="bb-tile-level" x="4.3" y="12">
        {ROMAN[LEVEL[tile]]}
      </text>
      <Mark seat={seat} x={24} y={3.4} size={9} />
      <Glyph tile={tile} x={(SLOT - size) / 2} y={cubes > 0 ? 11 : 12.5} size={size} />
      {cubes > 0 && (INDUSTRY[tile] === BREWERY ? <Barrels count={cubes} /> : <Cubes ware={INDUSTRIES[INDUSTRY[tile]]} count={cubes} />)}
    </>
  )
}

function Flipped({ tile, seat }: { readonly tile: number; readonly seat: number }): ReactNode {
  const links = LINK_POINTS[tile]
  return (
    <>
      <path className="bb-tile-field" d="M4 6a2 2 0 0 1 2-2h15v9a2 2 0 0 0 2 2h9v15a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" />
      <Glyph tile={tile} x={5.4} y={5.4} size={13} />
      <Mark seat={seat} x={23.8} y={3} size={9.5} />
      <text className="bb-tile-points" x="5.5" y="30.5">
        {POINTS[tile]}
      </text>
      {Array.from({ length: links }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: link points are alike
        <g key={i} className="bb-tile-link" transform={`translate(21.2 ${links > 1 ? 17.5 + i * 6.7 : 22.6}) scale(.72)`}>
          <SignShape sign="link" />
        </g>
      ))}
    </>
  )
}

function Glyph({ tile, x, y, size }: { readonly tile: number; readonly x: number; readonly y: number; readonly size: number }): ReactNode {
  return (
    <g className="bb-tile-glyph" transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <IndustryShape industry={INDUSTRIES[INDUSTRY[tile]]} />
    </g>
  )
}

/** Along the lower edge; many stand closer together. */
function Cubes({ ware, count }: { readonly ware: string; readonly count: number }): ReactNode {
  const step = count > 3 ? 6.2 : 9.4
  const start = SLOT / 2 - ((count - 1) * step + 11.5) / 2
  return (
    <g data-ware={ware}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike
        <g key={i} transform={`translate(${start + i * step} ${SLOT - 8.5}) scale(1.15)`}>
          <CubeShape />
        </g>
      ))}
    </g>
  )
}

function Barrels({ count }: { readonly count: number }): ReactNode {
  const start = SLOT / 2 - ((count - 1) * 11 + 10) / 2
  return (
    <g data-ware="beer">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: barrels are alike
        <g key={i} transform={`translate(${start + i * 11} ${SLOT - 9}) scale(.86)`}>
          <BarrelShape />
        </g>
      ))}
    </g>
  )
}
