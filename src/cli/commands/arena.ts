// tassel arena: bots against bots, over mirrored deals. docs/arena.md says how to read it.
import { availableParallelism } from 'node:os'
import { optionText } from '../../core/content.ts'
import type { Config, Game } from '../../core/game.ts'
import { seedOf } from '../../core/seed.ts'
import { gameOf } from '../../games/index.ts'
import { playAll, playHere } from '../arena/desks.ts'
import { arenaBotIds, type Entrant, entrantsOf } from '../arena/entrants.ts'
import type { Series } from '../arena/game.ts'
import { fixturesOf, lineUps } from '../arena/line-ups.ts'
import { plotOf } from '../arena/plot.ts'
import { reportOf } from '../arena/report.ts'
import type { Hypotheses } from '../arena/sprt.ts'
import { type Block, blockShares, type Game as Seated, tallyOf } from '../arena/tally.ts'
import { hypothesesOf, type Trial, trialLine, trialOf } from '../arena/trial.ts'
import { tryPrograms } from '../arena/try-programs.ts'
import { type Args, type Command, configFrom, SHARED } from '../command.ts'
import { BadInput } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { type Io, say, sayJson } from '../io.ts'
import { progressOf } from '../progress.ts'

const DEALS = 50
/** A sequential test ends by itself; this is where it gives up. */
const DEALS_OF_A_TEST = 2000

/** Measures bots against each other. */
export const arena: Command = {
  name: 'arena',
  operands: '<game>',
  least: 1,
  most: 1,
  says: 'bots against bots: every deal from every seat, shares and ratings with 95 % intervals',
  flags: {
    bots: {
      says: `who plays: ${arenaBotIds.join(', ')}, "cmd:PROGRAM WORDS"; @200ms or @400sims after a name is for it alone`,
      takes: 'a,b,…',
    },
    seats: { says: 'how many play; with two bots the first takes one seat among the second; the fewest if not said', takes: 'N' },
    option: SHARED.option,
    content: SHARED.content,
    deals: { says: `deals, each played from all seats; ${DEALS} if not said, and at most ${DEALS_OF_A_TEST} with --sprt`, takes: 'N' },
    seed: { says: 'deal number i is seeded S-i; "arena" if not said', takes: 'S' },
    ms: { says: 'milliseconds of the processor that each side has for a turn', takes: 'N' },
    simulations: { says: 'simulations that each side has for a decision: the same games every time', takes: 'N' },
    sprt: {
      says: 'stop when it is clear whether the first of two is at LOW or HIGH: points (0,30) or shares (50%,55%)',
      takes: 'LOW,HIGH[,ALPHA,BETA]',
    },
    jobs: { says: 'games at once, each in a process of its own; as many as there are cores if not said; 0 plays in this one', takes: 'N' },
    plot: { says: 'draw the ratings, or the shares of two', takes: 'FILE.svg' },
    here: { says: 'play what is asked for on the input, as each child does' },
    json: SHARED.json,
  },
  async run(args, io) {
    const game = gameOf(args.operands[0])
    if (args.has('here')) return playHere(io).then(() => 0)
    const plan = planOf(args, io, game)
    await tryPrograms(plan.series)
    const { blocks, trial } = await played(plan, io)
    const tally = tallyOf(plan.names, blocks)
    const { config, seed } = plan.series
    if (args.has('json'))
      sayJson(io, {
        game: game.meta.id,
        rules: game.meta.rulesVersion,
        ...config,
        seed,
        deals: plan.deals,
        ...plan.allowance,
        par: 1 / config.seats,
        ...tally,
        sprt: trial,
      })
    else for (const line of [headline(plan), ...reportOf(tally), ...(trial ? ['', ...trialLines(trial, plan)] : [])]) say(io, line)
    if (plan.plot !== undefined) writeWhole(io, plan.plot, plotOf(tally, { title: headline(plan), par: 1 / config.seats }))
    return 0
  },
}

interface Plan {
  readonly series: Series
  readonly names: readonly string[]
  readonly allowance: Entrant['allowance']
  readonly deals: number
  readonly jobs: number
  readonly hypotheses: Hypotheses | null
  readonly plot: string | undefined
}

function planOf(args: Args, io: Io, game: Game): Plan {
  const bots = args.text('bots')
  if (bots === undefined) throw new BadInput(`Say who plays: tassel arena ${game.meta.id} --bots a,b; there are ${arenaBotIds.join(', ')}.`)
  const allowance = { ms: args.whole('ms', 1) ?? null, simulations: args.whole('simulations', 1) ?? null }
  if (allowance.ms !== null && allowance.simulations !== null) throw new BadInput('--ms and --simulations contradict each other.')
  const entrants = entrantsOf(bots, allowance)
  const config: Config = configFrom(args, io, { game, seats: args.whole('seats', 1) ?? game.meta.seats[0] })
  const sprt = args.text('sprt')
  if (sprt !== undefined && entrants.length !== 2)
    throw new BadInput(`--sprt tests the first of two bots; --bots names ${entrants.length}.`)
  const plot = args.text('plot')
  if (plot !== undefined && !plot.endsWith('.svg')) throw new BadInput(`--plot takes a file that ends in .svg, not "${plot}".`)
  return {
    series: { game: game.meta.id, config, entrants, seed: seedOf(args.text('seed') ?? 'arena') },
    names: entrants.map(({ name }) => name),
    allowance,
    deals: args.whole('deals', 1) ?? (sprt === undefined ? DEALS : DEALS_OF_A_TEST),
    jobs: args.whole('jobs', 0) ?? availableParallelism(),
    hypotheses: sprt === undefined ? null : hypothesesOf(sprt, config.seats),
    plot,
  }
}

/** Plays until all deals are played or the test has its verdict. It looks at blocks in their order, so that the cores do not decide where it stops. */
async function played({ series, deals, jobs, hypotheses }: Plan, io: Io): Promise<{ blocks: Block[]; trial: Trial | null }> {
  const fixtures = fixturesOf(lineUps(series.entrants.length, series.config.seats), deals, series.seed)
  const size = fixtures.length / deals
  const games: Seated[] = []
  const blocks: Block[] = []
  let trial: Trial | null = null
  let done = 0
  const bar = progressOf(io, series.game, fixtures.length)
  bar.at(0)
  await playAll(
    series,
    {
      fixtures,
      told(game) {
        games[game.number] = { ...fixtures[game.number], ...game }
        bar.at(++done)
        for (let block = blockAt(games, blocks.length, size); block && !trial?.verdict; block = blockAt(games, blocks.length, size)) {
          blocks.push(block)
          if (hypotheses) trial = trialOf(blockShares(blocks, 0), hypotheses)
        }
        return !trial?.verdict
      },
    },
    { jobs, program: io.program },
  )
  bar.end()
  return { blocks, trial }
}

/** The games of a deal, once all are played. */
function blockAt(games: readonly Seated[], deal: number, size: number): Block | null {
  const block = games.slice(deal * size, (deal + 1) * size)
  return block.filter(Boolean).length === size ? block : null
}

function headline({ series: { game, config, seed }, allowance }: Plan): string {
  const options = Object.entries(config.options).map(([key, value]) => `, ${key}=${optionText(key, value)}`)
  const limits = [
    ...(allowance.ms === null ? [] : [`${allowance.ms} ms a turn`]),
    ...(allowance.simulations === null ? [] : [`${allowance.simulations} simulations a decision`]),
  ]
  return [`${game}, ${config.seats} seats${options.join('')}`, ...limits, `seed ${seed}`].join('; ')
}

function trialLines(trial: Trial, { names, series, deals }: Plan): string[] {
  const note = trial.verdict
    ? 'It stopped as soon as it knew: the intervals above do not allow for that.'
    : `All ${deals} deals are played.`
  return [trialLine(trial, names[0], series.config.seats), note]
}
