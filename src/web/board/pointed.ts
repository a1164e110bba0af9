// What is pointed at, by a mouse, a pen or the focus. A finger points at nothing before it taps: what appeared under it would take the tap.
import { type PointerEvent, useSyncExternalStore } from 'react'
import { watched } from '../source/source.ts'

// A page has one pointer. It is kept outside of React, so that only those who ask are drawn anew.
const pointed = watched<string | null>(null)

/** What a reader makes of the place that is pointed at: it is drawn anew when that changes, and only then. */
export const usePointed = <T>(read: (place: string | null) => T): T => useSyncExternalStore(pointed.subscribe, () => read(pointed.value()))

export function point(place: string | null): void {
  if (pointed.value() !== place) pointed.replace(place)
}

/** Another place that is pointed at meanwhile stays so. */
const unpoint = (place: string): void => {
  if (pointed.value() === place) point(null)
}

/** The handlers of a place. */
export const pointing = (place: string) => ({
  onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && point(place),
  onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && unpoint(place),
  onFocus: () => point(place),
  onBlur: () => unpoint(place),
})
