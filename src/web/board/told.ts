// How the places of the board are marked by what happened: by the number of a sentence that is told of it, or as touched lately; what was taken
// there, and whether goods came that way.
import { useSyncExternalStore } from 'react'
import { watched } from '../source/source.ts'

export interface Mark {
  readonly says?: number | 'new'
  /** So many were taken from here. */
  readonly taken?: number
  /** Goods came over it. */
  readonly isWay?: boolean
}

// Kept outside of React, as what is pointed at is: a step that is told draws only its own places anew.
const marks = watched<ReadonlyMap<string, Mark>>(new Map())

export const markPlaces = marks.replace

export const useMark = (place: string): Mark | undefined => useSyncExternalStore(marks.subscribe, () => marks.value().get(place))
