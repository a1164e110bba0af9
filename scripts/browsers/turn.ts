// A turn at one table, as a person takes it: choose a place, see the slip, do it, see it told.
import { below } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { INSTRUMENTS } from '../../test/browser/sizes/instruments.ts'
import { type Moment, TABLE } from '../../test/browser/sizes/moments.ts'
import type { Size } from '../../test/browser/sizes/sizes.ts'
import { ask, type Pane } from './engine.ts'

const KEY = `tassel.table.${TABLE}`
/** More presses than any action asks for. */
const MOST_PRESSES = 24
/** How often a page is asked, at most, whether it has come so far; a tenth of a second lies between. */
const MOST_WAITS = 150

interface At {
  readonly pane: Pane
  readonly size: Size
  /** Keeps a picture of what is seen. */
  photograph(what: string): Promise<void>
}

/** A page that is ready to be looked at: its errors are kept from here on. */
export async function settle(pane: Pane, base: string): Promise<void> {
  await pane.goTo(`${base}/lost`)
  await ask(pane, openEar)
  for (const open of INSTRUMENTS) await ask(pane, open)
}

/** Takes a turn, and says what is wrong with it. */
export async function takeTurn({ pane, size, photograph }: At, moment: Moment): Promise<string[]> {
  await ask(pane, lay, KEY, JSON.stringify(moment.saved), TABLE)
  await ask(pane, atRest)
  await until(async () => (await ask(pane, toldNow)) > 0)
  const told = await ask(pane, toldNow)
  await photograph('1-asked')
  const complaints = (await measured()).map((each) => `at first: ${each}`)
  const chosen = await choose(pane, moment)
  await ask(pane, atRest)
  await photograph('2-slip')
  complaints.push(...(await measured()).map((each) => `with the slip: ${each}`))
  if (chosen !== 'ready') return [...complaints, ...(await heard()), chosen]
  // At one size with the button, at another with the key.
  const deed = await ask(pane, deedSpot)
  if (size.width === 1024 || !deed) await pane.pressEnter()
  else await pane.press(deed)
  const isTold = await until(async () => (await ask(pane, toldNow)) > told)
  await ask(pane, atRest)
  await photograph('3-done')
  complaints.push(...(await measured()).map((each) => `when it is done: ${each}`), ...(await heard()))
  return isTold ? complaints : [...complaints, 'what was done is not told']

  function measured(): Promise<string[]> {
    return ask(pane, misfits)
  }
  async function heard(): Promise<string[]> {
    return (await ask(pane, () => window.heard.splice(0))).map((error) => `the page broke: ${error}`)
  }
}

/** Presses places, or words of the slip, until something can be done; says otherwise why nothing can. */
async function choose(pane: Pane, { name }: Moment): Promise<string> {
  const rng = rngOf(name)
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await ask(pane, () => window.eye.isReady())) return 'ready'
    const spots = await ask(pane, openSpots)
    const spot = spots[below(rng, spots.length)]
    if (spot === undefined) break
    const before = await ask(pane, () => window.eye.slip())
    const at = typeof spot === 'string' ? await ask(pane, (place) => window.reach.to(place), spot) : spot
    if (typeof at === 'string') continue
    await pane.press(at)
    const isAnswered = await until(() => ask(pane, (old) => window.eye.slip() !== old, before))
    // Words may lead elsewhere than to the slip.
    if (!isAnswered && typeof spot === 'string') return `${spot} does not answer`
  }
  return 'no slip came to be whole'
}

async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (let waits = 0; waits < MOST_WAITS; waits++) {
    if (await holds()) return true
    await new Promise((done) => setTimeout(done, 100))
  }
  return false
}

declare global {
  interface Window {
    /** What went wrong in the page. */
    heard: string[]
  }
}

function openEar(): void {
  window.heard = []
  addEventListener('error', ({ message }) => window.heard.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.heard.push(String(reason)))
}

async function lay(key: string, saved: string, id: string): Promise<void> {
  localStorage.setItem(key, saved)
  await window.eye.show(id)
}

/** What does not fit of the table, or of the scene that came with the turn: it shows totals of its own. */
function misfits(): string[] {
  const room = document.querySelector('.room')
  const isScene = document.querySelector('.scene-foot, .scene-ribbon') !== null
  return room && isScene ? window.ruler.complaints(room) : window.tableRuler.complaints()
}

/** Everything has come and landed; what never ends does not count. */
async function atRest(): Promise<void> {
  const isPassing = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  await document.fonts.ready
  await new Promise((done) => setTimeout(done, 700))
  await Promise.race([
    Promise.allSettled(
      document
        .getAnimations()
        .filter(isPassing)
        .map(({ finished }) => finished),
    ),
    new Promise((done) => setTimeout(done, 3000)),
  ])
}

/** Places that can be chosen and are not; or the words that the slip or the prompt offers, or the way to them past what is told. */
function openSpots(): (string | { x: number; y: number })[] {
  const picked = document.querySelector<HTMLElement>('.slip')?.dataset.picked?.split('; ') ?? []
  const places = window.eye.open().filter((place) => !picked.includes(place))
  if (places.length > 0) return places
  const words = [...document.querySelectorAll('.slip [data-choice], .prompt .choices button, .recap .btn.act')].filter(window.eye.isShown)
  return words.map((word) => {
    const { left, top, width, height } = word.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
}

function deedSpot(): { x: number; y: number } | null {
  const box = document.querySelector('.slip [data-deed]')?.getBoundingClientRect()
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
}

/** How many decisions the log tells of. */
function toldNow(): number {
  return Number(document.querySelector<HTMLElement>('.log')?.dataset.decisions ?? 0)
}
