// Two players of a game against each other, one seat of the first among the others, every deal from every seat:
// `node points-duel.js GAME A B --seats 2 --deals 100 [--ms 40]`. A player is what chooser.ts says; with `--ms` it has so much of the processor's time for a decision.
import { parseArgs } from 'node:util'
import type { Budget } from '../../src/bots/budget.ts'
import { shareOfVictory } from '../../src/bots/judge.ts'
import { actionList } from '../../src/core/action.ts'
import { lowestBit } from '../../src/core/bits.ts'
import { configOf } from '../../src/core/config.ts'
import type { Game, Seat } from '../../src/core/game.ts'
import { rngOf } from '../../src/core/seed.ts'
import { gameOf } from '../../src/games/index.ts'
import { chooserBy } from './chooser.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    deals: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    ms: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'duel' },
    options: { type: 'string', default: '' },
  },
})
const [id, ...players] = positionals
const seats = Number(values.seats)
const ms = Number(values.ms)
const game: Game = gameOf(id)
const options = values.options.split(',').filter(Boolean)
const config = configOf(game, seats, Object.fromEntries(options.map((option) => option.split('='))))
/** In turn games the lead in points that makes a turn e times as likely: nearly the best alone. */
const TEMPERATURE = game.meta.id === 'brass-birmingham' ? 1e-3 : 0
const legal = actionList()

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function budget(): Budget | undefined {
  if (ms === 0) return undefined
  const until = cpu() + ms
  return { simulations: Number.POSITIVE_INFINITY, isOver: () => cpu() > until }
}

const spent = [0, 0]
const decisions = [0, 0]
const points = [0, 0]

/** Plays a deal; the first player sits at one seat. Returns its share of victory. */
function play(deal: string, own: Seat): number {
  const s = game.create(config)
  game.setup(s, config, rngOf(deal))
  const choosers = players.map((player) => chooserBy({ game, like: s, seats }, { player, temperature: TEMPERATURE }))
  const rng = rngOf(`${deal} ${own}`)
  while (game.actors(s) !== 0) {
    const seat = lowestBit(game.actors(s))
    const which = seat === own ? 0 : 1
    const isChoice = game.legal(s, seat, legal) > 1
    const before = cpu()
    choosers[which](s, seat, rng, budget())
    if (!isChoice) continue
    spent[which] += cpu() - before
    decisions[which]++
  }
  for (const { seat, total } of game.result(s).scores) points[seat === own ? 0 : 1] += seat === own ? total : total / (seats - 1)
  return shareOfVictory(game, s, own)
}

const shares: number[] = []
for (let deal = Number(values.from); deal < Number(values.from) + Number(values.deals); deal++) {
  let won = 0
  for (let own = 0; own < seats; own++) won += play(`${values.seed} ${deal}`, own)
  shares.push(won / seats)
  if (process.stderr.isTTY || shares.length % 10 === 0) process.stderr.write(`${told()}\n`)
}
console.log(told())

/** The share of victory, with an interval over deals. */
function told(): string {
  const share = shares.reduce((sum, each) => sum + each, 0) / shares.length
  const spread = Math.sqrt(shares.reduce((sum, each) => sum + (each - share) ** 2, 0) / Math.max(1, shares.length - 1))
  const games = shares.length * seats
  const off = (1.96 * spread) / Math.sqrt(shares.length)
  const each = points.map((sum) => (sum / games).toFixed(1)).join(' and ')
  const time = spent.map((sum, i) => (sum / Math.max(1, decisions[i])).toFixed(1)).join(' and ')
  return `${id}, ${seats} seats: ${players[0]} wins ${(100 * share).toFixed(1)} % ± ${(100 * off).toFixed(1)} of ${games} against ${players[1]} (par ${(100 / seats).toFixed(1)} %); ${each} points, ${time} ms a decision`
}
