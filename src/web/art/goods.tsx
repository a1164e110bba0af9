// What is carried in Brass: cubes of coal and iron with leaded facets, barrels of beer.
import type { ReactNode } from 'react'

export const WARES = ['coal', 'iron', 'beer'] as const
export type Ware = (typeof WARES)[number]

/** One of it in a line of text. */
export function WareIcon({ ware }: { readonly ware: Ware }): ReactNode {
  return (
    <svg className="art-ware" data-ware={ware} viewBox={ware === 'beer' ? '0 0 12 14' : '0 0 10 10'} aria-hidden="true">
      {ware === 'beer' ? <BarrelShape /> : <CubeShape />}
    </svg>
  )
}

/** A cube of 10 by 10 inside a larger drawing; its colours come from the nearest `data-ware`. */
export function CubeShape(): ReactNode {
  return (
    <>
      <path className="art-halo" d={CUBE} />
      <path fill="var(--ware-1)" d="M5 .5 9.3 2.7 5 4.9.7 2.7z" />
      <path fill="var(--ware-2)" d="M.7 2.7 5 4.9v4.7L.7 7.4z" />
      <path fill="var(--ware-3)" d="M9.3 2.7 5 4.9v4.7l4.3-2.2z" />
      <path className="art-ware-line" d={CUBE} />
    </>
  )
}

/** A barrel of 12 by 14 inside a larger drawing. */
export function BarrelShape(): ReactNode {
  return (
    <>
      <path className="art-halo" d={BARREL} />
      <path fill="var(--barrel)" stroke="var(--barrel-line)" d={BARREL} />
      <path fill="var(--barrel-lit)" d="M4.3 1.5h1.8c-.5 3.6-.5 7.4 0 11H4.3c-.9-3.6-.9-7.4 0-11z" />
      <path fill="none" stroke="var(--barrel-line)" strokeWidth="1.1" d="M1.3 4.3h9.4M1.3 9.7h9.4" />
    </>
  )
}

const CUBE = 'M5 .5 9.3 2.7v4.7L5 9.6.7 7.4V2.7z'
/** Also the place of a barrel that is gone. */
export const BARREL = 'M2.5 1h7c1.3 2 1.9 4 1.9 6s-.6 4-1.9 6h-7C1.2 11 .6 9 .6 7s.6-4 1.9-6z'
