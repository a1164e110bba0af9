// What the main thread of a page works: the processor's time for that thread, so that whatever else the machine does counts little.
import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

export interface Bench {
  readonly page: Page
  readonly client: CDPSession
}

export async function benchOf(page: Page): Promise<Bench> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  return { page, client }
}

/** Milliseconds of work for something, and for all that follows from it: pieces that fly, parts that come later. */
export async function workOf(bench: Bench, act: () => Promise<unknown>): Promise<number> {
  const before = await threadTime(bench)
  await act()
  return (await atRest(bench)) - before
}

/** No flight lasts longer. */
const FLIGHT = 350
const LOOK = 150
/** What looking itself costs, and a caret that blinks. */
const NOTHING = 1.5
/** A page that never rests is waited for no longer: what it does in that time is its own fault. */
const PATIENCE = 12

/** The time of the thread once it has nothing more to do: since the page was navigated to, for then it begins anew. */
export async function atRest(bench: Bench): Promise<number> {
  await setTimeout(FLIGHT)
  let last = await threadTime(bench)
  for (let looks = 0; looks < PATIENCE; looks++) {
    await setTimeout(LOOK)
    const now = await threadTime(bench)
    if (now - last < NOTHING) return now
    last = now
  }
  return last
}

async function threadTime(bench: Bench): Promise<number> {
  return (await metric(bench, 'ThreadTime')) * 1000
}

export async function metric({ client }: Bench, wanted: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
}

/** So many things, one after the other. */
export async function each<T>(times: number, one: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let i = 0; i < times; i++) all.push(await one(i))
  return all
}

/** The least of the same thing done several times. */
export const least = async (times: number, one: () => Promise<number>): Promise<number> => Math.min(...(await each(times, one)))

/** The middle one of several. */
export const middle = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN
