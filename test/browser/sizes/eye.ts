// What is measured inside a page. One function without surroundings: it travels into the page as text and leaves `window.eye` there.

export interface Spot {
  readonly x: number
  readonly y: number
}
export interface Eye {
  /** Shows a table that was laid on the shelf, without loading the page again. */
  show(id: string): Promise<void>
  /** The places that can be chosen now and are drawn somewhere. */
  open(): string[]
  /** All places that are drawn. */
  all(): string[]
  /** Scrolls, pans and turns tabs as a person would until a hand would meet the place; says what is in the way otherwise. */
  reach(place: string): Promise<Spot | string>
  /** Where a place is now that a hand would meet. */
  at(place: string): Spot | null
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
  const MAPS = '.bb-frame, .sr-frame'
  const TRIES = 6
  /** Nearer to an edge a hand does not aim. */
  const EDGE = 20
  const frames = (count: number) =>
    new Promise<void>((done) => {
      const next = (left: number) => (left === 0 ? setTimeout(done) : requestAnimationFrame(() => next(left - 1)))
      next(count)
    })
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const placesNamed = (place: string) =>
    [...document.querySelectorAll<HTMLElement | SVGElement>(`.room [data-place="${CSS.escape(place)}"]`)].filter(isShown)
  const named = (element: Element): string => {
    const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 28)
    const name = element.getAttribute('class')?.split(' ').slice(0, 2).join('.') || element.tagName.toLowerCase()
    const over = element.parentElement?.getAttribute('class')?.split(' ')[0]
    return `${over ? `${over} > ` : ''}${name}${text ? ` “${text}”` : ''}`
  }

  /** Where a hand would press: the middle of what is drawn, of a line the middle of its course. */
  function middle(element: HTMLElement | SVGElement): Spot {
    const line = element.querySelector<SVGPathElement>('.bb-link-hit')
    const matrix = line?.getScreenCTM()
    if (line && matrix) {
      const at = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(matrix)
      return { x: at.x, y: at.y }
    }
    const { left, top, width, height } = (element.querySelector('.sr-land') ?? element).getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }

  const meets = ({ x, y }: Spot, place: string) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place === place

  function at(place: string): Spot | null {
    return (
      placesNamed(place)
        .map(middle)
        .find((spot) => meets(spot, place)) ?? null
    )
  }

  /** Moves a map as a finger does. */
  function drag(map: Element, by: Spot): void {
    const { left, top, width, height } = map.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const send = (to: EventTarget, type: string, part: number) =>
      to.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 99, pointerType: 'touch', clientX: x + by.x * part, clientY: y + by.y * part }),
      )
    send(map, 'pointerdown', 0)
    for (const part of [0.5, 1]) send(window, 'pointermove', part)
    send(window, 'pointerup', 1)
  }

  /** What is seen of something that scrolls: of the page, what lies between its header and its prompt. */
  function seenOf(over: Element): DOMRect {
    const { left, top, width, height } = over.getBoundingClientRect()
    if (over !== document.documentElement && !over.matches('.room')) return new DOMRect(left, top, width, height)
    const head = over.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0
    const foot = over.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight
    return new DOMRect(0, head, innerWidth, foot - head)
  }

  /** Scrolls whatever a person can scroll until the element is in the middle of what is seen of it. */
  function scrollTo(element: Element): void {
    for (let over = element.parentElement; over; over = over.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(over)
      const [seen, own] = [seenOf(over), element.getBoundingClientRect()]
      const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
      const scrollsY = /auto|scroll/.test(overflowY) || over === document.documentElement
      if (scrollsY && (y < seen.top + EDGE || y > seen.bottom - EDGE)) over.scrollTop += y - (seen.top + seen.bottom) / 2
      const scrollsX = /auto|scroll/.test(overflowX)
      if (scrollsX && (x < seen.left + EDGE || x > seen.right - EDGE)) over.scrollLeft += x - (seen.left + seen.right) / 2
    }
  }

  /** Scrolls to one element and pans its map; null once a hand would meet it, otherwise what lies in the way. */
  async function bring(element: HTMLElement | SVGElement, place: string): Promise<string | null> {
    const map = element.closest(MAPS)
    for (let tries = 0; tries < TRIES; tries++) {
      const spot = middle(element)
      if (meets(spot, place)) return null
      const { left, top, width, height } = (map ?? element).getBoundingClientRect()
      if (map && tries > 0) drag(map, { x: left + width / 2 - spot.x, y: top + height / 2 - spot.y })
      else scrollTo(map ?? element)
      await frames(1)
    }
    const { x, y } = middle(element)
    const over = document.elementFromPoint(x, y)
    return over ? `lies under ${named(over)}` : `lies outside, at ${Math.round(x)},${Math.round(y)}`
  }

  async function reach(place: string): Promise<Spot | string> {
    const tabs = [...document.querySelectorAll<HTMLElement>('.phone-tabs [role="tab"]')].filter(isShown)
    let inTheWay = 'is not drawn'
    for (const tab of [null, ...tabs]) {
      tab?.click()
      if (tab) await frames(1)
      for (const element of placesNamed(place)) {
        inTheWay = (await bring(element, place)) ?? ''
        if (inTheWay === '') return middle(element)
      }
    }
    return inTheWay
  }

  const boxOf = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box ? [box.left, box.top, box.width, box.height].map((n) => Math.round(n)).join(' ') : '-'
  }

  window.eye = {
    async show(id) {
      const turnTo = async (path: string, isThere: () => boolean) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
        for (let waits = 0; waits < 600 && !isThere(); waits++) await frames(1)
      }
      await turnTo('/lost', () => !document.querySelector('.room'))
      await turnTo(`/t/${id}`, () => document.querySelector('.room .prompt') !== null)
      await document.fonts.ready
      await frames(2)
    },
    open: () => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>('.room [data-place][data-open="true"]')].map(({ dataset }) => dataset.place ?? ''),
      ),
    ],
    all: () => [...new Set([...document.querySelectorAll<HTMLElement>('.room [data-place]')].map(({ dataset }) => dataset.place ?? ''))],
    reach,
    at,
    slip() {
      const slip = document.querySelector<HTMLElement>('.slip')
      return slip && JSON.stringify([slip.dataset, slip.querySelector('[role="alert"]')?.textContent])
    },
    isReady: () => document.querySelector<HTMLButtonElement>('.slip [data-deed]')?.disabled === false,
    frame: () => `board ${boxOf('.board-room')}, map ${boxOf('.bb-frame, .sr-frame')}, prompt ${boxOf('.prompt')}`,
    isShown,
    named,
  }
}
