// What opens over a table: its dialogs, the explanations of its pieces, its scenes. Opened and measured inside a page. One function without
// surroundings, after the rulers'.

export interface Layers {
  /** Menu, scores, legend and keys, one after the other: how often it was measured, and what does not fit. */
  dialogs(): Promise<Looks>
  /** What the nth of the pieces in sight says of itself, to a mouse that asks or a finger that rests. */
  explanation(nth: number, hand: 'mouse' | 'finger'): Promise<Looks>
  /** The result of a game that is over, and every kind of scene that its log leads to, step by step. */
  end(): Promise<Looks>
}

interface Looks {
  looks: number
  complaints: string[]
}

declare global {
  interface Window {
    layers: Layers
  }
}

export function openLayers(): void {
  const { frames, isShown } = window.eye
  const MOST_FRAMES = 600
  const MOST_STEPS = 20
  /** From there on the end keeps its buttons in sight. */
  const HIGH = 600
  /** Longer than a table takes for a tap. */
  const REST_MS = 540

  async function come(selector: string): Promise<HTMLElement | null> {
    for (let waits = 0; waits < MOST_FRAMES; waits++) {
      const found = document.querySelector<HTMLElement>(selector)
      if (found && isShown(found)) {
        await frames(1)
        return found
      }
      await frames(1)
    }
    return null
  }
  const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

  /** A layer is in the page, with all that it says, once it has come to rest. */
  function misfits(layer: Element): string[] {
    for (const coming of layer.getAnimations()) if (coming.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) coming.finish()
    const { left, top, right, bottom } = layer.getBoundingClientRect()
    const out = Math.round(Math.max(-left, -top, right - innerWidth, bottom - innerHeight))
    return [...(out > 1 ? [`sticks out of the page by ${out}`] : []), ...window.ruler.complaints(layer)]
  }

  /** Opens a dialog, in place of the one that is open, and measures it; it stays open. */
  async function look(all: Looks, name: string, open: () => unknown): Promise<void> {
    const before = document.querySelector('dialog[open]')
    open()
    for (let waits = 0; waits < MOST_FRAMES && document.querySelector('dialog[open]') === before; waits++) await frames(1)
    const dialog = await come('dialog[open]')
    if (!dialog || dialog === before) return void all.complaints.push(`${name} does not open`)
    all.looks++
    all.complaints.push(...misfits(dialog).map((each) => `${name}: ${each}`))
    const row = innerHeight < HIGH ? null : dialog.querySelector('.end-screen > .dialog-row')
    if (row && row.getBoundingClientRect().bottom > dialog.getBoundingClientRect().bottom)
      all.complaints.push(`${name}: its buttons are out of sight`)
    // What lies further down is seen by scrolling.
    dialog.scrollTo(0, dialog.scrollHeight)
    all.complaints.push(...misfits(dialog).map((each) => `${name}, below: ${each}`))
  }
  async function close(): Promise<void> {
    document.querySelector<HTMLElement>('dialog[open] .dialog-head button')?.click()
    await frames(1)
  }
  const click = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click()

  async function dialogs(): Promise<Looks> {
    const all: Looks = { looks: 0, complaints: [] }
    await look(all, 'menu', click('.bar > button:last-of-type'))
    await look(all, 'scores', click('dialog .menu-links button'))
    await close()
    await look(all, 'legend', () => press('?'))
    await look(all, 'keys', click('dialog.legend > .btn:last-child'))
    await close()
    return all
  }

  async function explanation(nth: number, hand: 'mouse' | 'finger'): Promise<Looks> {
    const pieces = [...document.querySelectorAll('.room [data-about], .room [data-place]')].filter((piece) => {
      const { x, y } = middleOf(piece.getBoundingClientRect())
      return isShown(piece) && piece.contains(document.elementFromPoint(x, y))
    })
    if (pieces.length === 0) return { looks: 0, complaints: [] }
    const piece = pieces[nth % pieces.length]
    const { x, y } = middleOf(piece.getBoundingClientRect())
    const send = (type: string, pointerType: string) =>
      piece.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 77, pointerType, clientX: x, clientY: y }))
    if (hand === 'finger') {
      send('pointerdown', 'touch')
      await new Promise((done) => setTimeout(done, REST_MS))
      send('pointerup', 'touch')
    } else {
      send('pointermove', 'mouse')
      press('?')
    }
    await frames(2)
    const panel = document.querySelector('.explain')
    const box = panel?.getBoundingClientRect()
    const isOver = hand === 'mouse' && box && x > box.left && x < box.right && y > box.top && y < box.bottom
    const says = panel ? [...misfits(panel), ...(isOver ? ['lies over what it explains'] : [])] : []
    press('Escape')
    // A mouse that stays would have the next `?` explain the piece again.
    document.querySelector('.room')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    await frames(1)
    const name = piece.getAttribute('data-about') ?? piece.getAttribute('data-place')
    return { looks: panel ? 1 : 0, complaints: says.map((each) => `explaining ${name}: ${each}`) }
  }

  /** Whether a point stands where the totals, the sentence or the header do. */
  function isUnder(point: Element): boolean {
    const { x, y } = middleOf(point.getBoundingClientRect())
    const over = [...document.querySelectorAll('.scene-side, .scene-foot, .bar')].map((each) => each.getBoundingClientRect())
    return over.some((each) => x > each.left && x < each.right && y > each.top && y < each.bottom)
  }
  /** Whether something of what is counted now is in sight. */
  function isCountedSeen(room: Element): boolean {
    const isSeen = (point: Element) => {
      const { x, y } = middleOf(point.getBoundingClientRect())
      return isShown(point) && x > 0 && y > 0 && x < innerWidth && y < innerHeight && !isUnder(point)
    }
    const now = [...room.querySelectorAll('.scene-point[data-told="now"]')]
    return now.length === 0 || now.some(isSeen)
  }

  /** What is counted now is seen, and so is everybody's total. */
  function sceneMisfits(room: Element): string[] {
    const side = room.querySelector('.scene-side')?.getBoundingClientRect()
    const away = [...room.querySelectorAll('.scene-point')].filter((point) => isShown(point) && isUnder(point))
    const totals = [...room.querySelectorAll('.scene-total')].map((total) => total.getBoundingClientRect())
    return [
      ...window.ruler.complaints(room),
      ...(isCountedSeen(room) ? [] : ['nothing of what is counted is in sight']),
      ...(away.length > 0 ? ['points stand away from the board'] : []),
      ...(side && totals.some(({ top, bottom }) => top < side.top - 1 || bottom > side.bottom + 1) ? ['a total is out of sight'] : []),
    ]
  }

  async function scene(all: Looks, name: string): Promise<void> {
    const room = await come('.room')
    if (!room || !(await come('.scene-foot, .scene-ribbon'))) return void all.complaints.push(`${name} does not come`)
    for (let step = 0; step < MOST_STEPS && document.querySelector('.scene-foot, .scene-ribbon'); step++) {
      await frames(2)
      // A map comes to what is counted.
      for (let waits = 0; waits < 20 && !isCountedSeen(room); waits++) await frames(1)
      all.looks++
      all.complaints.push(...sceneMisfits(room).map((each) => `${name}, step ${step}: ${each}`))
      click('.scene-next, .scene-ribbon .btn')()
      await frames(1)
    }
  }

  /** Looks at the log from its top to its foot, until something is found: only what is in sight is drawn. */
  async function search(look: (log: HTMLElement) => boolean): Promise<void> {
    const log = await come('.log')
    // A log that is hidden meanwhile has no height.
    for (let top = 0; log && log.clientHeight > 0 && top <= log.scrollHeight; top += log.clientHeight) {
      log.scrollTo(0, top)
      await frames(2)
      if (look(log)) return
    }
  }
  const nameOf = (button: Element) => (button.textContent ?? '').replace(/[\d↺]+/g, '').trim()

  /** The scenes that the log leads to, one of each name. */
  async function scenesInLog(): Promise<string[]> {
    const names = new Set<string>()
    await search((log) => {
      for (const button of log.querySelectorAll('.log-scene')) names.add(nameOf(button))
      return false
    })
    return [...names]
  }

  async function openFromLog(name: string): Promise<void> {
    await search((log) => {
      const button = [...log.querySelectorAll<HTMLElement>('.log-scene')].find((each) => nameOf(each) === name)
      button?.click()
      return button !== undefined
    })
  }

  async function end(): Promise<Looks> {
    const all: Looks = { looks: 0, complaints: [] }
    // It opens by itself for who comes: it is asked for again.
    if (!document.querySelector('dialog[open]')) click('.prompt button')()
    await come('dialog[open]')
    await close()
    await look(all, 'result', click('.prompt button'))
    await close()
    // The log is behind a tab, or folded away.
    const showLog = async () => {
      click('.phone-tabs [data-tab-of="log"]')()
      await frames(2)
      const log = document.querySelector('.log')
      if (!log || !isShown(log)) click('.bar > [data-opens="log"]')()
      if (!(await come('.log'))) all.complaints.push('the log does not open')
    }
    await showLog()
    for (const name of await scenesInLog()) {
      await openFromLog(name)
      await scene(all, name)
      await showLog()
    }
    return all
  }

  window.layers = { dialogs, explanation, end }
}
