// Who sees every click and every key before the page does: whether it was one that may do what the slip says. One function without surroundings, after the eye's.

export interface Seen {
  /** What the slip said would be done; nothing without one, or while it asks for more. */
  readonly decisions: readonly string[]
  /** Whether this does what the slip says: its button, Enter, or the same place again. */
  readonly isWord: boolean
}

export interface Witness {
  /** What was seen since it was last asked. */
  seen(): Seen[]
}

declare global {
  interface Window {
    witness: Witness
  }
}

export function openWitness(): void {
  let all: Seen[] = []
  /** Places that were clicked since the slip lies there. */
  const clicked = new Set<string>()

  function saidBySlip(): string[] {
    const { ready, settled } = document.querySelector<HTMLElement>('.slip')?.dataset ?? {}
    return window.eye.isReady() ? [...(settled ? settled.split('; ') : []), ...(ready ? [ready] : [])] : []
  }
  const placeOf = (target: Element) => target.closest<HTMLElement | SVGElement>('.room [data-place]')
  const isChosen = ({ dataset, ariaPressed }: HTMLElement | SVGElement) => ariaPressed === 'true' && dataset.open !== 'true'

  function isWordClicked(target: Element): boolean {
    const place = placeOf(target)
    if (!place) return target.closest('.slip [data-deed]') !== null
    // What was filled in by itself is chosen by the first click, and done by the second.
    return clicked.has(place.dataset.place ?? '') && isChosen(place)
  }
  /** Enter on another button means that button. */
  function isWordTyped({ key }: KeyboardEvent, target: Element): boolean {
    const place = placeOf(target)
    const button = target.closest('button, a')
    return key === 'Enter' && (place ? isChosen(place) : button === null || button.ariaPressed === 'true')
  }
  function see(event: Event): void {
    if (!(event.target instanceof Element) || !event.isTrusted) return
    if (!document.querySelector('.slip')) clicked.clear()
    const place = placeOf(event.target)
    // A key on a place inside a drawing is a click on it, and no other follows.
    const isKey = event instanceof KeyboardEvent
    const isClick = !isKey || (place instanceof SVGElement && (event.key === ' ' || event.key === 'Enter'))
    const isWord = (isKey && isWordTyped(event, event.target)) || (isClick && isWordClicked(event.target))
    all.push({ decisions: saidBySlip(), isWord })
    if (isClick && place?.dataset.place !== undefined) clicked.add(place.dataset.place)
  }
  addEventListener('click', see, true)
  addEventListener('keydown', see, true)

  window.witness = {
    seen() {
      const since = all
      all = []
      return since
    },
  }
}
