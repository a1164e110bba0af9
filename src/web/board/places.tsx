// What every place of a table is told: which can be picked, which are, and whom to tell.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { point, pointing } from './pointed.ts'
import { type Mark, useMark } from './told.ts'

export interface Picking {
  /** Places that can be picked now, given those picked already: they have the ring. */
  readonly open: ReadonlySet<string>
  /** Places that can be picked first: with others picked, one of these begins anew. What is in neither looks closed, and does nothing. */
  readonly anew: ReadonlySet<string>
  /** Places picked so far of a choice that takes several clicks, in order. */
  readonly picked: readonly string[]
  /** Those, and the places of what was chosen before in the same action. */
  readonly chosen: ReadonlySet<string>
  pick(place: string): void
}

/** Where nobody plays, nothing can be picked. */
const NOTHING: Picking = { open: new Set(), anew: new Set(), picked: [], chosen: new Set(), pick() {} }

const Told = createContext({ ...NOTHING, arrows: false })

interface PlacesProps {
  readonly turn?: Picking
  /** Whether arrow keys lead from place to place: then Tab goes to the open ones only. */
  readonly arrows: boolean | undefined
  readonly children: ReactNode
}

/** Tells every place below how the turn stands, and only when it stands otherwise: a turn is a new object whenever the page is drawn. */
export function Places({ turn = NOTHING, arrows = false, children }: PlacesProps): ReactNode {
  const { open, anew, picked, chosen } = turn
  const now = useRef(turn)
  useLayoutEffect(() => {
    now.current = turn
  })
  useEffect(() => () => point(null), [])
  const pick = useCallback((place: string) => now.current.pick(place), [])
  const told = useMemo(() => ({ open, anew, picked, chosen, arrows, pick }), [open, anew, picked, chosen, arrows, pick])
  return <Told value={told}>{children}</Told>
}

export interface Placed {
  /** It can be picked now. */
  readonly isOpen: boolean
  readonly isChosen: boolean
  /** It does nothing. */
  readonly isClosed: boolean
  /** How it is marked by what happened. */
  readonly mark: Mark | undefined
  /** Whether arrow keys lead to it. */
  readonly arrows: boolean
  pick(place: string): void
}

/** How a place of the table stands, by the name that `describe` gives it. Every place hears of every pick: whoever draws one is drawn anew only when this is another. */
export function usePlace(place: string): Placed {
  const { open, anew, chosen, pick, arrows } = useContext(Told)
  const isOpen = open.has(place)
  return { isOpen, isChosen: chosen.has(place), isClosed: !isOpen && !anew.has(place), mark: useMark(place), arrows, pick }
}

/** What its element carries, be it a button or a part of a drawing. */
export const attributesOf = (place: string, { isOpen, isChosen, isClosed, mark, pick }: Placed) => ({
  'data-place': place,
  'data-open': isOpen,
  'data-told': mark?.says,
  'data-told-way': mark?.isWay,
  'aria-pressed': isChosen,
  'aria-disabled': isClosed,
  onClick: () => pick(place),
  ...pointing(place),
})

/** Whether a place can be picked, now or in place of something chosen already: for what is drawn as a place only then. */
export function useCanPick(): (place: string) => boolean {
  const { open, anew } = useContext(Told)
  return (place) => open.has(place) || anew.has(place)
}

/** How often a place has been picked. */
export const timesPicked = (picked: readonly string[], place: string): number => picked.filter((each) => each === place).length
