// What is pointed at, by a mouse, a pen or the focus. A finger points at nothing before it taps: what appeared under it would take the tap.
import type { PointerEvent } from 'react'

export interface Pointed {
  /** Says that a place is pointed at or focused. */
  point(place: string): void
  /** Says that it no longer is; another that is pointed at meanwhile stays so. */
  unpoint(place: string): void
}

/** The handlers of a place. */
export const pointing = (place: string, to: Partial<Pointed>) => ({
  onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && to.point?.(place),
  onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && to.unpoint?.(place),
  onFocus: () => to.point?.(place),
  onBlur: () => to.unpoint?.(place),
})
