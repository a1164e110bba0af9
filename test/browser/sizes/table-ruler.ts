// What is out of sight at a table that must not be: measured inside the page. One function without surroundings, after the eye's and the ruler's.

export interface TableRuler {
  /** All that does not fit on a table as it stands. */
  complaints(): string[]
}

declare global {
  interface Window {
    tableRuler: TableRuler
  }
}

export function openTableRuler(): void {
  const { isShown, named } = window.eye
  const BOARDS = '.bb-frame, .sr-frame, .sp-board, .bx-board'
  const UNDRAWN = '.unseen, .art-said, title, desc'
  const PHONE_WIDTH = 900

  const page = () => new DOMRect(0, 0, innerWidth, innerHeight)
  const isIn = (element: Element, frame: DOMRect) => {
    const box = element.getBoundingClientRect()
    return Math.max(box.right - frame.right, frame.left - box.left, box.bottom - frame.bottom, frame.top - box.top) <= 2
  }

  /** The prompt, its buttons, and what the slip says are in sight. */
  function promptComplaints(prompt: Element, slip: Element | null): string[] {
    const box = (slip ?? prompt.querySelector('.recap') ?? prompt).getBoundingClientRect()
    const buttons = [...prompt.querySelectorAll('button, .slip-main > h2')].filter(
      (each) => isShown(each) && !each.closest(innerWidth <= PHONE_WIDTH ? '.slip-ways, .slip dl' : '.slip-ways'),
    )
    // A sheet on a phone may scroll; its title and what does it are seen.
    const boxes = innerWidth > PHONE_WIDTH ? [slip, slip?.querySelector('.slip-main')] : []
    const hidden = boxes.map((each) => (each ? Math.max(each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth) : 0))
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
    [...room.querySelectorAll(BOARDS)]
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

  window.tableRuler = {
    complaints() {
      const room = document.querySelector('.room')
      const prompt = room?.querySelector('.prompt')
      if (!room || !prompt) return ['there is no table']
      const slip = prompt.querySelector('.slip')
      // Whoever looked for something may have scrolled it.
      slip?.scrollTo(0, 0)
      const mine = room.querySelector('.held.mine')
      const all = [
        ...window.ruler.complaints(room),
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
