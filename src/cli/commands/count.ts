// tassel count: how many lines of legal decisions there are. Two engines that agree on it agree on the rules.
import { countLines } from '../../core/count.ts'
import { seedOf } from '../../core/seed.ts'
import { gameOf } from '../../games/index.ts'
import { type Command, configFrom, SHARED } from '../command.ts'
import { BadInput } from '../errors.ts'
import { say, sayJson } from '../io.ts'
import { progressOf } from '../progress.ts'

/** Counts legal lines. */
export const count: Command = {
  name: 'count',
  operands: '<game>',
  least: 1,
  most: 1,
  says: 'the number of legal lines of 1, 2, … N decisions from a deal',
  flags: {
    depth: { says: 'decisions in a line', takes: 'N' },
    seed: SHARED.seed,
    seats: SHARED.seats,
    option: SHARED.option,
    content: SHARED.content,
    json: SHARED.json,
  },
  run(args, io) {
    const game = gameOf(args.operands[0])
    const depth = args.whole('depth', 1)
    const seed = args.text('seed')
    if (depth === undefined || seed === undefined) throw new BadInput('tassel count needs --depth N and --seed S.')
    const config = configFrom(args, io, { game, seats: args.whole('seats', 1) ?? game.meta.seats[0] })
    const bar = progressOf(io, 'depth', depth)
    const lines: number[] = []
    // One depth after another: what came before costs little beside the last one, and each is shown as soon as it is known.
    for (let d = 1; d <= depth; d++) {
      bar.at(d - 1)
      lines.push(countLines(game, config, seedOf(seed), d)[d - 1])
      bar.end()
      if (!args.has('json')) say(io, `${String(d).padStart(3)}  ${lines[d - 1]}`)
    }
    if (args.has('json')) sayJson(io, { game: game.meta.id, seats: config.seats, options: config.options, seed, lines })
    return 0
  },
}
