// A long list in stretches: each is drawn while it is in sight or near it; otherwise it keeps its place empty.
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What is so near, in pixels, is drawn before it is seen. */
const NEAR = '300px'
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
    if (!element) return
    const watch = new IntersectionObserver(
      ([{ isIntersecting, boundingClientRect }]) => {
        // Whoever has the focus inside keeps what has it.
        const keeps = isIntersecting || element.contains(document.activeElement)
        if (!keeps && boundingClientRect.height > 0) setHeight(boundingClientRect.height)
        setSeen(keeps)
      },
      { root: element.closest('[role="log"]'), rootMargin: NEAR },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box} style={isSeen ? undefined : { height }}>
      {isSeen && rows}
    </div>
  )
}
