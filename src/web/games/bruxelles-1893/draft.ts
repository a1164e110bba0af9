// The bid before it is named, shared by the boards and the prompt bar.
import { useSyncExternalStore } from 'react'
import { watched } from '../../source/source.ts'

const bid = watched(0)

/** Francs of the bid that is being weighed. */
export const useBid = (): number => useSyncExternalStore(bid.subscribe, bid.value)

export const draftBid = (francs: number): void => bid.replace(francs)
