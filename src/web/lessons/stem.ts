// The stem that leads from the coach's card to the awaited place: one curve, and the leaf at its end.
import type { Box } from '../board/beside.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** So far from the edge it ends. */
const GAP = 4
const LEAF = 11

/** The curve and its leaf as paths; null where the card lies over the place. */
export function stemOf(card: Box, place: Box): readonly [curve: string, leaf: string] | null {
  if (areOver(card, place)) return null
  const from = edgeTowards(card, middleOf(place))
  const to = edgeTowards(place, from)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 2 * LEAF) return null
  const isAcross = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const first = isAcross ? { x: half.x, y: from.y } : { x: from.x, y: half.y }
  const second = isAcross ? { x: half.x, y: to.y } : { x: to.x, y: half.y }
  const angle = Math.atan2(to.y - second.y, to.x - second.x)
  const tip = { x: to.x - GAP * Math.cos(angle), y: to.y - GAP * Math.sin(angle) }
  const at = (back: number, side: number) =>
    `${(tip.x - back * Math.cos(angle) - side * Math.sin(angle)).toFixed(1)} ${(tip.y - back * Math.sin(angle) + side * Math.cos(angle)).toFixed(1)}`
  return [
    `M${from.x} ${from.y}C${first.x} ${first.y} ${second.x} ${second.y} ${at(LEAF, 0)}`,
    `M${at(0, 0)}L${at(LEAF + 3, 7)}L${at(LEAF - 2, 0)}L${at(LEAF + 3, -7)}Z`,
  ]
}

const areOver = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 })

/** The point of a box's edge from which another is in sight. */
function edgeTowards({ left, top, width, height }: Box, { x, y }: Point): Point {
  const clamped = { x: Math.max(left, Math.min(x, left + width)), y: Math.max(top, Math.min(y, top + height)) }
  // Not at a corner: a quarter from it.
  const inset = (value: number, from: number, size: number) => Math.max(from + size / 4, Math.min(value, from + (size * 3) / 4))
  return x < left || x > left + width ? { x: clamped.x, y: inset(y, top, height) } : { x: inset(x, left, width), y: clamped.y }
}
