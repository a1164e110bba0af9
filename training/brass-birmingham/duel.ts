// One net of Brass: Birmingham against another, both a turn ahead: `node brass-duel.js A B --seats 2 --deals 200`. A player is a file of weights, or `hand` for the
// evaluation that was written by hand. Every deal is played from every seat.
import { parseArgs } from 'node:util'
import { lowestBit } from '../../src/core/bits.ts'
import { configOf } from '../../src/core/config.ts'
import { rngOf } from '../../src/core/seed.ts'
import { chooserBy, game } from './chooser.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    deals: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'duel' },
  },
})
const seats = Number(values.seats)
const files = positionals.map((player) => (player === 'hand' ? undefined : player))
const config = configOf(game, seats)
const like = game.create(config)
const choosers = files.map((file) => chooserBy(file, Object.assign(like, { seats })))
let [won, games] = [0, 0]
const points = [0, 0]
for (let deal = 0; deal < Number(values.deals); deal++)
  for (let first = 0; first < seats; first++) {
    const s = game.create(config)
    game.setup(s, config, rngOf(`${values.seed} ${deal}`))
    const rng = rngOf(`${deal} ${first}`)
    while (game.actors(s) !== 0) {
      const seat = lowestBit(game.actors(s))
      choosers[seat === first ? 0 : 1](s, seat, 1e-3, rng)
    }
    const { scores } = game.result(s)
    const winners = scores.filter(({ rank }) => rank === 1)
    if (winners.some(({ seat }) => seat === first)) won += 1 / winners.length
    for (const { seat, total } of scores) points[seat === first ? 0 : 1] += seat === first ? total : total / (seats - 1)
    games++
  }
const share = won / games
const off = 1.96 * Math.sqrt((share * (1 - share)) / games)
console.log(
  `${positionals[0]} wins ${(100 * share).toFixed(1)} % ± ${(100 * off).toFixed(1)} of ${games} against ${positionals[1]}; ${points.map((sum) => (sum / games).toFixed(1)).join(' and ')} points`,
)
