// What axe has to say about a page.
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const LIGHTS = ['dark', 'light'] as const

/** What axe finds wrong with the page in both lights. What is not a colour is the same in both: it is asked for once. */
export async function complaintsInBothLights(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of LIGHTS) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`[data-theme="${colorScheme}"]`).waitFor()
    const some = await complaints(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
    found.push(...some.map((each) => `${colorScheme}: ${each}`))
  }
  return found
}

/** What axe finds wrong with the page as it stands, one line each; by all its rules, or by some. */
export async function complaints(page: Page, rules?: string[]): Promise<string[]> {
  // What still fades in has other colours than it will have.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target} ${failureSummary}`),
    )
  }, rules)
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
