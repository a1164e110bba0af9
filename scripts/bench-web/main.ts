// `npm run bench:web`: what a table asks of a browser, game by game. `-- --against FOLDER` measures another built tree in turn with this one,
// `--game ID` one game; `--json` prints one object.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { metas } from '../../src/games/metas.ts'
import { openFastBrowser } from '../../test/browser/browser.ts'
import { root } from '../../test/programs.ts'
import { type Figures, measure } from './measure.ts'
import { openTree } from './tree.ts'

const { values } = parseArgs({
  options: { against: { type: 'string' }, game: { type: 'string' }, json: { type: 'boolean', default: false } },
})
const games = metas.map(({ id }) => id).filter((id) => values.game === undefined || id === values.game)
if (games.length === 0) refuse(`There is no game ${values.game}, but ${metas.map(({ id }) => id).join(', ')}.`)
if (values.against !== undefined && !existsSync(join(values.against, 'dist/server.js'))) refuse(`Nothing is built in ${values.against}.`)
const folders = { ...(values.against !== undefined && { before: resolve(values.against) }), now: root }

/** What each costs at most, in every game. */
const LIMITS: Partial<Figures> = { waves: 3, kB: 250, pick: 30, hover: 4, replayed: 40 }
const COLUMNS = ['requests', 'waves', 'kB', 'load', 'pick', 'hover', 'replayed', 'live', 'elements', 'heap'] as const

const browser = await openFastBrowser()
const trees = await Promise.all(Object.entries(folders).map(async ([name, folder]) => ({ name, tree: await openTree(folder) })))
const measured: Record<string, Record<string, Figures>> = {}
try {
  if (!values.json) console.log(row(['Work of the main thread in ms, heap in MB', '', ...COLUMNS]))
  for (const game of games) {
    measured[game] = {}
    for (const { name, tree } of trees) {
      const figures = await measure(browser, tree, game)
      measured[game][name] = figures
      if (!values.json) console.log(row([game, name, ...COLUMNS.map((column) => shown(figures, column))]))
    }
  }
  console.log(values.json ? JSON.stringify(measured) : '* more than it may be')
} finally {
  await browser.close()
  await Promise.all(trees.map(({ tree }) => tree.close()))
}

function refuse(why: string): never {
  console.error(why)
  process.exit(2)
}

function row([game, tree, ...figures]: readonly string[]): string {
  return `${game.padEnd(42)}${tree.padEnd(7)}${figures.map((figure) => figure.padStart(9)).join('')}`
}

function shown(figures: Figures, column: keyof Figures): string {
  const isOver = figures[column] > (LIMITS[column] ?? Number.POSITIVE_INFINITY)
  return `${isOver ? '*' : ''}${figures[column].toFixed(column === 'hover' || column === 'heap' ? 1 : 0)}`
}
