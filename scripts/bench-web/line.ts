// How a table comes over a slow line: what is asked for until it stands, and how often something waits for an answer.
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'

export interface Line {
  readonly requests: number
  /** Round trips one after the other until something is asked. */
  readonly waves: number
  readonly kB: number
}

/** So slow that what waits for an answer is told from what is asked at once, also by a machine that is busy. */
const LATENCY = 1000

export async function overASlowLine(page: Page, path: string): Promise<Line> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY, downloadThroughput: -1, uploadThroughput: -1 })
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.prompt')) return
      performance.mark('stands')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.goto(path)
  await page.locator('.prompt').waitFor()
  // What is on its way is counted when it has come.
  await setTimeout(2 * LATENCY)
  const asked = await page.evaluate(() => {
    // What is fetched for later does not count.
    const [{ startTime: stands }] = performance.getEntriesByName('stands')
    return performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime < stands)
      .map(({ startTime, responseEnd, transferSize }) => ({ startTime, transferSize, isWaitedFor: responseEnd < stands }))
  })
  return {
    requests: asked.length,
    waves: wavesOf(asked.filter(({ isWaitedFor }) => isWaitedFor).map(({ startTime }) => startTime)),
    kB: asked.reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1000,
  }
}

/** What is asked half a round trip after the last has waited for an answer. */
function wavesOf(starts: readonly number[]): number {
  const sorted = [...starts].sort((a, b) => a - b)
  return sorted.reduce((waves, start, i) => waves + (i === 0 || start - sorted[i - 1] > LATENCY / 2 ? 1 : 0), 0)
}
