// The mark of what happened at a place: a disc with the number of the sentence that says so, or a small corner; a tag with what was taken there. It
// lies over the place and takes no click.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from './told.ts'
import './told-mark.css'

export function ToldMark({ mark: { says, taken } }: { readonly mark: Mark }): ReactNode {
  return (
    <span className="told-mark" data-mark={says} aria-hidden="true">
      {says !== 'new' && <b>{says}</b>}
      {taken !== undefined && <i>−{taken}</i>}
    </span>
  )
}

/** How large a disc is on the screen, in pixels. */
const RADIUS = 11

/** Numbers are drawn: text in a place would have to be part of its name. */
const DIGITS = [
  'M0-4.7C3.9-4.7 3.9 4.7 0 4.7-3.9 4.7-3.9-4.7 0-4.7z',
  'M-2.2-2.6 .6-4.6V4.6',
  'M-2.7-2.4C-2.4-5.6 2.9-5.6 2.7-2.2 2.6-.3-1 1.4-2.9 4.4H3',
  'M-2.6-3.6C-.9-5.7 3-4.9 2.6-2.2 2.4-.6 .8-.3-.6-.3 1.2-.3 3.1 .4 3 2.3 2.8 5.1-1.6 5.4-3 3.2',
  'M1.4 4.6V-4.6L-3.2 1.9H3.3',
  'M2.5-4.6H-1.9L-2.3-.6C-.4-1.8 3-1.2 2.9 1.7 2.7 5.1-1.6 5.4-3 3.2',
  'M2-4.6C-1.4-3-2.9-.7-2.8 1.8-2.7 5.7 2.9 5.6 2.8 1.7 2.7-1.6-1.6-1.7-2.7 1',
  'M-2.9-4.6H2.9L-.8 4.6',
  'M0-.4C-3.4-1.2-3-4.7 0-4.7 3-4.7 3.4-1.2 0-.4-3.9 .5-3.5 4.7 0 4.7 3.5 4.7 3.9 .5 0-.4z',
  'M-2 4.6C1.4 3 2.9 .7 2.8-1.8 2.7-5.7-2.9-5.6-2.8-1.7-2.7 1.6 1.6 1.7 2.7-1',
] as const

interface SpotMarkProps {
  readonly mark: Mark
  /** Where in the box of what is drawn it stands, from left and from above; beside the middle where nothing is said. */
  readonly at?: readonly [number, number] | undefined
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
  /** From there to where the tag stands, in units of the mark. */
  readonly across: number
}

/** The same inside a drawing: it measures the place that it stands in. */
export function SpotMark({ mark: { says, taken }, at = MIDDLE }: SpotMarkProps): ReactNode {
  const own = useRef<SVGGElement>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  useLayoutEffect(() => {
    const place = own.current?.parentElement
    if (!(place instanceof SVGGraphicsElement)) return
    const { x, y, width, height } = place.getBBox()
    const r = RADIUS / (place.getScreenCTM()?.a || 1)
    // What was taken stands at the other side.
    const across = at === MIDDLE ? -RADIUS * 3 : (width * (1 - 2 * at[0]) * RADIUS) / r
    setSpot({ x: x + width * at[0] + (at === MIDDLE ? r * 1.5 : 0), y: y + height * at[1], r, across })
  }, [at])
  return (
    <g
      ref={own}
      className="told-spot"
      data-mark={says}
      transform={spot ? `translate(${spot.x} ${spot.y}) scale(${spot.r / RADIUS})` : undefined}
    >
      {spot && typeof says === 'number' && (
        <>
          <circle r={RADIUS} />
          <path className="told-digit" d={DIGITS[says]} />
        </>
      )}
      {spot && taken !== undefined && (
        <g className="told-taken" transform={`translate(${spot.across} 0)`}>
          <rect x="-13" y="-9" width="26" height="18" rx="4" />
          <path className="told-digit" d="M-8.5 0h5" />
          <path className="told-digit" transform="translate(4.5 0)" d={DIGITS[Math.min(taken, 9)]} />
        </g>
      )}
      {spot && says === 'new' && <path d={at[0] === 1 ? 'M3 -10V3H-10z' : 'M0 -6L6 0 0 6-6 0z'} />}
    </g>
  )
}

const MIDDLE = [0.5, 0.5] as const
