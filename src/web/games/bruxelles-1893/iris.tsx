// An iris where four spaces meet: a petal for each of them, in the colour and with the order of the pawns around it.

import type { CSSProperties, ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { AREAS, AROUND, COLUMNS, IRIS_IDS, NEUTRAL } from '../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { irisName } from '../../../games/bruxelles-1893/words/places.ts'
import { Place } from '../../board/place.tsx'
import { useCanPick } from '../../board/places.tsx'
import { punctuated } from '../../board/words.ts'
import { nameOf, type Scene } from './scene.ts'

/** One petal, of the space to the lower right; the others are mirrored. */
const PETAL = 'M.8.8C8.1-.9 9 2.7 7.4 7.4 2.7 9-.9 8.1.8.8z'

export function Iris({ scene, iris }: { readonly scene: Scene; readonly iris: number }): ReactNode {
  const { s, phrases } = scene
  const canPick = useCanPick()
  const place = `iris:${IRIS_IDS[iris]}`
  const column = (iris % 4) + 1
  const row = Math.floor(iris / 4) + 1
  const at = { '--x': column, '--y': COLUMNS - row } as CSSProperties
  const says = phrases.iris(irisName(iris), pawnsSaid(scene, iris))
  const drawing = (
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11" className="bx-iris-ground" />
      {around(column, row).map(({ space, x, y }) => (
        <path key={space} className="bx-petal" data-seat={petalOf(s, space)} transform={`scale(${x} ${y})`} d={PETAL} />
      ))}
      <circle r="2" className="bx-pollen" />
    </svg>
  )
  if (canPick(place))
    return (
      <Place place={place} label={punctuated(`${says}: ${phrases.spaces(bits(AREAS[iris]))}`)} className="bx-iris" style={at}>
        {drawing}
      </Place>
    )
  return (
    <span className="bx-iris" style={at} data-about={place} data-active={(AROUND[iris] & ~s.area) === 0}>
      {drawing}
    </span>
  )
}

/** The four spaces, each with the quarter it lies in. */
function around(column: number, row: number): { readonly space: number; readonly x: number; readonly y: number }[] {
  return [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ space: (y < 0 ? row : row - 1) * COLUMNS + (x < 0 ? column - 1 : column), x, y })))
}

function petalOf(s: State, space: number): number | string {
  return s.pawn[space] === NONE ? '' : s.pawn[space] === NEUTRAL ? 'neutral' : s.pawn[space]
}

/** Whose pawns stand around it. */
function pawnsSaid(scene: Scene, iris: number): string[] {
  const { s, phrases } = scene
  return around((iris % 4) + 1, Math.floor(iris / 4) + 1)
    .map(({ space }) => s.pawn[space])
    .filter((pawn) => pawn !== NONE)
    .map((pawn) => (pawn === NEUTRAL ? phrases.neutral : nameOf(scene, pawn)))
}

export function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
