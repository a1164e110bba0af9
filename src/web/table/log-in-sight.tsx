// A long list in stretches: each is drawn while it is in sight or near it; otherwise it keeps its place empty.
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What is so near, in pixels, is drawn before it is seen. */
const NEAR = 300
/** How high a row is taken to be that was never seen. */
const ROW = 40

/** So many rows are drawn, or left out, together. */
const STRETCH = 12

/** Rows, the newest first. */
export function InSight({ rows }: { readonly rows: readonly ReactNode[] }): ReactNode {
  const count = Math.ceil(rows.length / STRETCH)
  // The newest stretch is what is left over: counted from the oldest, each stays the same while the list grows.
  const first = rows.length - (count - 1) * STRETCH
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: counted from the end
    <Stretch key={count - i} rows={rows.slice(i && first + (i - 1) * STRETCH, first + i * STRETCH)} />
  ))
}

function Stretch({ rows }: { readonly rows: readonly ReactNode[] }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [height, setHeight] = useState(rows.length * ROW)
  useEffect(() => {
    const element = box.current
    const log = element?.closest('[role="log"]')
    if (!element || !log) return
    return watchOf(log)(element, (isNear) => {
      // Whoever has the focus inside keeps what has it.
      const keeps = isNear || element.contains(document.activeElement)
      if (!keeps && element.offsetHeight > 0) setHeight(element.offsetHeight)
      setSeen(keeps)
    })
  }, [])
  return (
    <div ref={box} style={isSeen ? undefined : { height }}>
      {isSeen && rows}
    </div>
  )
}

/** Tells a stretch whether it is in sight or near it, whenever it may have changed; until it is taken back. */
type Watch = (stretch: Element, tell: (isNear: boolean) => void) => () => void

const watches = new WeakMap<Element, Watch>()

/** One for all stretches of a log. No IntersectionObserver: while there is one, the page draws every frame of a flight that the compositor could do alone. */
function watchOf(log: Element): Watch {
  const known = watches.get(log)
  if (known) return known
  const told = new Map<Element, (isNear: boolean) => void>()
  const look = () => {
    const { top, bottom } = log.getBoundingClientRect()
    for (const [stretch, tell] of told) {
      const at = stretch.getBoundingClientRect()
      tell(at.bottom > top - NEAR && at.top < bottom + NEAR && bottom > top)
    }
  }
  const sizes = new ResizeObserver(look)
  const watch: Watch = (stretch, tell) => {
    told.set(stretch, tell)
    sizes.observe(stretch)
    return () => {
      told.delete(stretch)
      sizes.unobserve(stretch)
    }
  }
  sizes.observe(log)
  log.addEventListener('scroll', look, { passive: true })
  watches.set(log, watch)
  return watch
}
