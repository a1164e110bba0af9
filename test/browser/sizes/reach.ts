// How a hand comes to a place: by scrolling, panning and turning tabs, inside a page. One function without surroundings, after the eye's.

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Reach {
  /** Scrolls, pans and turns tabs as a person would until a hand would meet the place; says what is in the way otherwise. */
  to(place: string): Promise<Spot | string>
  /** The places among these that no hand can meet, with what is in the way. */
  lacks(places: readonly string[]): Promise<string[]>
}

declare global {
  interface Window {
    reach: Reach
  }
}

export function openReach(): void {
  const { frames, isShown, named, drawn } = window.eye
  const MAPS = '.bb-frame, .sr-frame'
  const TRIES = 6
  /** Nearer to an edge a hand does not aim. */
  const EDGE = 20

  /** Where a hand would press: the middle of what is drawn, of a line the middle of its course, or beside it where a brewery stands there. */
  function middle(element: HTMLElement | SVGElement): Spot {
    const line = element.querySelector<SVGPathElement>('.bb-link-hit')
    const matrix = line?.getScreenCTM()
    if (line && matrix) {
      const spots = [0.5, 0.3].map((part) => line.getPointAtLength(line.getTotalLength() * part).matrixTransform(matrix))
      const { x, y } = document.elementFromPoint(spots[0].x, spots[0].y)?.closest('[data-place^="slot:"]') ? spots[1] : spots[0]
      return { x, y }
    }
    // The mark of what happened lies on it, beside the middle.
    const own = element instanceof SVGElement && element.querySelector(':scope > .told-spot') ? element.firstElementChild : element
    const { left, top, width, height } = (element.querySelector('.sr-land') ?? own ?? element).getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }

  const meets = ({ x, y }: Spot, place: string) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place === place

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

  /** What is seen of something that scrolls: of the page, what lies between its header and its prompt; of a slip, what lies above its buttons. */
  function seenOf(over: Element): DOMRect {
    const { left, top, width, height } = over.getBoundingClientRect()
    const stub = over.matches('.slip, .prompt') ? over.querySelector('.slip-stub')?.getBoundingClientRect() : undefined
    if (stub && stub.left < left + width / 2) return new DOMRect(left, top, width, stub.top - top)
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
    }
    const { x, y } = middle(element)
    const over = document.elementFromPoint(x, y)
    return over ? `lies under ${named(over)}` : `lies outside, at ${Math.round(x)},${Math.round(y)}`
  }

  async function to(place: string): Promise<Spot | string> {
    const met = drawn(place).find((element) => meets(middle(element), place))
    if (met) return middle(met)
    let inTheWay = 'is not drawn'
    for (const tab of [null, ...[...document.querySelectorAll<HTMLElement>('.phone-tabs [role="tab"]')].filter(isShown)]) {
      tab?.click()
      if (tab) await frames(1)
      for (const element of drawn(place)) {
        inTheWay = (await bring(element, place)) ?? ''
        if (inTheWay === '') return middle(element)
      }
    }
    return inTheWay
  }

  window.reach = {
    to,
    async lacks(places) {
      const lacking: string[] = []
      for (const place of places) {
        const spot = await to(place)
        if (typeof spot === 'string') lacking.push(`${place} ${spot}`)
      }
      return lacking
    },
  }
}
