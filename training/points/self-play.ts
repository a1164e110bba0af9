// Plays a game against itself and writes what every seat looked like, with the points it had in the end.
// `node points-self-play.js GAME --out ROWS [--net PLAYER] [--seconds 60] [--temperature 1] [--seats 2,3,4] [--part 3] [--usual] [--seed S]`: of one position in `part`, and by the usual rules alone. A player is what chooser.ts says.
import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { evaluationOf } from '../../src/bots/evaluations/index.ts'
import { shareOfVictory } from '../../src/bots/judge.ts'
import { LEARNT_POINTS } from '../../src/bots/net/learnt.ts'
import { actionList } from '../../src/core/action.ts'
import { lowestBit } from '../../src/core/bits.ts'
import type { Block } from '../../src/core/block.ts'
import { configOf } from '../../src/core/config.ts'
import { contentOption } from '../../src/core/content.ts'
import type { Config, Seat } from '../../src/core/game.ts'
import { below } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { chooserBy, isByTurns } from './chooser.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'points.rows' },
    net: { type: 'string', default: 'hand' },
    seconds: { type: 'string', default: '60' },
    temperature: { type: 'string', default: '1' },
    seats: { type: 'string' },
    part: { type: 'string', default: '3' },
    usual: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'points' },
  },
})
const { game, inputs: size, features } = LEARNT_POINTS[positionals[0]]
const { turn } = evaluationOf(game)
const tables = values.seats?.split(',').map(Number) ?? game.meta.seats
/** After the inputs of a row: points, what was given without a net, number of the game, seats, share of victory. */
const ROW = size + 8
/** What is given is written in parts of a point, victory in parts of the whole. */
const [A_POINT, WHOLE] = [64, 240]

const rng = rngOf(values.seed)
const end = Date.now() + Number(values.seconds) * 1000
const legal = actionList()
writeFileSync(values.out, '')
let [games, rows, sum] = [0, 0, 0]
for (; Date.now() < end; games++) play(configFor(tables[below(rng, tables.length)]), `${values.seed} ${games}`)
console.log(`${games} games, ${rows} rows of ${size} inputs, ${(sum / games).toFixed(1)} points for a seat`)

/** Half of the games, or all where that is asked for, are played by the usual rules, the others with each option by chance. */
function configFor(seats: number): Config {
  const isUsual = values.usual || below(rng, 2) === 0
  const options = game.meta.options.filter(({ key }) => !isUsual && key !== contentOption.key)
  return configOf(game, seats, Object.fromEntries(options.map(({ key, values }) => [key, values[below(rng, values.length)]])))
}

interface Seen {
  readonly seat: Seat
  readonly inputs: Uint8Array
  readonly given: number
}

function play(config: Config, seed: string): void {
  const { seats } = config
  const s = game.create(config)
  game.setup(s, config, rngOf(seed))
  const choose = chooserBy({ game, like: s, seats }, { player: values.net, temperature: Number(values.temperature) })
  const seen: Seen[] = []
  while (game.actors(s) !== 0) {
    const seat = lowestBit(game.actors(s))
    const now = turn?.(s)
    if (isTold(s, seat)) look(s, seats, seen)
    choose(s, seat, rng)
    // A turn that ends leaves the seat as it is judged.
    if (isByTurns(game) && game.actors(s) !== 0 && turn?.(s) !== now) look(s, seats, seen)
  }
  write(s, seats, seen)
}

/** One position in a few; where turns are searched as a whole, all of those between them. */
function isTold(s: Block, seat: Seat): boolean {
  if (game.legal(s, seat, legal) < 2) return false
  return isByTurns(game) ? !game.isMidAction(s, seat) : below(rng, Number(values.part)) === 0
}

function look(s: Block, seats: number, seen: Seen[]): void {
  for (let seat = 0; seat < seats; seat++) {
    const inputs = new Uint8Array(size)
    seen.push({ seat, inputs, given: features(s, seat, inputs) })
  }
}

function write(s: Block, seats: number, seen: readonly Seen[]): void {
  const { scores } = game.result(s)
  const bytes = new Uint8Array(seen.length * ROW)
  const view = new DataView(bytes.buffer)
  for (const [i, { seat, inputs, given }] of seen.entries()) {
    const tail = i * ROW + size
    bytes.set(inputs, i * ROW)
    view.setInt16(tail, scores[seat].total, true)
    view.setInt16(tail + 2, Math.round(given * A_POINT), true)
    view.setUint16(tail + 4, games & 0xffff, true)
    bytes[tail + 6] = seats
    bytes[tail + 7] = Math.round(shareOfVictory(game, s, seat) * WHOLE)
  }
  appendFileSync(values.out, bytes)
  rows += seen.length
  sum += scores.reduce((all, { total }) => all + total, 0) / seats
}
