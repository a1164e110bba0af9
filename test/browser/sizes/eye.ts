// What is seen inside a page. One function without surroundings: it travels into the page as text and leaves `window.eye` there.

export interface Eye {
  /** Shows a table that was laid on the shelf, without loading the page again. */
  show(id: string): Promise<void>
  /** Goes to a page of this house. */
  turnTo(path: string, isThere: () => boolean): Promise<void>
  /** Waits for so many frames to be drawn. */
  frames(count: number): Promise<void>
  /** The places that can be chosen now. */
  open(): string[]
  /** All places that are drawn. */
  all(): string[]
  /** What is drawn of a place: it may be drawn twice, on the board and in one's hand. */
  drawn(place: string): (HTMLElement | SVGElement)[]
  /** Whether a place is chosen, and shown so. */
  isChosen(place: string): boolean
  /** Whether a place was part of what the slip has settled: another card of the same name may be in one's hand still, or a button come again. */
  isSettled(place: string): boolean
  /** What the slip says is chosen. */
  slip(): string | null
  /** Whether the slip's button would do something. */
  isReady(): boolean
  /** Where the board and the prompt's box lie: a pick must not move them. */
  frame(): string
  /** Whether an element is drawn at all. */
  isShown(element: Element): boolean
  /** An element as a complaint names it. */
  named(element: Element): string
}

declare global {
  interface Window {
    eye: Eye
  }
}

export function openEye(): void {
  const MOST_FRAMES = 1800
  const QUIET_MS = 500
  const frames = (count: number) =>
    new Promise<void>((done) => {
      const next = (left: number) => (left === 0 ? setTimeout(done) : requestAnimationFrame(() => next(left - 1)))
      next(count)
    })
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const places = (more = '') => [...document.querySelectorAll<HTMLElement | SVGElement>(`.room [data-place]${more}`)]
  const namesOf = (elements: readonly (HTMLElement | SVGElement)[]) => [...new Set(elements.map(({ dataset }) => dataset.place ?? ''))]
  const drawn = (place: string) => places(`[data-place="${CSS.escape(place)}"]`).filter(isShown)
  const boxOf = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box ? [box.left, box.top, box.width, box.height].map((n) => Math.round(n)).join(' ') : '-'
  }
  const sinceFetched = () => performance.now() - Math.max(0, ...performance.getEntriesByType('resource').map(({ startTime }) => startTime))
  async function turnTo(path: string, isThere: () => boolean): Promise<void> {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    for (let waits = 0; waits < MOST_FRAMES && !isThere(); waits++) await frames(1)
    if (!isThere()) throw new Error(`${path} does not come.`)
  }

  window.eye = {
    async show(id) {
      await turnTo('/lost', () => !document.querySelector('.room'))
      // What is told, or asked, has come.
      await turnTo(`/t/${id}`, () => Boolean(document.querySelector('.room .prompt')?.textContent))
      await document.fonts.ready
      // What comes after the first table of a page has come too: what is told may begin with it.
      for (let waits = 0; waits < MOST_FRAMES && sinceFetched() < QUIET_MS; waits++) await frames(1)
      await frames(2)
    },
    turnTo,
    frames,
    open: () => namesOf(places('[data-open="true"]')),
    all: () => namesOf(places()),
    drawn,
    // A place of another tab is not drawn at all.
    isChosen: (place) => {
      const pressed = drawn(place).map((each) => each.getAttribute('aria-pressed'))
      return pressed.length === 0 || pressed.includes('true')
    },
    isSettled(place) {
      const [, name = ''] = place.split(':')
      const { settled = '' } = document.querySelector<HTMLElement>('.slip')?.dataset ?? {}
      return settled.split(/[; ]+/).includes(name)
    },
    slip() {
      const slip = document.querySelector<HTMLElement>('.slip')
      return slip && JSON.stringify([slip.dataset, slip.querySelector('[role="alert"]')?.textContent])
    },
    isReady: () => document.querySelector<HTMLButtonElement>('.slip [data-deed]')?.disabled === false,
    frame: () => `board ${boxOf('.board-room')}, map ${boxOf('.bb-frame, .sr-frame')}, prompt ${boxOf('.prompt')}`,
    isShown,
    named(element) {
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 28)
      const name = element.getAttribute('class')?.split(' ').slice(0, 2).join('.') || element.tagName.toLowerCase()
      const over = element.parentElement?.getAttribute('class')?.split(' ')[0]
      return `${over ? `${over} > ` : ''}${name}${text ? ` “${text}”` : ''}`
    },
  }
}
