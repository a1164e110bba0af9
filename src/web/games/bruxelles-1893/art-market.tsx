// The art market: seven columns of VP, seven rows of francs, and the cursor with a dot for each colour.

import { type ReactNode, useEffect, useRef } from 'react'
import { first, kindOf, second, third } from '../../../core/action.ts'
import { BLACK, CELL_IDS, COLOURS } from '../../../games/bruxelles-1893/components.ts'
import { OWES_CURSOR } from '../../../games/bruxelles-1893/vocabulary.ts'
import { Spot } from '../../board/place.tsx'
import { useCanPick } from '../../board/places.tsx'
import { usePointed } from '../../board/pointed.ts'
import { punctuated } from '../../board/words.ts'
import { IconIn } from './art/icon.tsx'
import { artIcon } from './art-icons.ts'
import { type Sale, saleAt } from './foresight.ts'
import { pendingStep, type Scene } from './scene.ts'

const LINES = 7
const SIZE = 24
const LEFT = 22
const TOP = 18
/** Where a line of the grid begins, rows counted from the bottom. */
const across = (column: number): number => LEFT + column * SIZE
const down = (row: number): number => TOP + (LINES - 1 - row) * SIZE
/** Where the cursor's centre lies in a cell. */
const columnOf = (cell: number): number => (cell % 5) + 1
const rowOf = (cell: number): number => Math.floor(cell / 5) + 1

const [WIDTH, HEIGHT] = [LEFT + LINES * SIZE + 2, TOP + LINES * SIZE + 2]
/** What is seen around cells that are looked at closely, in cells. */
const RIM = 0.3

/** What is drawn: all of it, or the cells that are asked for, as large as the same room lets them be. */
function viewOf(cells: readonly number[]): string {
  if (cells.length === 0) return `0 0 ${WIDTH} ${HEIGHT}`
  const [columns, rows] = [cells.map(columnOf), cells.map(rowOf)]
  const [left, right, low, high] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
  const part = ((Math.max(right - left, high - low) + 1 + 2 * RIM) * SIZE) / HEIGHT
  const [width, height] = [WIDTH * part, HEIGHT * part]
  const within = (middle: number, length: number, all: number) => Math.max(0, Math.min(all - length, middle - length / 2))
  const x = within((across(left) + across(right) + SIZE) / 2, width, WIDTH)
  const y = within((down(low) + down(high) + SIZE) / 2, height, HEIGHT)
  return `${x} ${y} ${width} ${height}`
}

export function ArtMarket({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, phrases } = scene
  const { marketPoints, marketFrancs, dots } = s.tables
  const canPick = useCanPick()
  const open = CELL_IDS.flatMap((cell, i) => (canPick(`cell:${cell}`) ? [i] : []))
  const asked = open.length > 0
  // The cursor lies where one points, or where it was chosen to lie.
  const cellOf = (place: string | null) => CELL_IDS.findIndex((cell) => place === `cell:${cell}` && canPick(place))
  const pointed = usePointed(cellOf)
  const thought = pointed >= 0 ? pointed : Math.max(-1, ...scene.picked.map(cellOf))
  const cursor = thought >= 0 ? thought : s.cursor
  const [x, y] = [columnOf(cursor), rowOf(cursor)]
  const drawing = useRef<SVGSVGElement>(null)
  // On a phone the market may lie below what is seen.
  useEffect(() => {
    if (asked) drawing.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const lines = Array.from({ length: LINES }, (_, line) => line)
  return (
    <div className="bx-market" data-about="market">
      <header>
        <h3>{phrases.artMarket}</h3>
        <p>{asked ? phrases.cellKey : phrases.artMarketKey}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it is a group, not an image */}
      <svg ref={drawing} viewBox={viewOf(open)} role="group" aria-label={marketSaid(scene)}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing is not focusable */}
        <g aria-hidden="true">
          <rect className="bx-grid" x={LEFT} y={TOP} width={LINES * SIZE} height={LINES * SIZE} />
          {lines.flatMap((column) =>
            lines
              .filter((row) => (column + row) % 2 === 1)
              .map((row) => (
                <rect key={`${column} ${row}`} className="bx-grid-2" x={across(column)} y={down(row)} width={SIZE} height={SIZE} />
              )),
          )}
          {/* Looked at closely, every cell says what it brings. */}
          {!asked &&
            lines.map((line) => (
              <g key={line}>
                <text className="bx-grid-points" x={across(line) + SIZE / 2} y={TOP - 5}>
                  {marketPoints[line]}
                </text>
                <text className="bx-grid-francs" x={LEFT - 5} y={down(line) + SIZE / 2 + 4.5}>
                  {marketFrancs[line]}
                </text>
              </g>
            ))}
          <g data-thought={thought >= 0} data-piece="cursor">
            <rect className="bx-cursor" x={across(x - 1)} y={down(y + 1)} width={3 * SIZE} height={3 * SIZE} />
            {COLOURS.map((_, colour) => (
              <IconIn
                key={COLOURS[colour]}
                icon={artIcon(s.edition, colour)}
                x={across(x + dots[colour * 2]) + 2}
                y={down(y + dots[colour * 2 + 1]) + 2}
                size={SIZE - 4}
              />
            ))}
          </g>
        </g>
        {open.map((cell) => (
          <Cell key={cell} scene={scene} cell={cell} />
        ))}
      </svg>
    </div>
  )
}

/** A cell for the cursor's centre, with what the tile would bring there: francs / VP. */
function Cell({ scene, cell }: { readonly scene: Scene; readonly cell: number }): ReactNode {
  const { francs, points } = saleIn(scene, cell)
  const { phrases, words } = scene
  const [x, y] = [across(columnOf(cell)), down(rowOf(cell))]
  return (
    <>
      <Spot place={`cell:${CELL_IDS[cell]}`} label={phrases.cell(words.name('cell', cell), francs, points)} className="bx-spot bx-cell">
        <rect x={x + 2} y={y + 2} width={SIZE - 4} height={SIZE - 4} rx="4" />
      </Spot>
      {/* Beside the place, not in it: its name says the same in words. */}
      <text className="bx-cell-says" x={x + SIZE / 2} y={y + SIZE / 2 + 4}>
        {francs}/{points}
      </text>
    </>
  )
}

/** What the tile being sold would bring with the cursor in a cell. */
export function saleIn({ s: now, plan }: Pick<Scene, 's' | 'plan'>, cell: number): Sale {
  // Where the cursor goes can still be changed when what comes after it is decided.
  let asked = plan ?? null
  while (asked && kindOf(pendingStep(asked.after)) !== OWES_CURSOR) asked = asked.previous
  const s = asked?.after ?? now
  const step = pendingStep(s)
  if (kindOf(step) !== OWES_CURSOR) return { francs: 0, points: 0 }
  return saleAt(s, { seat: first(step), tile: second(step), colour: third(step), cell })
}

function marketSaid({ s, phrases, words }: Scene): string {
  const prices = COLOURS.map((_, colour) => {
    const at = s.cursor * COLOURS.length + colour
    return phrases.brings(words.name('art', colour), s.tables.saleFrancs[at], s.tables.salePoints[at])
  })
  return punctuated(`${phrases.artMarket}: ${prices.slice(0, BLACK + 1).join('; ')}`)
}
