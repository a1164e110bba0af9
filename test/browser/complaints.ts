// What axe has to say about a page.
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong with the page as it stands, one line each. */
export async function complaints(page: Page): Promise<string[]> {
  // What still fades in has other colours than it will have.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target} ${failureSummary}`),
    )
  })
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
