// What does not fit on any page: measured inside of it, like what the eye sees. One function without surroundings, after the eye's.

export interface Box {
  readonly element: Element
  readonly box: DOMRect
}

export interface Ruler {
  /** Texts that are cut, things that lie over others, and pages that scroll sideways. */
  complaints(page: Element): string[]
}

declare global {
  interface Window {
    ruler: Ruler
  }
}

export function openRuler(): void {
  const { isShown, named } = window.eye
  /** A map moves under its frame, and says nothing about what is seen of it. */
  const MAPS = '.bb-frame, .sr-frame'
  /** These end in dots: what people have chosen themselves may be longer than any page; what a seat did last, what he holds and what his board can do is told in full elsewhere. */
  const IN_DOTS =
    '.bar h1, .held h3, .bx-tag, .bx-plot small, .rows .what b, .waiting-line span, .bx-leader, [data-names="true"], .last-action, .last-actions, .bx-ability, .scores thead span'
  /** Words that are left out one by one where they have no room: there they lie wholly out of sight, and are not cut. */
  const LEFT_OUT = '.who'
  /** Engines differ in where they say that what is drawn small stands. */
  const SMALL = '.slip-picture'
  /** What is read aloud and not drawn. */
  const UNDRAWN = '.unseen, .art-said, title, desc'
  /** What lies over the page on purpose is compared with itself alone. */
  const LAYERS =
    '.lesson-layer, .coach, .slip-ways, .slip, .why-not, .explain, .told-mark, .scene-ribbon, .scene-marks, .scene-side, .scene-foot, dialog, .room > .bar, .phone-tabs, .prompt, .drawer, .bx-stand, .waiting-line, .waiting-foot'
  /** What a hand uses, or what stands for itself. */
  const PIECES =
    'button, a[href], input[type="text"], select, summary, [data-place], [data-about], .scene-point, .held, .prompt, .board-room, .phone-tabs, .bar, .bb-frame, .sr-frame'
  /** What lies on another on purpose: the frame of a window, the hands of a compass, a mark, what a cell of the art market brings, the cross on a line that throws it away. */
  const ON_TOP = '.skip, .forget, .told-mark, .bx-iris, .bx-hand-spot, .bx-three, .bx-cell-says'

  const outOf = (box: DOMRect, frame: DOMRect) => ({
    x: Math.max(box.right - frame.right, frame.left - box.left),
    y: Math.max(box.bottom - frame.bottom, frame.top - box.top),
  })

  const isLeftOut = ({ element, box }: Box) => {
    const room = element.closest(LEFT_OUT)?.getBoundingClientRect()
    return room !== undefined && box.top + box.height * 0.18 > room.bottom - 1
  }

  /** Every text, line by line. */
  function linesOf(page: Element): Box[] {
    const lines: Box[] = []
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || node.textContent?.trim() === '' || !isShown(element)) continue
      if (element.closest(`${MAPS}, ${IN_DOTS}, ${SMALL}, ${UNDRAWN}, ${ON_TOP}`) || getComputedStyle(element).clipPath === 'inset(50%)')
        continue
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      lines.push(...boxes.map((box) => ({ element, box })).filter((line) => !isLeftOut(line)))
    }
    return lines
  }

  /** Whether something lets a line be seen ('whole'), can be scrolled to show it ('scrolled'), or cuts it. */
  function fate({ box }: Box, over: Element): 'whole' | 'scrolled' | 'across' | 'in height' {
    const { overflowX, overflowY } = getComputedStyle(over)
    const out = outOf(box, over.getBoundingClientRect())
    // Of a line's height, what letters do not use may be cut.
    const [isOutX, isOutY] = [out.x > 1.5 && overflowX !== 'visible', out.y - box.height * 0.18 > 1.5 && overflowY !== 'visible']
    if (isOutX && /hidden|clip/.test(overflowX)) return 'across'
    if (isOutY && /hidden|clip/.test(overflowY)) return 'in height'
    return isOutX || isOutY ? 'scrolled' : 'whole'
  }

  /** What of a line is cut by something that nobody can scroll; null where the line is whole, nothing where it is only scrolled away. */
  function cutOf(line: Box): string | null {
    for (let over: Element | null = line.element; over && over !== document.body; over = over.parentElement) {
      const isDrawing = over instanceof SVGElement && !(over instanceof SVGSVGElement)
      const how = isDrawing ? 'whole' : fate(line, over)
      if (how === 'scrolled') return ''
      if (how !== 'whole') return `clipped ${how}: ${named(line.element)} by ${named(over).split(' “')[0]}`
      if (getComputedStyle(over).position === 'fixed') return null
    }
    return null
  }

  /** A text that is larger than the button it stands on. */
  function isTooLarge({ element, box }: Box): boolean {
    const button = element.closest('.place, .btn')
    return (
      button !== null &&
      !(button instanceof SVGElement) &&
      !element.closest('.sp-taken') &&
      outOf(box, button.getBoundingClientRect()).y - box.height * 0.18 > 3
    )
  }

  /** A text that stands beside the cell of the slip that it belongs to. */
  function isOutOfCell({ element, box }: Box): boolean {
    const cell = element.closest('.slip dl > div')
    return cell !== null && outOf(box, cell.getBoundingClientRect()).x > 3
  }

  /** What is seen of every piece: nothing of what is scrolled away. */
  function piecesOf(page: Element): Box[] {
    const seen = new Map<Element, DOMRect>()
    const within = (a: DOMRect, b: DOMRect) => {
      const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
      return new DOMRect(left, top, Math.max(0, Math.min(a.right, b.right) - left), Math.max(0, Math.min(a.bottom, b.bottom) - top))
    }
    function seenOf(over: Element | null): DOMRect {
      if (!over || over === document.body) return new DOMRect(0, 0, innerWidth, innerHeight)
      const known = seen.get(over)
      if (known) return known
      const { overflowX, overflowY, position } = getComputedStyle(over)
      const around = position === 'fixed' ? seenOf(null) : seenOf(over.parentElement)
      const own = overflowX === 'visible' && overflowY === 'visible' ? around : within(over.getBoundingClientRect(), around)
      seen.set(over, own)
      return own
    }
    return [...page.querySelectorAll(PIECES)]
      .filter((element) => isShown(element) && !element.closest(`${UNDRAWN}, ${ON_TOP}`) && !element.parentElement?.closest(MAPS))
      .map((element) => ({ element, box: within(element.getBoundingClientRect(), seenOf(element.parentElement)) }))
      .filter(({ box }) => box.width > 4 && box.height > 4)
  }

  /** Whether one lies over another that is neither in it nor around it. `least` is how much of its height does not count. */
  function isOver(one: Box, other: Box, least: number): boolean {
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    if (across <= 2 || down <= Math.max(3, Math.min(one.box.height, other.box.height) * least)) return false
    if (one.element.contains(other.element) || other.element.contains(one.element)) return false
    return one.element.closest(LAYERS) === other.element.closest(LAYERS)
  }

  const overlaps = (ones: readonly Box[], others: readonly Box[], least: number) =>
    ones.flatMap((one, i) =>
      (ones === others ? others.slice(i + 1) : others)
        .filter((other) => isOver(one, other, least))
        .map((other) => `overlap: ${named(one.element)} and ${named(other.element)}`),
    )

  window.ruler = {
    complaints(page) {
      const lines = linesOf(page)
      const cuts = lines.map(cutOf)
      const whole = lines.filter((_, i) => cuts[i] === null)
      const seen = whole.filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
      const pieces = piecesOf(page)
      const sideways = [document.documentElement, page].filter((each) => each.scrollWidth > each.clientWidth + 1)
      // Nobody can scroll to what is fixed.
      const fixed = [...page.querySelectorAll(LAYERS)].filter((each) => isShown(each) && getComputedStyle(each).position === 'fixed')
      const sticking = fixed.filter((each) => outOf(each.getBoundingClientRect(), new DOMRect(0, 0, innerWidth, innerHeight)).y > 1.5)
      const outside = whole.filter(({ box }) => box.right > innerWidth + 1 || box.left < -1)
      const all = [
        ...sideways.map(() => 'scrolls sideways'),
        ...cuts.filter((cut): cut is string => Boolean(cut)),
        ...sticking.map((each) => `sticks out of the page: ${named(each)}`),
        ...outside.map(({ element }) => `outside of the page: ${named(element)}`),
        ...seen.filter(isTooLarge).map(({ element }) => `larger than its button: ${named(element)}`),
        ...seen.filter(isOutOfCell).map(({ element }) => `outside of its cell: ${named(element)}`),
        ...overlaps(seen, seen, 0.3),
        ...overlaps(pieces, pieces, 0.06),
        ...overlaps(seen, pieces, 0.3),
      ]
      return [...new Set(all)]
    },
  }
}
