// What is only thought of, shared by the boards and the prompt bar: the place that is pointed at, and the bid before it is named.
import { useSyncExternalStore } from 'react'
import type { Pointed } from '../../table/pointing.ts'

export interface Draft {
  /** The place under the pointer or the focus. */
  readonly pointed: string | null
  /** Francs of the bid that is being weighed. */
  readonly bid: number
}

const listeners = new Set<() => void>()
let draft: Draft = { pointed: null, bid: 0 }

export function useDraft(): Draft {
  return useSyncExternalStore(listen, () => draft)
}

export const DRAFT: Pointed = {
  point: (place) => change({ pointed: place }),
  unpoint: (place) => change(draft.pointed === place ? { pointed: null } : {}),
}

export const draftBid = (bid: number): void => change({ bid })

function change(some: Partial<Draft>): void {
  const next = { ...draft, ...some }
  if (next.pointed === draft.pointed && next.bid === draft.bid) return
  draft = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
