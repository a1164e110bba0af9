// Two players of Splendor against each other, one seat of the first among the others at larger tables, every deal from every seat:
// `node duel.js A B --seats 2 --deals 20 --ms 40`. Prints one JSON line a deal. A player is a file of weights, which then judges for the lean search
// of self-play, or the id of a bot, `search@FILE` with the net of a file. Bots have no net by themselves here.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Budget } from '../../src/bots/budget.ts'
import { contestantOf } from '../../src/bots/frozen/index.ts'
import { handIn } from '../../src/bots/net/shelf.ts'
import { splendorJudge } from '../../src/bots/net/splendor/judge.ts'
import { weightsOf } from '../../src/bots/net/weights.ts'
import { type Actions, actionList } from '../../src/core/action.ts'
import { clone, copy } from '../../src/core/block.ts'
import { configOf } from '../../src/core/config.ts'
import type { Game, Seat } from '../../src/core/game.ts'
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
/** The lean search has room for no more. */
const MOST_SIMULATIONS = 60_000

type Choose = (seat: Seat, rng: Rng) => number

interface Player {
  /** Sits down at a seat for one game. */
  sit(): Choose
  spent: number
  decisions: number
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The processor's clock costs more to read than the one on the wall: bots that ask often are answered from the last reading. */
const ANSWERS_A_READING = 4

function budget(): Required<Budget> {
  if (ms === 0) return { simulations: Number(values.simulations), isOver: () => false }
  const until = cpu() + ms
  let asked = 0
  return { simulations: MOST_SIMULATIONS, isOver: () => ++asked % ANSWERS_A_READING === 0 && cpu() > until }
}

function sittingOf(name: string): () => Choose {
  const [bot, file] = name.endsWith('.net') && !name.includes('@') ? ['', name] : name.split('@')
  return bot === '' ? leanSearch(file) : botBy(bot, file)
}

function botBy(id: string, file: string | undefined): () => Choose {
  const bytes = file === undefined ? null : readFileSync(file)
  return () => {
    const player = contestantOf(id).player()
    let isNew = true
    return (seat, rng) => {
      // A player takes its judge from the shelf when it decides first.
      if (isNew) for (const net of ['splendor-2', 'splendor-4']) handIn(net, bytes)
      isNew = false
      return player.choose({ game: splendor as Game, view: clone(view), seat, seats }, rng, budget())
    }
  }
}

function leanSearch(file: string): () => Choose {
  const judge = splendorJudge(weightsOf(readFileSync(file)), seats)
  const search = searcherFor(s)
  const choose: Choose = (_seat, rng) => {
    const found = search(view, rng, { judge, curiosity: Number(values.curiosity), isNoisy: false, ...budget() })
    let best = 0
    for (let i = 1; i < found.count; i++) if (found.visits[i] > found.visits[best]) best = i
    return found.actions[best]
  }
  return () => choose
}

const players: Player[] = positionals.map((name) => ({ sit: sittingOf(name), spent: 0, decisions: 0 }))

/** Plays a deal; the first player sits at one seat. Returns its share of victory. */
function play(seed: string, own: Seat): number {
  const rngs = Array.from({ length: seats }, (_, seat) => rngOf(`${seed} bot ${seat} ${own}`))
  const sitting = Array.from({ length: seats }, (_, seat) => players[seat === own ? 0 : 1].sit())
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
      chosen = sitting[seat](seat, rngs[seat])
      player.spent += cpu() - before
      player.decisions++
    }
    splendor.apply(s as State, seat, chosen)
  }
  const shares = new Float32Array(seats)
  shareVictory(s, shares)
  return shares[own]
}

const until = Date.now() + 1000 * Number(values.seconds)
for (let deal = Number(values.from); deal < Number(values.from) + Number(values.deals) && Date.now() < until; deal++) {
  const won = Array.from({ length: seats }, (_, own) => play(`duel ${deal}`, own))
  const [a, b] = players.map(({ spent, decisions }) => Number((spent / Math.max(1, decisions)).toFixed(2)))
  console.log(JSON.stringify({ deal, won, ms: [a, b] }))
}
