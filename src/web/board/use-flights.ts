// Pieces fly from where they were to where they are. A face marks them with `data-piece`; nothing else moves.

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isStill } from '../still.ts'

const FLIGHT = 260
const EASE = 'cubic-bezier(.2,.7,.2,1)'

type Places = ReadonlyMap<string, DOMRect>

/** Animates the pieces inside an element whenever the position, named by `seq`, is another. */
export function useFlights(within: RefObject<HTMLElement | null>, seq: number | string): void {
  const before = useRef<{ readonly seq: number | string; readonly places: Places }>({ seq, places: new Map() })
  useLayoutEffect(() => {
    const room = within.current
    if (!room) return
    const last = before.current
    if (last.seq !== seq && last.places.size > 0) fly(room, last.places)
    before.current = { seq, places: placesOf(room) }
  })
  useLayoutEffect(() => {
    // Where things were is where they were last seen, also after the window or a panel has changed.
    const look = () => {
      if (within.current) before.current = { ...before.current, places: placesOf(within.current) }
    }
    addEventListener('resize', look)
    addEventListener('scroll', look, true)
    return () => {
      removeEventListener('resize', look)
      removeEventListener('scroll', look, true)
    }
  }, [within])
}

function piecesOf(room: HTMLElement): HTMLElement[] {
  return [...room.querySelectorAll<HTMLElement>('[data-piece]')]
}

function placesOf(room: HTMLElement): Places {
  const places = new Map<string, DOMRect>()
  for (const piece of piecesOf(room)) {
    const at = piece.getBoundingClientRect()
    if (at.width > 0) places.set(piece.dataset.piece ?? '', at)
  }
  return places
}

function fly(room: HTMLElement, places: Places): void {
  const still = isStill()
  for (const piece of piecesOf(room)) {
    const to = piece.getBoundingClientRect()
    const at = places.get(piece.dataset.piece ?? '')
    if (to.width === 0 || (at && Math.hypot(at.left - to.left, at.top - to.top) < 2)) continue
    // Reduced motion, and what comes from nowhere: it fades in.
    if (still || !at) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FLIGHT, easing: EASE })
    else {
      const from = `translate(${at.left - to.left}px, ${at.top - to.top}px) scale(${at.width / to.width}, ${at.height / to.height})`
      piece.animate(
        [
          { transformOrigin: '0 0', transform: from, zIndex: 5 },
          { transformOrigin: '0 0', transform: 'none', zIndex: 5 },
        ],
        {
          duration: FLIGHT,
          easing: EASE,
        },
      )
    }
  }
}
