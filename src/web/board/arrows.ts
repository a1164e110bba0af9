// Arrow keys on a table: from the place that has the focus to the nearest one in that direction.
import type { KeyboardEvent } from 'react'

export interface Spread {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the focus from the place that has it; what else arrow keys mean, like scrolling, they go on meaning elsewhere. */
export function stepOn(event: KeyboardEvent<HTMLElement>): void {
  const isOnPlace = event.target instanceof Element && event.target.closest('[data-place]') !== null
  const next = isOnPlace && !event.isDefaultPrevented() ? stepFrom(event.currentTarget, event.key) : null
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The place an arrow key leads to: the first one, where none has the focus; null for other keys and at the edge. */
export function stepFrom(board: HTMLElement, key: string): HTMLElement | SVGElement | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const places = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-place]')].filter((place) => place.checkVisibility())
  const now = places.find((place) => place === document.activeElement)
  if (!now) return places[0] ?? null
  const others = places.filter((place) => place !== now)
  const index = nearest(
    now.getBoundingClientRect(),
    others.map((place) => place.getBoundingClientRect()),
    direction,
  )
  return others[index] ?? null
}

/** The index of the nearest of `others` in a direction, what lies aside counting double; −1 when none does. */
export function nearest(from: Spread, others: readonly Spread[], [dx, dy]: readonly [number, number]): number {
  let best = -1
  let bestCost = Number.POSITIVE_INFINITY
  for (const [i, other] of others.entries()) {
    const x = other.left + other.width / 2 - (from.left + from.width / 2)
    const y = other.top + other.height / 2 - (from.top + from.height / 2)
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (ahead <= 1 || aside > ahead * 2) continue
    if (ahead + aside * 2 < bestCost) [best, bestCost] = [i, ahead + aside * 2]
  }
  return best
}
