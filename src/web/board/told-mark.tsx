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

/** Numbers are drawn: text in a place would have to be part of its name. There are as many as a step has sentences. */
const DIGITS = [
  'M-2.2-2.6 .6-4.6V4.6',
  'M-2.7-2.4C-2.4-5.6 2.9-5.6 2.7-2.2 2.6-.3-1 1.4-2.9 4.4H3',
  'M-2.6-3.6C-.9-5.7 3-4.9 2.6-2.2 2.4-.6 .8-.3-.6-.3 1.2-.3 3.1 .4 3 2.3 2.8 5.1-1.6 5.4-3 3.2',
] as const

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
    <g
      ref={own}
      className="told-spot"
      data-mark={mark}
      transform={spot ? `translate(${spot.x} ${spot.y}) scale(${spot.r / RADIUS})` : undefined}
    >
      {spot && mark !== 'new' && (
        <>
          <circle r={RADIUS} />
          <path className="told-digit" d={DIGITS[mark - 1]} />
        </>
      )}
      {spot && mark === 'new' && <path d={at[0] === 1 ? 'M3 -10V3H-10z' : 'M0 -6L6 0 0 6-6 0z'} />}
    </g>
  )
}

const MIDDLE = [0.5, 0.5] as const
