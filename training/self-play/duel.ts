// Two players of Splendor against each other, one seat of the first among the others at larger tables, every deal from every seat:
// `node duel.js A B --seats 2 --deals 20 --ms 40`. A player is a file of weights, or the id of a bot. Prints one JSON line a deal.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contestantOf } from '../../src/bots/frozen/index.ts'
import { splendorJudge } from '../../src/bots/net/splendor/judge.ts'
import { weightsOf } from '../../src/bots/net/weights.ts'
import { type Actions, actionList } from '../../src/core/action.ts'
import { clone, copy } from '../../src/core/block.ts'
import { configOf } from '../../src/core/config.ts'
import type { Rng } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { splendor } from '../../src/games/splendor/index.ts'
import type { State } from '../../src/games/splendor/state.ts'
import { searcherFor, shareVictory } from './tree.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    deals: { type: 'string', default: '10' },
    from: { type: 'string', default: '0' },
    ms: { type: 'string', default: '0' },
    simulations: { type: 'string', default: '400' },
    curiosity: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '1000000' },
  },
})
const seats = Number(values.seats)
const ms = Number(values.ms)
const config = configOf(splendor, seats)
const s = splendor.create(config)
const view = clone(s)
const legal: Actions = actionList()

interface Player {
  choose(seat: number, rng: Rng): number
  spent: number
  decisions: number
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function choiceOf(name: string): (seat: number, rng: Rng) => number {
  if (!name.endsWith('.net')) {
    const player = contestantOf(name).player()
    return (seat, rng) => player.choose({ game: splendor as never, view: clone(view), seat, seats }, rng)
  }
  const judge = splendorJudge(weightsOf(readFileSync(name)), seats)
  const search = searcherFor(s)
  return (_seat, rng) => {
    const until = ms > 0 ? cpu() + ms : Number.POSITIVE_INFINITY
    const simulations = ms > 0 ? 60_000 : Number(values.simulations)
    const effort = { judge, simulations, curiosity: Number(values.curiosity), isNoisy: false, isOver: () => cpu() > until }
    const found = search(view, rng, effort)
    let best = 0
    for (let i = 1; i < found.count; i++) if (found.visits[i] > found.visits[best]) best = i
    return found.actions[best]
  }
}

const players: Player[] = positionals.map((name) => ({ choose: choiceOf(name), spent: 0, decisions: 0 }))

/** Plays a deal; the first player sits at one seat. Returns its share of victory. */
function play(seed: string, own: number): number {
  const rngs = Array.from({ length: seats }, (_, seat) => rngOf(`${seed} bot ${seat} ${own}`))
  splendor.setup(s, config, rngOf(seed))
  while (!s.over) {
    const seat = s.turn
    splendor.legal(s, seat, legal)
    let chosen = legal.list[0]
    if (legal.count > 1) {
      const player = players[seat === own ? 0 : 1]
      copy(s, view)
      splendor.redact(view, seat)
      const before = cpu()
      chosen = player.choose(seat, rngs[seat])
      player.spent += cpu() - before
      player.decisions++
    }
    splendor.apply(s as State, seat, chosen)
  }
  const shares = new Float32Array(4)
  shareVictory(s, shares)
  return shares[own]
}

const until = Date.now() + 1000 * Number(values.seconds)
for (let deal = Number(values.from); deal < Number(values.from) + Number(values.deals) && Date.now() < until; deal++) {
  const won = Array.from({ length: seats }, (_, own) => play(`duel ${deal}`, own))
  const [a, b] = players.map(({ spent, decisions }) => Number((spent / Math.max(1, decisions)).toFixed(2)))
  console.log(JSON.stringify({ deal, won, ms: [a, b] }))
}
