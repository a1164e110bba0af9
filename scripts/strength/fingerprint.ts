// How a level plays, as a short word made of what it decides: results of a bot that decides otherwise by now are of another bot, however its sources look.
import { createHash } from 'node:crypto'
import { greedy0 } from '../../src/bots/frozen/greedy-0.ts'
import { botOf } from '../../src/bots/index.ts'
import { levels } from '../../src/bots/levels/index.ts'
import { mannerOf } from '../../src/bots/levels/manners.ts'
import { type Level, levelOf } from '../../src/bots/levels/roster.ts'
import { bringNet, type ReadNet } from '../../src/bots/net/shelf.ts'
import { lowestBit } from '../../src/core/bits.ts'
import { configOf } from '../../src/core/config.ts'
import { rngOf } from '../../src/core/seed.ts'
import { viewOf } from '../../src/core/view.ts'
import { gameOf } from '../../src/games/index.ts'
import { metas } from '../../src/games/metas.ts'
import type { Match } from './plan.ts'

/** Players that never change need none. */
const KEPT = 'kept'
const LETTERS = 12
const SEED = 'fingerprint'
/** A level is asked in one position of so many of a game between players who never change, and looks into a few. */
const [EVERY, SIMULATIONS] = [7, 12]

type Place = Pick<Match, 'game' | 'seats' | 'options'>

/** Levels judge by their nets: without them each would have another fingerprint. */
export async function bringNets(read: ReadNet): Promise<void> {
  for (const { id, seats } of metas)
    for (const many of seats) for (const bot of levels) await bringNet(bot, { game: id, seats: many }, read)
}

/** The fingerprint of every side of a match. */
export function fingerprints({ sides, ...place }: Match): Record<string, string> {
  return Object.fromEntries(sides.map((side) => [side, fingerprintOf(side.split('@')[0], place)]))
}

const known = new Map<string, string>()

function fingerprintOf(bot: string, place: Place): string {
  const level = levelOf(bot)
  if (!level) return KEPT
  const name = JSON.stringify([level, place.game, place.seats, place.options])
  const found = known.get(name) ?? decisionsOf(level, place)
  known.set(name, found)
  return found
}

function decisionsOf(level: Level, { game: id, seats, options }: Place): string {
  const bot = botOf(level)
  const game = gameOf(id)
  const config = configOf(game, seats, options)
  const s = game.create(config)
  game.setup(s, config, rngOf(SEED))
  const [movers, rng] = [Array.from({ length: seats }, () => greedy0.player()), rngOf(`${SEED} moves`)]
  const manner = mannerOf(level, id, seats)
  const sum = createHash('sha256').update(JSON.stringify(Object.values(manner).map(String)))
  for (let actors = game.actors(s), made = 0; actors !== 0; actors = game.actors(s), made++) {
    const seat = lowestBit(actors)
    const sight = { game, view: viewOf(game, s, seat), seat, seats }
    if (made % EVERY === 0) sum.update(`${game.format(bot.player().choose(sight, rngOf(SEED), { simulations: SIMULATIONS }))};`)
    game.apply(s, seat, movers[seat].choose(sight, rng))
  }
  return sum.digest('hex').slice(0, LETTERS)
}
