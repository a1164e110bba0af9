// Plays Brass: Birmingham against itself and writes what every seat looked like at the end of turns, with the points it had in the end.
// `node brass-self-play.js --out ROWS [--net FILE] [--seconds 60] [--temperature 1.5] [--seed S]`. Without a net turns are chosen by the evaluation that was written by hand.
import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { brassBirminghamEvaluation } from '../../src/bots/evaluations/brass-birmingham/index.ts'
import { features } from '../../src/bots/net/brass-birmingham/features.ts'
import { INPUTS } from '../../src/bots/net/brass-birmingham/inputs.ts'
import { lowestBit } from '../../src/core/bits.ts'
import { configOf } from '../../src/core/config.ts'
import type { Seat } from '../../src/core/game.ts'
import { below } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { chooserBy, game } from './chooser.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'brass.rows' },
    net: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    temperature: { type: 'string', default: '1.5' },
    seed: { type: 'string', default: 'brass' },
  },
})
const { turn = () => 0 } = brassBirminghamEvaluation
/** How many play: most games are for two. */
const TABLES = [2, 2, 3, 4]
/** A row: inputs, points, number of the game. */
const ROW = INPUTS.size + 4

const rng = rngOf(values.seed)
const end = Date.now() + Number(values.seconds) * 1000
writeFileSync(values.out, '')
let [games, rows, sum] = [0, 0, 0]
for (; Date.now() < end; games++) play(TABLES[below(rng, TABLES.length)], `${values.seed} ${games}`)
console.log(`${games} games, ${rows} rows of ${INPUTS.size} inputs, ${(sum / games).toFixed(1)} points for a seat`)

function play(seats: number, seed: string): void {
  const config = configOf(game, seats)
  const s = game.create(config)
  game.setup(s, config, rngOf(seed))
  const choose = chooserBy(values.net, s)
  const seen: { seat: Seat; inputs: Uint8Array }[] = []
  const look = (seat: Seat) => {
    const inputs = new Uint8Array(INPUTS.size)
    features(s, seat, inputs)
    seen.push({ seat, inputs })
  }
  while (game.actors(s) !== 0) {
    const seat = lowestBit(game.actors(s))
    const now = turn(s)
    look(seat)
    choose(s, seat, Number(values.temperature), rng)
    if (game.actors(s) !== 0 && turn(s) !== now) look(seat)
  }
  const { scores } = game.result(s)
  const bytes = new Uint8Array(seen.length * ROW)
  const view = new DataView(bytes.buffer)
  for (const [i, { seat, inputs }] of seen.entries()) {
    bytes.set(inputs, i * ROW)
    view.setInt16(i * ROW + INPUTS.size, scores[seat].total, true)
    view.setUint16(i * ROW + INPUTS.size + 2, games & 0xffff, true)
  }
  appendFileSync(values.out, bytes)
  rows += seen.length
  sum += scores.reduce((all, { total }) => all + total, 0) / seats
}
