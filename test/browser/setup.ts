// Before the browser's tests: the pages and the programs are built, and one server and one Chromium run for all of them.
import type { TestProject } from 'vitest/node'
import { built, CLIENT, PROGRAMS } from '../../scripts/built.mjs'
import { shareBrowser } from './browser.ts'
import { openClub } from './club.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address. */
    club: string
    /** Where the browser is connected to. */
    browser: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await built(PROGRAMS, CLIENT)
  const [club, browser] = await Promise.all([openClub(), shareBrowser()])
  project.provide('club', club.base)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await club.close()
  }
}
