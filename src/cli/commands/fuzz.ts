// tassel fuzz: random games with every conformance check on. A failure comes with the record that shows it.
import { checkedGame, type Failure } from '../../core/conformance.ts'
import type { Config, Game } from '../../core/game.ts'
import { gameOf } from '../../games/index.ts'
import { type Args, type Command, configFrom, SHARED, seatCounts } from '../command.ts'
import { cpuMs } from '../cpu.ts'
import { writeWhole } from '../files.ts'
import { type Io, say, sayJson } from '../io.ts'
import { progressOf } from '../progress.ts'

interface Run {
  readonly seats: number
  readonly games: number
  readonly decisions: number
  readonly longest: number
  readonly gamesPerSecond: number
  readonly failure: (Failure & { readonly seed: string }) | null
}

/** Plays random games under all checks. */
export const fuzz: Command = {
  name: 'fuzz',
  operands: '<game>',
  least: 1,
  most: 1,
  says: 'random games with every conformance check on; on a failure, the record that reproduces it',
  flags: {
    seats: { says: 'how many play; every number in turn if not said', takes: 'N' },
    games: { says: 'games for each number of seats; 100 if not said', takes: 'N' },
    seed: { says: 'game number i is seeded S-i; "fuzz" if not said', takes: 'S' },
    option: SHARED.option,
    content: SHARED.content,
    records: { says: 'write every game played into this folder', takes: 'DIR' },
    json: SHARED.json,
  },
  run(args, io) {
    const game = gameOf(args.operands[0])
    const configs = seatCounts(args, game).map((seats) => configFrom(args, io, { game, seats }))
    const runs: Run[] = []
    for (const config of configs) {
      const run = played({ game, config }, args, io)
      runs.push(run)
      if (!args.has('json')) report(io, game, run)
      if (run.failure) break
    }
    if (args.has('json')) sayJson(io, { game: game.meta.id, options: configs[0].options, runs })
    return runs.some((run) => run.failure) ? 1 : 0
  },
}

function played({ game, config }: { readonly game: Game; readonly config: Config }, args: Args, io: Io): Run {
  const wanted = args.whole('games', 1) ?? 100
  const folder = args.text('records')
  const bar = progressOf(io, `${game.meta.id}, ${config.seats} seats`, wanted)
  const began = cpuMs()
  let games = 0
  let decisions = 0
  let longest = 0
  let failure: Run['failure'] = null
  while (games < wanted && !failure) {
    const seed = `${args.text('seed') ?? 'fuzz'}-${games}`
    const checked = checkedGame(game, config, seed)
    if (folder !== undefined) writeWhole(io, `${folder}/${game.meta.id}-${config.seats}-${games}.tassel`, checked.record)
    if (checked.failure) failure = { ...checked.failure, seed }
    games++
    decisions += checked.decisions
    longest = Math.max(longest, checked.decisions)
    bar.at(games)
  }
  bar.end()
  return { seats: config.seats, games, decisions, longest, gamesPerSecond: rate(games, cpuMs() - began), failure }
}

function report(io: Io, game: Game, run: Run): void {
  const { seats, games, decisions, longest, gamesPerSecond, failure } = run
  say(io, `${game.meta.id}, ${seats} seats: ${games} games, ${decisions} decisions, longest ${longest}, ${gamesPerSecond} games/s`)
  if (!failure) return
  io.stderr.write(`tassel: check "${failure.check}" failed in game ${failure.seed}: ${failure.says}\n`)
  say(io, `\n${failure.record}`)
}

function rate(games: number, ms: number): number {
  return Math.round((games / ms) * 10_000) / 10
}
