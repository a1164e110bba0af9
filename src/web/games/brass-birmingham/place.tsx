// A place beside the map that can be picked: a real button, never disabled, so that whoever points at it can be told why not.
import type { ReactNode } from 'react'
import type { State } from '../../../games/brass-birmingham/state.ts'
import type { BoardProps } from '../../table/face.ts'
import { type Pointed, pointing } from '../../table/pointing.ts'

export interface PlaceProps {
  readonly table: Pick<BoardProps<State>, 'open' | 'anew' | 'picked' | 'pick'>
  /** The name that `describe` gives it. */
  readonly place: string
  readonly label: string
  readonly className: string
  /** Whether it is the one picked, where several have the same name. */
  readonly picked?: boolean
  /** Told when the place is pointed at or focused, and when it no longer is. */
  readonly pointed?: Partial<Pointed>
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  readonly children: ReactNode
}

export function Place({ table, place, label, className, picked, pointed = {}, data, children }: PlaceProps): ReactNode {
  const isOpen = table.open.has(place)
  return (
    <button
      type="button"
      className={`bb-place ${className}`}
      data-place={place}
      data-open={isOpen}
      {...data}
      aria-pressed={picked ?? table.picked.includes(place)}
      aria-disabled={!isOpen && !table.anew.has(place)}
      onClick={() => table.pick(place)}
      {...pointing(place, pointed)}
    >
      {/* The label says all that is drawn. It is text, not an attribute: a name that is no part of what is seen fails axe. */}
      <span className="art-said">{label}</span>
      <span className="bb-inside" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
