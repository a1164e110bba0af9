// The contract at one moment: whatever is done to places at random, nothing is decided but what the slip said, by its button, Enter, or the same place.
import { readRecord } from '../../../src/core/record.ts'
import { below } from '../../../src/core/rng.ts'
import { games } from '../../../src/games/index.ts'
import { type At, press, pressLong } from './press.ts'
import type { Spot } from './reach.ts'
import { recordOf } from './table.ts'

export interface Kept {
  /** Things that were done at random. */
  readonly tries: number
  /** Whether something was decided in the end, as the slip had said. */
  readonly decided: number
  readonly complaints: readonly string[]
}

/** Something that can be done; whether it does what the slip says, where the slip says something. */
interface Deed {
  readonly name: string
  readonly isSaying: 'ever' | 'on what is chosen' | 'never'
  /** The place that it is done to. */
  readonly place?: string | undefined
  act(): Promise<unknown>
}

const NOTHING: Deed = { name: 'nothing', isSaying: 'never', act: async () => {} }
const KEYS = ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Tab', 'r', 'b', '1', '+', '-', '?'] as const

/** Does so many things at random, until something is decided. */
export async function contract(at: At, most: number): Promise<Kept> {
  const { page } = at
  for (let tries = 1; tries <= most; tries++) {
    const deed = await deedAt(at)
    const { decisions, isChosen } = await page.evaluate(saidOf, deed.place ?? '')
    await deed.act()
    await page.evaluate(() => window.eye.frames(1))
    const made = await madeSince(at)
    if (made.length === 0) continue
    const isSaid = decisions.length > 0 && decisions.every((each, i) => made[i] === each)
    const may = deed.isSaying === 'ever' || (deed.isSaying === 'on what is chosen' && isChosen)
    const complaint = `${deed.name} decided ${made[0]}; the slip said ${decisions.join('; ') || 'nothing'}`
    return { tries, decided: 1, complaints: isSaid && may ? [] : [complaint] }
  }
  return { tries: most, decided: 0, complaints: [] }
}

/** What the slip says will be done, and whether a place is chosen by it; it runs in the page. */
function saidOf(place: string): { readonly decisions: readonly string[]; readonly isChosen: boolean } {
  const { ready, settled } = document.querySelector<HTMLElement>('.slip')?.dataset ?? {}
  const decisions = window.eye.isReady() ? [...(settled ? settled.split('; ') : []), ...(ready ? [ready] : [])] : []
  return { decisions, isChosen: place !== '' && window.eye.isChosen(place) }
}

/** What was decided since the moment, by whoever sits there and those after him. */
async function madeSince({ page, moment }: At): Promise<string[]> {
  const table = readRecord(await recordOf(page), { games })
  return table.decisions.slice(moment.saved.card.decisions).map(({ action }) => table.game.format(action))
}

async function deedAt(at: At): Promise<Deed> {
  const { page, rng } = at
  const way = below(rng, 5)
  if (way === 0) {
    const key = KEYS[below(rng, KEYS.length)]
    // It goes to whatever has the focus: a place that is chosen, or the slip's own button.
    return { name: `the key ${key}`, isSaying: /^( |Enter)$/.test(key) ? 'ever' : 'never', act: () => page.keyboard.press(key) }
  }
  if (way === 1) return pressAnywhere(at)
  const places = await page.evaluate(() => window.eye.all())
  const place = places[below(rng, places.length)]
  if (way === 2) return keyOn(at, place)
  const spot = await page.evaluate((name) => window.reach.to(name), place)
  if (typeof spot === 'string') return NOTHING
  const [name, pressing] = way === 3 ? ['a press', press] : ['a long press', pressLong]
  return { name: `${name} on ${place}`, isSaying: 'on what is chosen', place, act: () => pressing(at, spot) }
}

async function keyOn({ page, rng }: At, place: string): Promise<Deed> {
  const key = below(rng, 2) ? 'Enter' : ' '
  const hasFocus = await page.evaluate((name) => {
    document.querySelector<HTMLElement>(`.room [data-place="${CSS.escape(name)}"]`)?.focus()
    return document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement
      ? document.activeElement.dataset.place === name
      : false
  }, place)
  // What is not drawn leaves the focus where it was.
  return {
    name: `the key ${key} on ${place}`,
    isSaying: hasFocus ? 'on what is chosen' : 'ever',
    place,
    act: () => page.keyboard.press(key),
  }
}

async function pressAnywhere(at: At): Promise<Deed> {
  const parts = [below(at.rng, 1000), below(at.rng, 1000)] as const
  const met = await at.page.evaluate(([x, y]) => {
    const rooms = [...document.querySelectorAll('.board-room, .holdings, .bb-frame, .sr-frame, .held')].filter(window.eye.isShown)
    const box = rooms[x % rooms.length]?.getBoundingClientRect()
    if (!box) return null
    const spot: Spot = { x: box.left + (box.width * x) / 1000, y: box.top + (box.height * y) / 1000 }
    const over = document.elementFromPoint(spot.x, spot.y)
    // What lies over the board is no part of it.
    if (over?.closest('.prompt, .bar, a')) return null
    return { spot, place: over?.closest<HTMLElement>('[data-place]')?.dataset.place }
  }, parts)
  if (!met) return NOTHING
  const { spot, place } = met
  const name = `a press at ${Math.round(spot.x)},${Math.round(spot.y)}${place ? ` (${place})` : ''}`
  return { name, isSaying: place === undefined ? 'never' : 'on what is chosen', place, act: () => press(at, spot) }
}
