// The mark of what happened at a place: a disc with the number of the sentence that says so, or a small corner. It lies over the place and takes no click.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from './told.ts'
import './told-mark.css'

export function ToldMark({ mark }: { readonly mark: Mark }): ReactNode {
  return (
    <span className="told-mark" data-mark={mark} aria-hidden="true">
      {mark === 'new' ? null : <b>{mark}</b>}
    </span>
  )
}

/** How large a disc is on the screen, in pixels. */
const RADIUS = 11

interface SpotMarkProps {
  readonly mark: Mark
  /** Where in the box of what is drawn it stands, from left and from above; beside the middle where nothing is said. */
  readonly at?: readonly [number, number] | undefined
}

/** The same inside a drawing: it measures the place that it stands in. */
export function SpotMark({ mark, at = MIDDLE }: SpotMarkProps): ReactNode {
  const own = useRef<SVGGElement>(null)
  const [spot, setSpot] = useState<{ readonly x: number; readonly y: number; readonly r: number } | null>(null)
  useLayoutEffect(() => {
    const place = own.current?.parentElement
    if (!(place instanceof SVGGraphicsElement)) return
    const { x, y, width, height } = place.getBBox()
    const r = RADIUS / (place.getScreenCTM()?.a || 1)
    setSpot({ x: x + width * at[0] + (at === MIDDLE ? r * 1.5 : 0), y: y + height * at[1], r })
  }, [at])
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g
      ref={own}
      className="told-spot"
      // What happened is said in words where it is told.
      aria-hidden="true"
      data-mark={mark}
      transform={spot ? `translate(${spot.x} ${spot.y}) scale(${spot.r / RADIUS})` : undefined}
    >
      {spot && mark !== 'new' && (
        <>
          <circle r={RADIUS} />
          <text dy=".36em">{mark}</text>
        </>
      )}
      {spot && mark === 'new' && <path d={at[0] === 1 ? 'M3 -10V3H-10z' : 'M0 -6L6 0 0 6-6 0z'} />}
    </g>
  )
}

const MIDDLE = [0.5, 0.5] as const
