// tassel bench: speed on one core, in the processor's time. Every game and number of seats gets a process of its own, so that none slows another down.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { optionText } from '../../core/content.ts'
import type { Config, Game } from '../../core/game.ts'
import { gameOf, games } from '../../games/index.ts'
import { type Command, configFrom, SHARED, seatCounts } from '../command.ts'
import { BadInput } from '../errors.ts'
import { type Io, say, sayJson } from '../io.ts'
import { type Measurement, measured } from '../measure.ts'
import { progressOf } from '../progress.ts'

/** Measures random play. */
export const bench: Command = {
  name: 'bench',
  operands: '[game]',
  least: 0,
  most: 1,
  says: 'random games a second of the processor, and what a decision and a copy cost; the median of five runs',
  flags: {
    seats: { says: 'how many play; every number in turn if not said', takes: 'N' },
    option: SHARED.option,
    content: SHARED.content,
    here: { says: 'measure in this process, as each child does; heap readings need node --expose-gc' },
    ms: { says: 'how long a run takes, in milliseconds of the processor; 500 if not said', takes: 'N' },
    json: SHARED.json,
  },
  async run(args, io) {
    const chosen = args.operands.length > 0 ? [gameOf(args.operands[0])] : games
    const rows = chosen.flatMap((game) => seatCounts(args, game).map((seats) => ({ game, config: configFrom(args, io, { game, seats }) })))
    const ms = args.whole('ms', 1) ?? 500
    const bar = progressOf(io, 'measuring', rows.length)
    const measurements: Measurement[] = []
    for (const { game, config } of rows) {
      bar.at(measurements.length)
      measurements.push(args.has('here') ? measured(game, config, { warmUp: ms * 3, run: ms }) : await apart(game, config, { ms, io }))
    }
    bar.end()
    if (args.has('json')) sayJson(io, measurements)
    else for (const measurement of measurements) say(io, lineOf(measurement))
    return 0
  },
}

/** The same measurement in a fresh process. */
async function apart({ meta }: Game, { seats, options }: Config, { ms, io }: { ms: number; io: Io }): Promise<Measurement> {
  const pairs = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`])
  const words = ['bench', meta.id, '--seats', String(seats), ...pairs, '--ms', String(ms), '--here', '--json']
  // Young objects get so much room that no collection falls into a heap reading.
  const child = spawn(process.execPath, ['--expose-gc', '--min-semi-space-size=64', io.program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  if ((await ended) !== 0) throw new BadInput(`Measuring ${meta.id} with ${seats} seats failed: ${complaint.trim()}`)
  return JSON.parse(output)[0]
}

function lineOf(m: Measurement): string {
  const options = Object.entries(m.options).map(([key, value]) => `, ${key}=${optionText(key, value)}`)
  const heap = m.allocatedPerDecision === null ? 'heap not read' : `${m.allocatedPerDecision} bytes allocated/decision`
  return [
    `${m.game}, ${m.seats} seats${options.join('')}:`,
    `${thousands(m.gamesPerSecond)} games/s, ${m.nsPerDecision} ns/decision, ${thousands(m.copiesPerSecond)} copies/s,`,
    `${m.stateBytes} bytes/state, ${heap}`,
  ].join(' ')
}

const thousands = (value: number): string => value.toLocaleString('en')
