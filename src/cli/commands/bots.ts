// tassel bots: who can be played against, and how strong they are.
import { bots } from '../../bots/index.ts'
import { ratingOf, ratingsOf } from '../../bots/levels/ratings.ts'
import { gameOf } from '../../games/index.ts'
import { type Command, SHARED } from '../command.ts'
import { say, sayJson } from '../io.ts'

/** Lists the bots. */
export const listBots: Command = {
  name: 'bots',
  operands: '[game]',
  least: 0,
  most: 1,
  says: 'who can be played against; with their ratings in a game, as far as they were measured (docs/bots.md)',
  flags: { json: SHARED.json },
  run(args, io) {
    const game = args.operands.length > 0 ? gameOf(args.operands[0]).meta.id : null
    const listed = bots.map(({ id, says }) => ({ id, says, ratings: ratingsOf(id) }))
    if (args.has('json')) sayJson(io, listed)
    else for (const { id, says } of listed) say(io, [id.padEnd(8), ...(game === null ? [] : [ratingIn(game, id)]), says].join('  '))
    return 0
  },
}

const ratingIn = (game: string, bot: string): string => String(ratingOf(bot, game) ?? '–').padStart(4)
