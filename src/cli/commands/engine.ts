// tassel engine: a game for programs in any language. One JSON object a line in, one a line out; docs/engine-protocol.md says all.
import { gameOf } from '../../games/index.ts'
import type { Command } from '../command.ts'
import { answering } from '../engine/session.ts'
import { linesOf, say } from '../io.ts'

/** Answers requests until the input ends. */
export const engine: Command = {
  name: 'engine',
  operands: '<game>',
  least: 1,
  most: 1,
  says: 'a game for programs: JSON requests and answers, one a line',
  flags: {},
  async run(args, io) {
    const session = answering(gameOf(args.operands[0]))
    const lines = linesOf(io)
    for await (const line of lines) {
      if (line.trim() === '') continue
      const { reply, quit } = session(line)
      say(io, JSON.stringify(reply))
      if (quit) break
    }
    lines.close()
    return 0
  },
}
