// The pages away from the table, with something on each: who has games has the most to fit.
import type { Page } from 'playwright-core'
import { ada, codeOf, open, openTable } from '../../server/tables.ts'
import { visitor } from '../../server/visitor.ts'
import { finishedHere } from '../finished.ts'
import { GAMES, momentsOf, TABLE } from './moments.ts'
import { nameOf, type Size } from './sizes.ts'

/** A page by what it is called here. */
export interface Address {
  readonly name: string
  readonly path: string
}

/** Lays what the pages show, on the shelf and at the server; their addresses. */
export async function addresses(page: Page, base: string, games = GAMES): Promise<Address[]> {
  const finished = await finishedHere(page, 'pages')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `tassel.table.${TABLE}`,
    JSON.stringify(momentsOf('skyrise', 1)[0].saved),
  ] as const)
  const host = visitor(base)
  const [mine, invited] = [
    await openTable(host, { name: 'Friday evening', game: 'bruxelles-1893', seats: [ada, open, open, open, open] }),
    await openTable(visitor(base), { name: 'Thursday', game: 'brass-birmingham', seats: [ada, open, open] }),
  ]
  await page.context().addCookies([{ name: 'tassel', value: host.cookie ?? '', url: base }])
  return [
    { name: 'home', path: '/' },
    ...games.map((game) => ({ name: `new ${game}`, path: `/new?game=${game}` })),
    { name: 'join', path: '/join' },
    { name: 'join an invitation', path: `/join/${codeOf(invited.invitation)}` },
    { name: 'waiting room', path: `/t/${mine.id}` },
    { name: 'settings', path: '/settings' },
    { name: 'records', path: '/replay' },
    { name: 'result', path: `${finished.path}/result` },
    { name: 'replay', path: `${finished.path}/replay?move=20` },
    { name: 'end', path: finished.path },
    ...games.map((game) => ({ name: `about ${game}`, path: `/games/${game}` })),
    { name: 'learn', path: '/learn' },
    { name: 'lesson', path: '/learn/splendor/first' },
    { name: 'rules', path: '/rules' },
    ...games.flatMap((game) => [
      { name: `rules ${game}`, path: `/rules/${game}` },
      { name: `card ${game}`, path: `/card/${game}` },
    ]),
    { name: 'lost', path: '/lost' },
  ]
}

/** Opens a page and measures it at every size. */
export async function fitsAt(page: Page, { name, path }: Address, sizes: readonly Size[]): Promise<{ size: Size; complaints: string[] }[]> {
  await page.goto(path)
  await page.locator('h1, h2').first().waitFor()
  await page.waitForLoadState('networkidle')
  const found: { size: Size; complaints: string[] }[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const complaints = await page.evaluate(async () => {
      await window.eye.frames(1)
      return window.ruler.complaints(document.body)
    })
    found.push({ size, complaints: complaints.map((each) => `${name}, ${nameOf(size)}: ${each}`) })
  }
  return found
}
