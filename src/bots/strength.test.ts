// Who beats whom. The bots are bundled first, as they are shipped: unbundled, under the test runner, a search is ten times slower.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'

const home = fileURLToPath(new URL('../..', import.meta.url))
// Inside node_modules, where what the bundle imports is found.
const cache = join(home, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'tassel-bots-'))
let match: typeof import('./match.ts')

beforeAll(async () => {
  const bundle = await rolldown({ input: join(home, 'src/bots/match.ts'), platform: 'node', external: [/^@noble\//] })
  await bundle.write({ file: join(folder, 'match.js'), format: 'esm' })
  match = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'match.js')).href)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('greedy beats random', () => {
  expect(match.shareWon('greedy', 'random', { deals: 20 })).toBeGreaterThan(0.8)
})

test('search beats greedy', () => {
  expect(match.shareWon('search', 'greedy', { deals: 2 })).toBeGreaterThan(0.5)
})
