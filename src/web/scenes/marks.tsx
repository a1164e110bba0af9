// Points at the pieces that earn them. The board knows nothing of it: what it draws is found by its places, wherever it has been moved to.
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Words } from '../../core/game.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import type { Told } from './playing.ts'
import type { Count, Source } from './scene.ts'

interface MarksProps {
  readonly room: RefObject<HTMLElement | null>
  readonly counts: readonly { readonly count: Count; readonly told: Told }[]
  readonly leaves: readonly string[]
  readonly words: Words
}

/** Several points at one place stand side by side. */
const APART = 46

export function Marks({ room, counts, leaves, words }: MarksProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null)
  useAnchored(room, layer)
  const sources = counts.filter(({ told }) => told === 'now').flatMap(({ count }) => count.from ?? [])
  const keyOf = ({ at }: Pick<Count, 'at'>) => at.join(' ')
  return (
    <div ref={layer} className="scene-marks" aria-hidden="true">
      {leaves.map((place) => (
        <i key={place} className="scene-leaves" data-at={place} data-fits="true" />
      ))}
      {ends(sources).map((source) => (
        <span key={keyOf(source)} className="scene-source" data-at={keyOf(source)} data-fits="true">
          <b>{source.points}</b>
        </span>
      ))}
      {counts.map(({ count, told }, i) => {
        const there = counts.filter(({ count: other }) => keyOf(other) === keyOf(count))
        const at = there.findIndex(({ count: other }) => other === count)
        const style: CSSProperties & Record<'--x', string> = { '--x': `${(at - (there.length - 1) / 2) * APART}px` }
        return (
          count.at.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a step counts never changes its order
            <span key={i} className="scene-point" data-at={keyOf(count)} data-told={told} data-seat={count.seat ?? undefined} style={style}>
              {count.seat !== null && <SeatMark seat={count.seat} />}
              <b>{badgeOf(count, told, words)}</b>
            </span>
          )
        )
      })}
    </div>
  )
}

/** What stands at a piece: its points, or what is said in their place. */
export function badgeOf({ points, shows, seat }: Count, told: Told, words: Words): string {
  if (typeof shows === 'string') return shows
  if (shows) return words.name(...shows)
  if (points === 0) return seat === null ? '0' : ''
  const amount = String(Math.abs(points))
  return points < 0 ? `−${amount}` : told === 'to-come' ? amount : `+${amount}`
}

/** Sources at another place than the piece itself, each once. */
const ends = (sources: readonly Source[]): Source[] =>
  sources.filter((source, i) => source.at.length > 0 && sources.findIndex(({ at }) => at.join() === source.at.join()) === i)

/** Keeps every mark at its places, however the board is panned. */
function useAnchored(room: RefObject<HTMLElement | null>, layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let frame = 0
    const follow = () => {
      place(room.current, layer.current)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [room, layer])
}

function place(room: HTMLElement | null, layer: HTMLElement | null): void {
  if (!room || !layer) return
  const found = new Map<string, DOMRect>()
  const rectOf = (name: string): DOMRect | undefined => {
    const known = found.get(name)
    if (known) return known
    const element = room.querySelector(`[data-place="${CSS.escape(name)}"], [data-piece="${CSS.escape(name)}"]`)
    const rect = element?.getBoundingClientRect()
    if (rect) found.set(name, rect)
    return rect
  }
  for (const mark of layer.children) {
    if (!(mark instanceof HTMLElement)) continue
    const rects = (mark.dataset.at ?? '')
      .split(' ')
      .flatMap((name) => rectOf(name) ?? [])
      .filter(({ width }) => width > 0)
    mark.hidden = rects.length === 0
    if (mark.hidden) continue
    const [left, top] = [Math.min(...rects.map((r) => r.left)), Math.min(...rects.map((r) => r.top))]
    const [right, bottom] = [Math.max(...rects.map((r) => r.right)), Math.max(...rects.map((r) => r.bottom))]
    const isFitted = mark.dataset.fits === 'true'
    mark.style.left = `${isFitted ? left : (left + right) / 2}px`
    mark.style.top = `${isFitted ? top : (top + bottom) / 2}px`
    if (!isFitted) continue
    mark.style.width = `${right - left}px`
    mark.style.height = `${bottom - top}px`
  }
}
