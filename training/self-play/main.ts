// A worker of self-play: `node self-play.js ID FOLDER SECONDS --seats 2 …`. Takes the newest net from the folder between games, appends its rows to a
// file of its own there. Ends by the clock, or when the folder has a file `stop`. With `--layout` it only says how its rows are laid out.
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { evaluatedJudge, type Judge } from '../../src/bots/judge.ts'
import { splendorJudge } from '../../src/bots/net/splendor/judge.ts'
import { weightsOf } from '../../src/bots/net/weights.ts'
import type { Game } from '../../src/core/game.ts'
import { below } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { splendor } from '../../src/games/splendor/index.ts'
import type { State } from '../../src/games/splendor/state.ts'
import { type Manner, playGame } from './game.ts'
import { layoutOf } from './layout.ts'
import { rowsFor } from './rows.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    full: { type: 'string', default: '160' },
    quick: { type: 'string', default: '24' },
    'full-part': { type: 'string', default: '0.25' },
    curiosity: { type: 'string', default: '1' },
    patience: { type: 'string', default: '0.9' },
    seed: { type: 'string', default: '' },
    layout: { type: 'boolean', default: false },
  },
})
const [id = '0', folder = '.', seconds = '60'] = positionals
const seats = values.seats.split(',').map(Number)
const manner: Manner = {
  full: Number(values.full),
  quick: Number(values.quick),
  fullPart: Number(values['full-part']),
  curiosity: Number(values.curiosity),
  patience: Number(values.patience),
}

const ROWS_A_WRITE = 2000
const newest = join(folder, 'newest.net')
const rows = rowsFor(Math.max(...seats))
const rng = rngOf(`self-play ${id} ${values.seed || Date.now()}`)
const began = Date.now()
const sums = { games: 0, decisions: 0, simulations: 0, rounds: 0, first: 0 }
let judge: Judge<State> | null = null
let stamp = 0
let steps = 0
let told = began

/** The newest net; before there is one, the evaluation that was written by hand. */
function newestJudge(): Judge<State> {
  if (existsSync(newest)) {
    const { mtimeMs } = statSync(newest)
    if (mtimeMs !== stamp) {
      const weights = weightsOf(readFileSync(newest))
      judge = splendorJudge(weights, Math.max(...seats))
      stamp = mtimeMs
      steps = weights.steps
    }
  }
  return (judge ??= evaluatedJudge(splendor as Game, Math.max(...seats)))
}

function tell(): void {
  const { games, decisions, simulations, rounds, first } = sums
  const passed = (Date.now() - began) / 1000
  const mean = (sum: number) => (sum / Math.max(1, games)).toFixed(2)
  console.log(
    `worker ${id}: ${passed.toFixed(0)} s, net of step ${steps}, ${games} games, ${(games / passed).toFixed(2)} a second, ${mean(decisions)} decisions and ${mean(rounds)} rounds a game, ${(simulations / passed).toFixed(0)} simulations a second, first seat ${mean(first)}`,
  )
}

if (values.layout) {
  console.log(JSON.stringify(layoutOf(seats)))
  process.exit()
}
while (Date.now() - began < 1000 * Number(seconds) && !existsSync(join(folder, 'stop'))) {
  const game = playGame(rows, { judge: newestJudge(), seats: seats[below(rng, seats.length)], manner }, rng)
  sums.games++
  for (const count of ['decisions', 'simulations', 'rounds', 'first'] as const) sums[count] += game[count]
  if (rows.count >= ROWS_A_WRITE) {
    appendFileSync(join(folder, `${id}.rows`), rows.bytes.subarray(0, rows.count * rows.width))
    rows.count = 0
  }
  if (Date.now() - told > 30_000 && id === '0') {
    told = Date.now()
    tell()
  }
}
tell()
