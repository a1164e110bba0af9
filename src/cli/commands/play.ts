// tassel play: a game in the terminal against bots.

import { botOf, bots } from '../../bots/index.ts'
import { DEFAULT_LEVEL } from '../../bots/levels/roster.ts'
import { bringNet } from '../../bots/net/shelf.ts'
import type { Seat } from '../../core/game.ts'
import { promisedSeed } from '../../core/origin.ts'
import { rngOf } from '../../core/seed.ts'
import { openTable, type Table } from '../../core/table.ts'
import { gameOf } from '../../games/index.ts'
import { type Args, type Command, configFrom, SHARED } from '../command.ts'
import { BadInput } from '../errors.ts'
import { tableOf } from '../files.ts'
import type { Io } from '../io.ts'
import { paintFor } from '../paint.ts'
import { readNet } from '../read-net.ts'
import { recordFile } from '../record-file.ts'
import { freshSeed } from '../seed.ts'
import { sitDown } from '../sitting.ts'
import type { Rival } from '../sitting-seats.ts'

/** Plays a game. */
export const play: Command = {
  name: 'play',
  operands: '[game]',
  least: 0,
  most: 1,
  says: 'a game in the terminal against bots, in notation; "help" inside says more',
  flags: {
    seats: SHARED.seats,
    seat: { says: 'your seat; 0 if not said', takes: 'N' },
    bots: {
      says: `who sits at the other seats: one for all, or one each (${bots.map((b) => b.id).join(', ')}; "tassel bots" says who they are)`,
      takes: 'a,b',
    },
    seed: { says: 'what the deal is drawn from; a secret one if not said', takes: 'S' },
    option: SHARED.option,
    content: SHARED.content,
    record: { says: 'the file to write after every decision; <game>-<seed>.tassel if not said', takes: 'FILE' },
    'no-record': { says: 'write no file' },
    resume: { says: 'go on from a record', takes: 'FILE' },
  },
  async run(args, io) {
    const table = tableFrom(args, io)
    const seat = seatFrom(args, table.config.seats)
    const file = recordFile(args, table, io)
    const rivals = rivalsFrom(args, table, seat)
    const { game, config } = table
    for (const { bot } of rivals.values()) await bringNet(bot, { game: game.meta.id, seats: config.seats }, readNet)
    return sitDown({ table, seat, rivals, file, io, paint: paintFor(io) })
  },
}

function tableFrom(args: Args, io: Io): Table {
  const [id] = args.operands
  const file = args.text('resume')
  if (file === undefined) {
    if (id === undefined) throw new BadInput('Say which game: tassel play <game>, or --resume FILE.')
    const game = gameOf(id)
    const config = configFrom(args, io, { game, seats: args.whole('seats', 1) ?? game.meta.seats[0] })
    return openTable(game, config, { seed: args.text('seed') ?? freshSeed() })
  }
  const fixed = ['seats', 'seed', 'option'].find((flag) => args.text(flag) !== undefined)
  if (fixed !== undefined) throw new BadInput(`--${fixed} cannot be chosen with --resume: the record says it.`)
  const table = tableOf(io, file)
  if (id !== undefined && gameOf(id) !== table.game) throw new BadInput(`${file} is a game of ${table.game.meta.id}, not of ${id}.`)
  return table
}

function seatFrom(args: Args, seats: number): Seat {
  const seat = args.whole('seat', 0) ?? 0
  if (seat >= seats) throw new BadInput(`--seat takes 0 to ${seats - 1}, not ${seat}.`)
  return seat
}

/** The bot of every seat but one's own. Its chance is its own too: it must not tell anything about the deal. */
function rivalsFrom(args: Args, { config, decisions, origin }: Table, own: Seat): ReadonlyMap<Seat, Rival> {
  const ids = (args.text('bots') ?? DEFAULT_LEVEL).split(',')
  const others = Array.from({ length: config.seats }, (_, seat) => seat).filter((seat) => seat !== own)
  if (ids.length !== 1 && ids.length !== others.length)
    throw new BadInput(`--bots takes one bot for all, or ${others.length}; there are ${ids.length}.`)
  const chance = promisedSeed(origin) ?? 'dealt by hand'
  return new Map(
    others.map((seat, i) => {
      const bot = botOf(ids.length === 1 ? ids[0] : ids[i])
      return [seat, { bot, player: bot.player(), rng: rngOf(`bot ${seat} ${decisions.length} ${chance}`) }]
    }),
  )
}
