// The place that was asked about, until the rules are closed: a dashed ring and a question mark. It follows the board, which may be panned.
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export function AskedRing({ place }: { readonly place: string }): ReactNode {
  const ring = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    let frame = 0
    const follow = () => {
      const box = document.querySelector(`.room [data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect()
      if (ring.current) lay(ring.current, box)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [place])
  return (
    <span ref={ring} className="asked-ring" aria-hidden="true" hidden>
      <b>?</b>
    </span>
  )
}

function lay(ring: HTMLElement, box: DOMRect | undefined): void {
  const isSeen = box !== undefined && box.width > 0
  if (ring.hidden === isSeen) ring.hidden = !isSeen
  if (!isSeen) return
  const at = `${box.left}px,${box.top}px,${box.width}px,${box.height}px`
  if (ring.dataset.at === at) return
  ring.dataset.at = at
  Object.assign(ring.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` })
}
