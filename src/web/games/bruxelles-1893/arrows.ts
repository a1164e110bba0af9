// Arrow keys on the boards: from the place that has the focus to the nearest one in that direction.
import { nearest } from '../../pan-zoom/arrows.ts'

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The place an arrow key leads to, or null for other keys and at the edge. */
export function stepFrom(board: HTMLElement, key: string): HTMLElement | null {
  const direction = DIRECTIONS[key]
  const now = document.activeElement
  if (!direction || !(now instanceof Element) || !now.matches('[data-place]')) return null
  const others = [...board.querySelectorAll<HTMLElement>('[data-place]')].filter((place) => place !== now && place.checkVisibility())
  const index = nearest(
    now.getBoundingClientRect(),
    others.map((place) => place.getBoundingClientRect()),
    direction,
  )
  return others[index] ?? null
}
