// `npm run strength [game …]`: who beats whom. Every game in a process of its own, so that V8 sees one, as many at once as there are cores.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { contestantOf } from '../src/bots/frozen/index.ts'
import { type Match, shareWon } from '../src/bots/match.ts'
import { bringNet } from '../src/bots/net/shelf.ts'
import { readNet } from '../src/cli/read-net.ts'
import { games } from '../src/games/index.ts'

/** A match, and the share that the challenger must win. */
interface Claim extends Match {
  readonly least: number
}

type Table = readonly [game: string, seats: number, deals: number, least: number]
const claimsOf = (challenger: string, champion: string, tables: readonly Table[]): Claim[] =>
  tables.map(([game, seats, deals, least]) => ({ game, seats, deals, least, challenger, champion }))

const CLAIMS: readonly Claim[] = [
  ...claimsOf('greedy', 'random', [
    ['splendor', 2, 50, 0.9],
    ['splendor', 4, 10, 0.8],
    ['brass-birmingham', 2, 10, 0.9],
    ['brass-birmingham', 4, 4, 0.9],
    ['skyrise', 2, 20, 0.9],
    ['skyrise', 3, 10, 0.8],
    ['skyrise', 4, 10, 0.75],
    ['bruxelles-1893', 2, 10, 0.9],
    ['bruxelles-1893-revised', 2, 10, 0.9],
    ['bruxelles-1893-revised', 5, 2, 0.9],
  ]),
  ...claimsOf('search', 'greedy', [
    ['splendor', 2, 10, 0.6],
    ['brass-birmingham', 2, 1, 0.5],
    ['skyrise', 2, 3, 0.6],
    ['bruxelles-1893', 2, 1, 0.5],
    ['bruxelles-1893-revised', 2, 2, 0.6],
  ]),
]

const [first, ...named] = process.argv.slice(2)
if (first === '--here') await settle(named[0])
else await settleAll(first === undefined ? games.map(({ meta }) => meta.id) : [first, ...named])

/** Plays the matches of one game in this process. */
async function settle(game: string): Promise<void> {
  for (const claim of CLAIMS.filter((one) => one.game === game)) {
    const { challenger, champion, seats, deals, least } = claim
    for (const bot of [challenger, champion]) await bringNet(contestantOf(bot), { game, seats }, readNet)
    const began = performance.now()
    const share = shareWon(claim)
    const holds = share >= least
    const won = `${Math.round(share * 100)} % of ${deals * seats} games`
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(
      `${holds ? '✓' : '✗'} ${game}, ${seats} seats: ${challenger} wins ${won} against ${champion} (at least ${least * 100} %; ${seconds} s)`,
    )
    if (!holds) process.exitCode = 1
  }
}

async function settleAll(ids: readonly string[]): Promise<void> {
  const waiting = [...ids]
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--here', id], { stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = new Promise<number | null>((done) => child.once('exit', done))
      process.stdout.write(await text(child.stdout))
      if ((await ended) !== 0) process.exitCode = 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}
