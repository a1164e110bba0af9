// The hit test at one moment and one size: every place that can be chosen can be met by a hand, and answers one.
import type { Page } from 'playwright-core'
import { below } from '../../../src/core/rng.ts'
import { type At, press } from './press.ts'
import type { Spot } from './reach.ts'
import { putBack } from './table.ts'

export interface Hits {
  /** Places that can be chosen. */
  readonly places: number
  /** Those that were pressed for real. */
  readonly presses: number
  readonly complaints: readonly string[]
}

/** Wider than a phone, a pick must not move the table. */
const PHONE_WIDTH = 900
/** Sums and rewards are named by buttons of the prompt, not by places. */
const NAMED_ONLY = /^(francs|action|reward):/

/** Meets all places, and presses so many of them. */
export async function hits(at: At, most: number): Promise<Hits> {
  const { page, moment, rng } = at
  const { open, lacks } = await lookedAt(page)
  const isOffered = (places: readonly string[]) => places.some((place) => open.includes(place) || NAMED_ONLY.test(place))
  const missing = new Set(moment.choices.filter((places) => places.length > 0 && !isOffered(places)).map(([place]) => place))
  const complaints = [...missing].map((place) => `${place} is not drawn as a place that can be chosen`).concat(lacks)
  const presses = Math.min(most, open.length)
  for (let nth = 0; nth < presses; nth++) {
    if (nth > 0) await putBack(page)
    complaints.push(...(await hit(at, open[below(rng, open.length)])))
  }
  return { places: open.length, presses, complaints }
}

/** Whoever is told what the others did has heard enough after so many wishes to go on. */
const MOST_TELLINGS = 60

/** What can be chosen, and what of it no hand can meet. Whoever is told what the others did, or will be, has heard enough first. */
async function lookedAt(page: Page): Promise<{ readonly open: string[]; readonly lacks: string[] }> {
  for (let tellings = 0; tellings < MOST_TELLINGS; tellings++) {
    const { isTold, ...found } = await page.evaluate(async () => {
      const open = window.eye.open()
      const lacks = await window.reach.lacks(open)
      return { open, lacks, isTold: !document.querySelector('.prompt')?.textContent || document.querySelector('.recap') !== null }
    })
    if (!isTold) return found
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.eye.frames(1))
  }
  return { open: [], lacks: ['what the others did is told without end'] }
}

/** Presses one place for real: it is answered, the board stays where it is, and what can be chosen next is in reach beside the slip. */
async function hit(at: At, place: string): Promise<string[]> {
  const { page, size } = at
  const found = await page.evaluate(async (name) => {
    const spot: Spot | string = await window.reach.to(name)
    return { spot, slip: window.eye.slip(), frame: window.eye.frame() }
  }, place)
  if (typeof found.spot === 'string') return []
  await press(at, found.spot)
  const said = await page.evaluate(answer, { place, slip: found.slip, frame: size.width > PHONE_WIDTH ? found.frame : null })
  return said.map((each) => `with ${place} pressed: ${each}`)
}

interface Pressed {
  readonly place: string
  /** What the slip said before. */
  readonly slip: string | null
  /** Where everything lay before, unless it may move. */
  readonly frame: string | null
}

/** What is wrong with how the page answers; it runs there. */
async function answer({ place, slip, frame }: Pressed): Promise<string[]> {
  // The first slip of a page may still be on its way.
  const MOST_FRAMES = 300
  const { eye, reach } = window
  for (let waits = 0; waits < MOST_FRAMES && eye.slip() === slip; waits++) await eye.frames(1)
  if (eye.slip() === slip) return ['no answer']
  const now = eye.frame()
  return [
    ...(eye.isChosen(place) || eye.isSettled(place) ? [] : [`something else is chosen, ${eye.slip()}`]),
    ...(frame === null || frame === now ? [] : [`the table moves: ${frame} → ${now}`]),
    ...(await reach.lacks(eye.open())),
  ]
}
