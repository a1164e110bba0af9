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

/** The ring around a place is seen whole. */
const AROUND = 7

function lay(room: HTMLElement, veil: HTMLElement, tags: HTMLElement): void {
  const panes = seenOf(room, '.board-room, .holdings')
  const holes: Box[] = []
  for (const tag of tags.children) {
    if (!(tag instanceof HTMLElement)) continue
    const place = room.querySelector(`[data-place="${CSS.escape(tag.dataset.at ?? '')}"]`)?.getBoundingClientRect()
    const seen = place && place.width > 0 ? panes.flatMap((pane) => common(wider(place), pane) ?? []) : []
    holes.push(...seen)
    tag.hidden = seen.length === 0
    if (!place || tag.hidden) continue
    tag.style.left = `${(place.left + place.right) / 2}px`
    tag.style.top = `${Math.min(place.bottom, seen[0].bottom)}px`
  }
  const path = [...panes, ...apart(holes)].map(({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}Z`).join('')
  if (veil.dataset.path === path) return
  veil.dataset.path = path
  veil.style.clipPath = `path(evenodd, "${path}")`
}

/** What is seen of some parts of the room: the prompt may lie over them. */
function seenOf(room: HTMLElement, parts: string): Box[] {
  const foot = room.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight
  const head = room.querySelector('.away-line')?.getBoundingClientRect().bottom ?? 0
  const sight = { left: 0, top: head, right: innerWidth, bottom: foot }
  return [...room.querySelectorAll(parts)].flatMap((part) => common(part.getBoundingClientRect(), sight) ?? [])
}

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
