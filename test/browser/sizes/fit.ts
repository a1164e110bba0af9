// The fit test of a table at one moment and one size: as it is told, as it stands, with every tab of a phone, with a slip, some steps far, and
// with what opens over it.
import type { Page } from 'playwright-core'
import { below, type Rng } from '../../../src/core/rng.ts'
import type { At } from './press.ts'

export interface Fits {
  /** How often the page was measured. */
  readonly looks: number
  readonly complaints: readonly string[]
}

/** Picks of one choice, one after the other, that are measured. */
const STEPS = 3

/** Measures a table that shows nothing chosen, then so many choices, each some steps far. */
export async function fits({ page, rng }: { readonly page: Page; readonly rng: Rng }, choices: number): Promise<Fits> {
  const picks = Array.from({ length: choices }, () => Array.from({ length: STEPS }, () => below(rng, 1000)))
  return page.evaluate(measure, picks)
}

/** Measures what opens over a table: what a piece says of itself, and the dialogs, which are the same at every moment of a game. */
export async function layersFit({ page, rng, size }: Pick<At, 'page' | 'rng' | 'size'>, withDialogs: boolean): Promise<Fits> {
  const explained = await page.evaluate(([nth, hand]) => window.layers.explanation(nth, hand), [below(rng, 1000), size.hand] as const)
  const opened = withDialogs ? await page.evaluate(() => window.layers.dialogs()) : { looks: 0, complaints: [] }
  return { looks: explained.looks + opened.looks, complaints: [...explained.complaints, ...opened.complaints] }
}

/** Measures the end of a game: its result, and its scenes again. */
export const endFits = (page: Page): Promise<Fits> => page.evaluate(() => window.layers.end())

/** What does not fit of a table as it stands. */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(() => window.tableRuler.complaints())

/** Runs in the page. */
async function measure(picks: readonly (readonly number[])[]): Promise<Fits> {
  const { eye, tableRuler } = window
  const complaints: string[] = []
  let looks = 0
  const look = (when: string) => {
    looks++
    complaints.push(...tableRuler.complaints().map((each) => `${when}${each}`))
  }
  const tabs = [...document.querySelectorAll<HTMLElement>('.phone-tabs [role="tab"]')].filter(eye.isShown)
  const [first] = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true')
  if (document.querySelector('.recap')) {
    look('told: ')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await eye.frames(1)
  }
  look('')
  for (const tab of tabs.filter((each) => each !== first)) {
    tab.click()
    await eye.frames(1)
    look(`under ${tab.textContent?.trim()}: `)
  }
  first?.click()
  for (const steps of picks) {
    const named: string[] = []
    for (const step of steps) {
      const open = eye.open().filter((place) => eye.drawn(place).length > 0)
      if (open.length === 0) break
      const place = open[step % open.length]
      const [element] = eye.drawn(place)
      const { left, top, width, height } = element.getBoundingClientRect()
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 }))
      await eye.frames(1)
      named.push(place)
      look(`with ${named.join(' + ')}: `)
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await eye.frames(1)
  }
  return { looks, complaints }
}
