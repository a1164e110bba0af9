// Pieces fly from where they were to where they are. A face marks them with `data-piece`; nothing else moves.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isStill } from '../still.ts'

const EASING = 'cubic-bezier(.2,.7,.2,1)'
/** In milliseconds, as `--slide`. */
const SLIDE = 260
/** As `--quick`: what is only chosen moves as long as the slip comes. Whatever moves ends together, since each end costs the page several frames. */
export const QUICK = 160

/** What can be chosen is lifted by less: what stands on it is let down with it, and flies nowhere. */
const LIFT = 6

type Places = ReadonlyMap<string, DOMRect>

/** Animates the pieces inside an element whenever the position, named by `seq`, is another. */
export function useFlights(within: RefObject<HTMLElement | null>, seq: number | string, lasts = SLIDE): void {
  const shown = useRef(seq)
  const before = useRef<Places>(new Map())
  const scrolled = useRef(0)
  const flights = useRef<readonly Animation[]>([])
  // The old position still stands while the new one is being drawn: looking at it now lays nothing out anew.
  if (shown.current !== seq && within.current) {
    before.current = placesOf(within.current)
    scrolled.current = within.current.scrollTop
  }
  useLayoutEffect(() => {
    if (shown.current === seq) return
    shown.current = seq
    for (const flight of flights.current) flight.cancel()
    flights.current =
      within.current && before.current.size > 0 ? fly(within.current, { before: before.current, scrolled: scrolled.current, lasts }) : []
  }, [within, seq, lasts])
}

type Piece = HTMLElement | SVGGraphicsElement

const piecesOf = (room: HTMLElement): Piece[] => [...room.querySelectorAll<Piece>('[data-piece]')]

const nameOf = ({ dataset }: Piece): string => dataset.piece ?? ''

function placesOf(room: HTMLElement): Places {
  const places = piecesOf(room).map((piece) => [nameOf(piece), piece.getBoundingClientRect()] as const)
  return new Map(places.filter(([, { width }]) => width > 0))
}

interface Flown {
  readonly before: Places
  /** How far the room was scrolled then. */
  readonly scrolled: number
  readonly lasts: number
}

/** All are measured before the first is moved: each that moves would have the next one laid out again. */
function fly(room: HTMLElement, { before, scrolled, lasts }: Flown): Animation[] {
  const still = isStill()
  const timing = { duration: lasts, easing: EASING }
  // What goes with the page, where a smaller prompt lets it slide back, has not moved.
  const slid = scrolled - room.scrollTop
  const landed = piecesOf(room).map((piece) => ({ piece, to: piece.getBoundingClientRect(), from: before.get(nameOf(piece)) }))
  const moving = landed
    .filter(({ to, from }) => to.width > 0 && !(from && Math.hypot(from.left - to.left, from.top + slid - to.top) < LIFT))
    .map(({ piece, to, from }) => ({ piece, frames: still || !from ? FADES : movedFrom(from, to, unitOf(piece)) }))
  // What is only chosen moves too shortly to be worth it.
  const boxes = lasts < SLIDE ? [] : boxesAround(moving.filter(({ frames }) => frames !== FADES).map(({ piece }) => piece))
  const flights = moving.map(({ piece, frames }) => flown(piece, frames, timing))
  opened(boxes, flights)
  return flights
}

/** The boxes that would cut off what flies into them, since they may scroll: those that need not do so now. */
function boxesAround(pieces: readonly Piece[]): HTMLElement[] {
  const boxes = new Set(pieces.map((piece) => piece.closest<HTMLElement>('.holdings')))
  return [...boxes].flatMap((box) => (box && box.scrollHeight <= box.clientHeight ? [box] : []))
}

let openings = 0

/** Lets what flies in, while it flies. Flights that are cut short by the next ones leave the box to those. */
function opened(boxes: readonly HTMLElement[], flights: readonly Animation[]): void {
  const roomy = String(++openings)
  for (const box of boxes) box.dataset.roomy = roomy
  const close = () => {
    for (const box of boxes) if (box.dataset.roomy === roomy) delete box.dataset.roomy
  }
  Promise.all(flights.map(({ finished }) => finished)).then(close, close)
}

/** Reduced motion, and what comes from nowhere. */
const FADES: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]

/** Only what the compositor can do by itself is animated: with anything else the page would draw every frame. */
function flown(piece: Piece, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const flight = piece.animate(frames, timing)
  if (frames === FADES) return flight
  piece.dataset.flying = ''
  const land = () => delete piece.dataset.flying
  flight.finished.then(land, land)
  return flight
}

function movedFrom(from: DOMRect, to: DOMRect, unit: number): Keyframe[] {
  const [x, y] = [middle(from.left, from.width) - middle(to.left, to.width), middle(from.top, from.height) - middle(to.top, to.height)]
  const transform = `translate(${x / unit}px, ${y / unit}px) scale(${from.width / to.width}, ${from.height / to.height})`
  return [{ transform }, { transform: 'none' }]
}

const middle = (start: number, size: number): number => start + size / 2

/** How many pixels a pixel of its style is: inside a drawing, as many as the drawing is enlarged by. */
const unitOf = (piece: Piece): number => (piece instanceof SVGElement && piece.ownerSVGElement && piece.getScreenCTM()?.a) || 1
