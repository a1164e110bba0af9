// Which piece somebody asks about: by resting on it with the mouse, by a long press, by “?” while it is pointed at or has the focus.
// Pieces carry `data-about`, or `data-place` where they can be picked.
import { type RefObject, useEffect, useRef, useState } from 'react'

const REST_MS = 350
const LONG_PRESS_MS = 500
/** A finger that moves further than this does not press. */
const TREMBLE = 10
/** So long what was said stays when the mouse has left the piece: the way to the rule that it names. */
const LEAVE_MS = 260
/** So long one may be on the way there, over what is said and the pieces beneath it. */
const CROSS_MS = 700
/** And how far a mouse may tremble and still rest. */
const STILL = 3

/** `focus` came by the keyboard, and has not asked: it hears why not, and nothing else. */
export type How = 'rest' | 'focus' | 'key' | 'press'

export interface Asked {
  readonly about: string
  /** Whether it is a place: then it may say why it cannot be picked. */
  readonly isPlace: boolean
  readonly element: Element
  readonly how: How
  /** Where a mouse rests on it; nowhere for what was asked otherwise. */
  readonly spot: Spot | null
}

interface Asking {
  readonly asked: Asked | null
  forget(): void
}

/** `again` is told when the same is asked a second time by the key. */
export function useAsked(within: RefObject<HTMLElement | null>, again: () => void): Asking {
  const [asked, setAsked] = useState<Asked | null>(null)
  const forget = useRef(() => {})
  const now = useRef(again)
  useEffect(() => {
    now.current = again
  })
  useEffect(() => {
    if (!within.current) return
    const asking = listen(within.current, { tell: setAsked, again: () => now.current() })
    forget.current = asking.forget
    return asking.stop
  }, [within])
  return { asked, forget: () => forget.current() }
}

const aboutOf = (element: Element | null): string | undefined =>
  element instanceof HTMLElement || element instanceof SVGElement ? (element.dataset.about ?? element.dataset.place) : undefined

const isPlace = (element: Element): boolean => element.hasAttribute('data-place') && !element.hasAttribute('data-about')

const pieceOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-about], [data-place]') : null

const isIn = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null

export interface Spot {
  readonly x: number
  readonly y: number
}

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY })
const isFrom = (event: PointerEvent, spot: Spot, by: number): boolean => Math.hypot(event.clientX - spot.x, event.clientY - spot.y) > by

interface Told {
  tell(asked: Asked | null): void
  again(): void
}

/** Whether the pointer is on a part of what is said, although it goes through it to the board. */
function isOn(part: string, { clientX, clientY }: PointerEvent): boolean {
  const box = document.querySelector(part)?.getBoundingClientRect()
  return box !== undefined && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}

function listen(room: HTMLElement, { tell, again }: Told): { forget(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let now: Asked | null = null
  let pointed: Element | null = null
  let rested: Spot = { x: 0, y: 0 }
  let pressed: Spot | null = null
  /** What was just clicked is told by the slip. */
  let clicked: string | undefined
  let held = false

  function show(next: Asked | null): void {
    clearTimeout(timer)
    stay()
    if (next === now) return
    now = next
    tell(next)
  }
  const hide = () => show(null)
  function stay(): void {
    clearTimeout(leaving)
    leaving = undefined
  }
  function ask(element: Element, how: How): void {
    const about = aboutOf(element)
    if (about !== undefined) show({ about, isPlace: isPlace(element), element, how, spot: element === pointed ? rested : null })
  }

  function move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') moveMouse(event)
    else if (pressed && isFrom(event, pressed, TREMBLE)) clearTimeout(timer)
  }
  function moveMouse(event: PointerEvent): void {
    const isResting = now?.how === 'rest'
    // Where the number of the rule stands it waits to be pressed.
    if (isResting && isOn('.explain-foot', event)) {
      clearTimeout(timer)
      return stay()
    }
    const piece = pieceOf(event.target)
    if (piece === pointed && !isFrom(event, rested, STILL)) return
    rested = spotOf(event)
    pointed = piece
    if (clicked !== aboutOf(piece)) clicked = undefined
    if (isResting && now?.element === piece) return stay()
    turnTo(clicked === undefined ? piece : null, isResting && isOn('.explain', event) ? CROSS_MS : undefined)
  }
  /** What was said stays a little: one may be on the way to its number, over other pieces. */
  function turnTo(piece: Element | null, crossing: number | undefined): void {
    clearTimeout(timer)
    if (now?.how === 'rest') {
      if (crossing !== undefined) stay()
      leaving ??= setTimeout(fade, crossing ?? LEAVE_MS)
    } else if (now?.how !== 'press') hide()
    if (piece) timer = setTimeout(ask, crossing ?? REST_MS, piece, 'rest')
  }
  /** Goes, but leaves what is asked next. */
  function fade(): void {
    stay()
    now = null
    tell(null)
  }
  function leave(): void {
    pointed = null
    clearTimeout(timer)
    if (now?.how === 'rest') hide()
  }
  function down(event: PointerEvent): void {
    held = false
    if (isIn(event.target, '.explain')) return
    hide()
    const piece = pieceOf(event.target)
    clicked = aboutOf(piece)
    if (event.pointerType === 'mouse' || !piece) return
    pressed = spotOf(event)
    timer = setTimeout(() => {
      held = true
      ask(piece, 'press')
    }, LONG_PRESS_MS)
  }
  function lift(): void {
    pressed = null
    if (!now) clearTimeout(timer)
  }
  // A long press asks and never picks, though the browser may make a click of it when the finger is lifted.
  function click(event: MouseEvent): void {
    if (!held || !pieceOf(event.target)) return
    held = false
    event.preventDefault()
    event.stopPropagation()
  }
  function focus(event: FocusEvent): void {
    const piece = pieceOf(event.target)
    if (piece?.matches(':focus-visible')) ask(piece, 'focus')
  }
  function blur(): void {
    if (now?.how === 'focus' || now?.how === 'key') hide()
  }
  function press(event: KeyboardEvent): void {
    if (isIn(event.target, 'input, textarea, select, dialog')) return
    if (event.key === 'Escape') letGo(event)
    if (event.key === '?') askByKey(event)
  }
  /** What was asked for goes first; what is chosen stays until Escape is pressed again. */
  function letGo(event: KeyboardEvent): void {
    if (now?.how === 'key' || now?.how === 'press') event.stopImmediatePropagation()
    hide()
  }
  function askByKey(event: KeyboardEvent): void {
    const piece = pointed ?? pieceOf(document.activeElement)
    if (!piece?.isConnected) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (now?.how === 'key' && now.element === piece) again()
    else ask(piece, 'key')
  }

  const stopped = new AbortController()
  const options = { signal: stopped.signal }
  room.addEventListener('pointermove', move, options)
  room.addEventListener('pointerleave', leave, options)
  room.addEventListener('pointerdown', down, options)
  room.addEventListener('pointerup', lift, options)
  room.addEventListener('pointercancel', lift, options)
  room.addEventListener('click', click, { ...options, capture: true })
  room.addEventListener('focusin', focus, options)
  room.addEventListener('focusout', blur, options)
  room.addEventListener('wheel', hide, { ...options, passive: true })
  addEventListener('keydown', press, { ...options, capture: true })
  return {
    forget: hide,
    stop() {
      clearTimeout(timer)
      clearTimeout(leaving)
      stopped.abort()
    },
  }
}
