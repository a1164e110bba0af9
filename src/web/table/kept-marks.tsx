// While the server does not answer: the table as last seen lies under a veil, and what is kept stands out of it in full colour, with its tag.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

interface KeptProps {
  readonly room: RefObject<HTMLElement | null>
  /** Places of what is kept. */
  readonly places: ReadonlySet<string>
  readonly tag: string
}

export function KeptMarks({ room, places, tag }: KeptProps): ReactNode {
  const veil = useRef<HTMLDivElement>(null)
  const tags = useRef<HTMLDivElement>(null)
  // The board may be panned and scrolled meanwhile: both follow it.
  useLayoutEffect(() => {
    let frame = 0
    const follow = () => {
      if (room.current && veil.current && tags.current) lay(room.current, veil.current, tags.current)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [room])
  return (
    <>
      <div ref={veil} className="away-veil" aria-hidden="true" />
      <div ref={tags} aria-hidden="true">
        {[...places].map((place) => (
          <b key={place} className="kept-tag" data-at={place}>
            {tag}
          </b>
        ))}
      </div>
    </>
  )
}

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

/** So high, in pixels. */
const SMALL = 90

/** The ring around a place is seen whole. */
const AROUND = 7

function lay(room: HTMLElement, veil: HTMLElement, tags: HTMLElement): void {
  const boxOf = (part: string) => room.querySelector(part)?.getBoundingClientRect()
  const [prompt, drawer] = [boxOf('.prompt'), boxOf('.drawer')]
  const pane = { left: 0, top: boxOf('.away-line')?.bottom ?? 0, right: innerWidth, bottom: innerHeight }
  const holes: Box[] = [prompt, drawer].flatMap((box) => (box && common(box, pane)) ?? [])
  for (const tag of tags.children) {
    if (!(tag instanceof HTMLElement)) continue
    const place = boxOf(`[data-place="${CSS.escape(tag.dataset.at ?? '')}"]`)
    const seen = place && place.width > 0 ? common(above(wider(place), prompt), pane) : null
    tag.hidden = !seen
    if (!place || !seen) continue
    holes.push(seen)
    tag.style.left = `${(place.left + place.right) / 2}px`
    tag.style.top = `${Math.min(place.bottom, seen.bottom)}px`
    // On a small piece it hangs below what there is to read.
    tag.style.translate = `-50% ${place.height < SMALL ? -40 : -85}%`
  }
  const path = [pane, ...apart(holes)].map(({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}Z`).join('')
  if (veil.dataset.path === path) return
  veil.dataset.path = path
  veil.style.clipPath = `path(evenodd, "${path}")`
}

/** What is seen of a box over which another may lie, as the prompt does on a phone. */
const above = (box: Box, over: Box | undefined): Box => (over && common(box, over) ? { ...box, bottom: over.top } : box)

const wider = ({ left, top, right, bottom }: Box): Box => ({
  left: left - AROUND,
  top: top - AROUND,
  right: right + AROUND,
  bottom: bottom + AROUND,
})

function common(a: Box, b: Box): Box | null {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)]
  return left < right && top < bottom ? { left, top, right, bottom } : null
}

/** Boxes that lie over each other are one: where two holes meet, the veil would be closed again. */
function apart([box, ...others]: readonly Box[]): Box[] {
  if (!box) return []
  const met = others.find((other) => common(box, other))
  if (!met) return [box, ...apart(others)]
  const both: Box = {
    left: Math.min(box.left, met.left),
    top: Math.min(box.top, met.top),
    right: Math.max(box.right, met.right),
    bottom: Math.max(box.bottom, met.bottom),
  }
  return apart([both, ...others.filter((other) => other !== met)])
}
