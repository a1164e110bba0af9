// Says why a place cannot be picked: beside the pointer or the focus, and as a sheet after a long press. Places carry `data-place`.
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Picking } from './places.tsx'
import './why-not.css'

const LONG_PRESS = 450
const POINT_DELAY = 320

interface Shown {
  readonly says: string
  readonly at: DOMRect
  readonly sheet: boolean
}

interface WhyNotProps {
  readonly within: RefObject<HTMLElement | null>
  readonly explain: Picking['explain']
  /** A reason belongs to the position it was given in. */
  readonly seq: number
}

export function WhyNot({ within, explain, seq }: WhyNotProps) {
  const [given, setShown] = useState<(Shown & { readonly seq: number }) | null>(null)
  const shown = given?.seq === seq ? given : null
  const now = useRef(seq)
  const asked = useRef(explain)
  useEffect(() => {
    asked.current = explain
    now.current = seq
  })

  useEffect(() => {
    const room = within.current
    if (!room) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    const hide = () => {
      clearTimeout(timer)
      setShown(null)
    }
    const show = (target: EventTarget | null, sheet: boolean) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
      const says = place?.dataset.place ? asked.current(place.dataset.place) : null
      setShown(place && says ? { says, at: place.getBoundingClientRect(), sheet, seq: now.current } : null)
    }
    const point = (event: PointerEvent) => {
      clearTimeout(timer)
      if (event.pointerType === 'mouse') timer = setTimeout(show, POINT_DELAY, event.target, false)
    }
    const press = (event: PointerEvent) => {
      clearTimeout(timer)
      held = false
      if (event.pointerType === 'mouse') return
      setShown(null)
      timer = setTimeout(() => {
        held = true
        show(event.target, true)
      }, LONG_PRESS)
    }
    // A long press asks and never picks, though the browser may make a click of it when the finger is lifted.
    const click = (event: MouseEvent) => {
      if (!held || !(event.target instanceof Element) || !event.target.closest('[data-place]')) return
      held = false
      event.preventDefault()
      event.stopPropagation()
    }
    const lift = () => clearTimeout(timer)
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event.target, false)
    }
    const letGo = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const stopped = new AbortController()
    const options = { signal: stopped.signal }
    room.addEventListener('pointerover', point, options)
    room.addEventListener('pointerleave', hide, options)
    room.addEventListener('pointerdown', press, options)
    room.addEventListener('pointerup', lift, options)
    room.addEventListener('pointercancel', lift, options)
    room.addEventListener('click', click, { ...options, capture: true })
    room.addEventListener('focusin', focus, options)
    room.addEventListener('focusout', hide, options)
    room.addEventListener('keydown', letGo, options)
    room.addEventListener('scroll', hide, { ...options, capture: true })
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [within])

  return (
    <>
      <p className="unseen" aria-live="polite">
        {shown?.says}
      </p>
      {shown && (
        <div className={shown.sheet ? 'why-not sheet' : 'why-not'} style={shown.sheet ? undefined : besides(shown.at)} aria-hidden="true">
          {shown.says}
        </div>
      )}
    </>
  )
}

/** Above the place where there is room, otherwise below; never off the screen. */
function besides(at: DOMRect): { left: number; top?: number; bottom?: number } {
  const left = Math.min(Math.max(at.left + at.width / 2, 150), innerWidth - 150)
  return at.top > 120 ? { left, bottom: innerHeight - at.top + 8 } : { left, top: at.bottom + 8 }
}
