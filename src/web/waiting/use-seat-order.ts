// The order of the seats by hand: a grip is dragged, or moved by the arrow keys.
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import { moved } from './deeds.ts'

export interface SeatOrder {
  /** The list whose rows are the seats. */
  readonly list: RefObject<HTMLUListElement | null>
  /** The numbers of the seats in the order in which they are listed now. */
  readonly listed: readonly number[]
  /** The seat in hand. */
  readonly dragged: number | null
  /** What a seat's grip does. */
  grip(seat: number): Grip
}

export interface Grip {
  onPointerDown(event: PointerEvent): void
  onKeyDown(event: KeyboardEvent): void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** `put` asks for an order, and answers whether it was done: otherwise the seats stand as they stood. */
export function useSeatOrder(seats: readonly SeatInfo[], put: (order: readonly number[]) => Promise<boolean>): SeatOrder {
  const list = useRef<HTMLUListElement>(null)
  const asListed = seats.map(({ seat }) => seat)
  // An order belongs to the seats that it was made of: when others come, they have new numbers.
  const [made, setMade] = useState<{ readonly of: readonly SeatInfo[]; readonly order: readonly number[] } | null>(null)
  const setOrder = (order: readonly number[] | null) => setMade(order && { of: seats, order })
  const [dragged, setDragged] = useState<number | null>(null)
  const focused = useRef<number | null>(null)
  const listed = made?.of === seats ? made.order : asListed

  // What was asked for has come back: the hand stays on the grip that it moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the seats, and with nothing else
  useEffect(() => {
    const row = focused.current === null ? undefined : list.current?.children[focused.current]
    row?.querySelector<HTMLElement>('.grip')?.focus()
    focused.current = null
  }, [seats])

  function ask(next: readonly number[]): void {
    if (next.join() === asListed.join()) return setOrder(null)
    setOrder(next)
    put(next).then((isDone) => isDone || setOrder(null))
  }

  useEffect(() => {
    if (dragged === null) return
    const follow = (event: globalThis.PointerEvent) => setOrder(moved(listed, listed.indexOf(dragged), rowAt(list.current, event.clientY)))
    const drop = () => {
      setDragged(null)
      ask(listed)
    }
    const leave = () => {
      setDragged(null)
      setOrder(null)
    }
    addEventListener('pointermove', follow)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', leave)
    return () => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', leave)
    }
  })

  const grip = (seat: number): Grip => ({
    onPointerDown(event) {
      if (event.button !== 0) return
      event.preventDefault()
      setDragged(seat)
    },
    onKeyDown(event) {
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      const to = listed.indexOf(seat) + step
      if (to < 0 || to >= listed.length) return
      focused.current = to
      ask(moved(listed, listed.indexOf(seat), to))
    },
  })
  return { list, listed, dragged, grip }
}

/** The row of the list at a height on the screen: the first or the last beyond its ends. */
function rowAt(list: HTMLElement | null, y: number): number {
  const ends = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect().bottom)
  const at = ends.findIndex((bottom) => y < bottom)
  return at < 0 ? ends.length - 1 : at
}
