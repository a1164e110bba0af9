// A place that can be picked: a real button, never disabled, so that whoever points at it can be told why not.
import type { ReactNode } from 'react'
import type { State } from '../../../games/splendor/state.ts'
import type { BoardProps } from '../../table/face.ts'

/** The part of the board's properties that places need. */
export type Picking = Pick<BoardProps<State>, 'open' | 'anew' | 'picked' | 'pick' | 'whyNot'>

export interface PlaceProps {
  readonly table: Picking
  /** The name that `describe` gives it. */
  readonly place: string
  readonly label: string
  readonly className: string
  /** Further attributes: which piece lies here, and how it looks. */
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  readonly children: ReactNode
}

export function Place({ table, place, label, className, data, children }: PlaceProps): ReactNode {
  const open = table.open.has(place)
  const why = open ? null : table.whyNot(place)
  return (
    <button
      type="button"
      className={`sp-place ${className}`}
      data-place={place}
      data-open={open}
      {...data}
      aria-pressed={table.picked.includes(place)}
      aria-disabled={!open && !table.anew.has(place)}
      aria-description={why ?? undefined}
      onClick={() => table.pick(place)}
    >
      {/* The label says all that is drawn. It is text, not an attribute: a name that is no part of what is seen fails axe. */}
      <span className="art-said">{label}</span>
      <span className="sp-inside" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

/** How often a place has been picked. */
export function timesPicked(table: Picking, place: string): number {
  return table.picked.filter((picked) => picked === place).length
}
