// `npm run bench:web`: what a table asks of a browser, game by game. `-- --at URL` measures a server that runs already, also an older one;
// `--game ID` one game, `--json` prints one object.
import { parseArgs } from 'node:util'
import { games } from '../../src/games/index.ts'
import { openBrowser } from '../../test/browser/browser.ts'
import { openClub } from '../../test/browser/club.ts'
import { type Figures, measure } from './measure.ts'

const { values } = parseArgs({
  options: { at: { type: 'string' }, game: { type: 'string' }, json: { type: 'boolean', default: false } },
})
const wanted = games.filter(({ meta }) => values.game === undefined || meta.id === values.game)
if (wanted.length === 0) throw new Error(`There is no game ${values.game}.`)
const club = values.at === undefined ? await openClub() : undefined
const browser = await openBrowser()
const base = values.at ?? club?.base ?? ''
const measured: Record<string, Figures> = {}
try {
  for (const game of wanted) {
    measured[game.meta.id] = await measure(browser, base, game)
    if (!values.json) print(game.meta.id, measured[game.meta.id])
  }
  if (values.json) console.log(JSON.stringify(measured))
} finally {
  await browser.close()
  await club?.close()
}

function print(id: string, { requests, waves, kB, load, pick, hover, replayed, live, elements, heap }: Figures): void {
  console.log(
    `${id.padEnd(24)} ${requests} requests in ${waves} waves, ${kB.toFixed(0)} kB; main thread, ms: load ${ms(load)}, pick ${ms(pick)}, ` +
      `hover ${ms(hover)} a place, replayed move ${ms(replayed)}, live move ${ms(live)}; ${elements} elements; heap after a game ${heap.toFixed(1)} MB`,
  )
}

function ms(time: number): string {
  return time.toFixed(1)
}
