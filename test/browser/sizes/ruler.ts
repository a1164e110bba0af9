// What does not fit on a page: measured inside of it, like what the eye sees. One function without surroundings.

export interface Ruler {
  /** Texts that are cut, things that overlap, and whatever is out of sight that must not be. */
  complaints(): string[]
}

declare global {
  interface Window {
    ruler: Ruler
  }
}

interface Line {
  readonly element: Element
  readonly box: DOMRect
}

export function openRuler(): void {
  const { isShown, named } = window.eye
  /** A map moves under its frame, and says nothing about what is seen of it. */
  const MAPS = '.bb-frame, .sr-frame'
  /** What people have chosen themselves may be longer than any page, and what a seat did last, or whom it plays, is told in full elsewhere: they end in dots. */
  const CHOSEN_NAMES = '.bar h1, .held h3, .bx-who, .sr-who, .last-action, .last-actions, .recap-who'
  /** Engines differ in where they say that what is drawn small stands. */
  const SMALL = '.slip-picture'
  /** What is read aloud and not drawn. */
  const UNDRAWN = '.unseen, .art-said, title, desc'
  /** What lies over the page on purpose is compared with itself alone. */
  const LAYERS = '.slip, .why-not, .explain, .told-mark, .scene-ribbon, dialog, .room > .bar, .phone-tabs, .prompt, .drawer, .bx-stand'
  const PHONE_WIDTH = 900

  const outOf = (box: DOMRect, frame: DOMRect) => ({
    x: Math.max(box.right - frame.right, frame.left - box.left),
    y: Math.max(box.bottom - frame.bottom, frame.top - box.top),
  })
  const isIn = (element: Element, frame: DOMRect) => {
    const { x, y } = outOf(element.getBoundingClientRect(), frame)
    return x <= 2 && y <= 2
  }
  const page = () => new DOMRect(0, 0, innerWidth, innerHeight)

  /** Every text, line by line. */
  function linesOf(room: Element): Line[] {
    const lines: Line[] = []
    const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || node.textContent?.trim() === '' || !isShown(element)) continue
      if (element.closest(`${MAPS}, ${CHOSEN_NAMES}, ${SMALL}, ${UNDRAWN}`)) continue
      range.selectNodeContents(node)
      lines.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map((box) => ({ element, box })))
    }
    return lines
  }

  /** Whether something lets a line be seen ('whole'), can be scrolled to show it ('scrolled'), or cuts it. */
  function fate({ box }: Line, over: Element): 'whole' | 'scrolled' | 'across' | 'in height' {
    const { overflowX, overflowY } = getComputedStyle(over)
    const out = outOf(box, over.getBoundingClientRect())
    // Of a line's height, what letters do not use may be cut.
    const [isOutX, isOutY] = [out.x > 1.5 && overflowX !== 'visible', out.y - box.height * 0.18 > 1.5 && overflowY !== 'visible']
    if (isOutX && /hidden|clip/.test(overflowX)) return 'across'
    if (isOutY && /hidden|clip/.test(overflowY)) return 'in height'
    return isOutX || isOutY ? 'scrolled' : 'whole'
  }

  /** What of a line is cut by something that nobody can scroll; null where the line is whole, nothing where it is only scrolled away. */
  function cutOf(line: Line): string | null {
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
  function isTooLarge({ element, box }: Line): boolean {
    const button = element.closest('.place, .btn')
    return (
      button !== null &&
      !(button instanceof SVGElement) &&
      !element.closest('.sp-taken') &&
      outOf(box, button.getBoundingClientRect()).y - box.height * 0.18 > 3
    )
  }

  function textComplaints(room: Element): string[] {
    const lines = linesOf(room)
    const cuts = lines.map(cutOf)
    const whole = lines.filter((_, i) => cuts[i] === null)
    const seen = whole.filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
    return [
      ...cuts.filter((cut): cut is string => Boolean(cut)),
      ...whole
        .filter(({ box }) => box.right > innerWidth + 1 || box.left < -1)
        .map(({ element }) => `outside of the page: ${named(element)}`),
      ...seen.filter(isTooLarge).map(({ element }) => `larger than its button: ${named(element)}`),
      ...seen.flatMap((one, i) =>
        seen
          .slice(i + 1)
          .filter((other) => isOver(one, other))
          .map((other) => `overlap: ${named(one.element)} and ${named(other.element)}`),
      ),
    ]
  }

  function isOver(one: Line, other: Line): boolean {
    if (one.element.contains(other.element) || other.element.contains(one.element)) return false
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    const least = Math.max(3, Math.min(one.box.height, other.box.height) * 0.3)
    return across > 2 && down > least && one.element.closest(LAYERS) === other.element.closest(LAYERS)
  }

  /** The prompt, its buttons, and what the slip says are in sight. */
  function promptComplaints(prompt: Element, slip: Element | null): string[] {
    const box = (slip ?? prompt.querySelector('.recap') ?? prompt).getBoundingClientRect()
    const buttons = [...prompt.querySelectorAll('button, .slip-main > h2')].filter((each) => isShown(each) && !each.closest('.slip-ways'))
    // A sheet on a phone may scroll; its title and its buttons are seen.
    const boxes = innerWidth > PHONE_WIDTH ? [slip, slip?.querySelector('.slip-main')] : []
    const hidden = boxes.map((each) => (each ? each.scrollHeight - each.clientHeight : 0))
    return [
      ...(isIn(prompt, page()) ? [] : ['the prompt is out of sight']),
      ...buttons.filter((button) => !isIn(button, box)).map((button) => `sticks out of the prompt: ${named(button)}`),
      ...hidden.filter((pixels) => pixels > 4).map((pixels) => `the slip hides ${pixels} px`),
    ]
  }

  /** One's own things: at a desk whole, on a phone under a tab, where they may scroll. */
  function ownComplaints(mine: Element, prompt: DOMRect): string[] {
    const own = mine.getBoundingClientRect()
    const holdings = mine.parentElement?.getBoundingClientRect().bottom || innerHeight
    const isAbovePrompt = own.right > prompt.left + 2 && own.left < prompt.right - 2
    const foot = Math.min(holdings, isAbovePrompt ? prompt.top : innerHeight)
    const cut = Math.round(Math.max(own.bottom - foot, mine.scrollHeight - mine.clientHeight))
    const isPageScrolled = document.documentElement.scrollHeight > innerHeight + 2
    const mayScroll = (innerWidth <= PHONE_WIDTH && innerHeight < 1000) || isPageScrolled
    const parts = [...mine.querySelectorAll('button, li, h3, h4, small, p, b')].filter((part) => isShown(part) && !part.closest(UNDRAWN))
    return [
      ...(cut > 2 && !mayScroll ? [`one's own things are cut by ${cut}`] : []),
      ...parts
        .filter((part) => part.getBoundingClientRect().bottom > own.bottom + 2 || part.getBoundingClientRect().right > own.right + 2)
        .map((part) => `sticks out of one's own things: ${named(part)}`),
    ]
  }

  /** Whose score is nowhere in sight. */
  function scoreComplaints(room: Element): string[] {
    const isMet = (score: Element) => {
      const { left, top, width, height } = score.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return over !== null && (score.contains(over) || over.contains(score))
    }
    const scores = [...room.querySelectorAll('[data-score]')].filter((each) => isShown(each) && isIn(each, page()) && isMet(each))
    const missing = room.querySelectorAll('.held').length - new Set(scores.map((each) => each.getAttribute('data-score'))).size
    return missing > 0 ? [`the scores of ${missing} seats are out of sight`] : []
  }

  const boardComplaints = (room: Element) =>
    [...room.querySelectorAll(`${MAPS}, .sp-board, .bx-board`)]
      .filter(isShown)
      .map((board) => Math.round(board.getBoundingClientRect().height))
      .filter((height) => height < Math.min(200, innerHeight * 0.4))
      .map((height) => `the board is ${height} px high`)

  /** A part of the board that hides something, at a desk where nothing else scrolls. */
  const partComplaints = (room: Element) =>
    [...room.querySelectorAll('.bx-brussels')]
      .map((part) => part.scrollHeight - part.clientHeight)
      .filter((hidden) => hidden > 2 && innerWidth >= 1180)
      .map((hidden) => `Brussels hides ${hidden} px`)

  window.ruler = {
    complaints() {
      const room = document.querySelector('.room')
      const prompt = room?.querySelector('.prompt')
      if (!room || !prompt) return ['there is no table']
      const slip = prompt.querySelector('.slip')
      const mine = room.querySelector('.held.mine')
      const sideways = [document.documentElement, room].filter((each) => each.scrollWidth > each.clientWidth + 1)
      const all = [
        ...sideways.map(() => 'scrolls sideways'),
        ...textComplaints(room),
        ...promptComplaints(prompt, slip),
        ...(mine && isShown(mine) && !prompt.querySelector('.slip, .recap') ? ownComplaints(mine, prompt.getBoundingClientRect()) : []),
        ...scoreComplaints(room),
        ...boardComplaints(room),
        ...partComplaints(room),
      ]
      return [...new Set(all)]
    },
  }
}
