// The nets that have been handed in. The engine rooms read no files: whoever runs a bot brings the bytes before it sits down.
import type { Game } from '../../core/game.ts'
import type { Bot } from '../bot.ts'
import type { Judge } from '../judge.ts'
import { LEARNT_POINTS } from './learnt.ts'
import { pointsJudge } from './points.ts'
import { splendorJudge } from './splendor/judge.ts'
import { type Weights, weightsOf } from './weights.ts'

/** What was learnt of a game: the net for each number of seats, and how it is asked. */
interface Lesson {
  nets(seats: number): string
  judge(weights: Weights, seats: number): Judge
}

const LESSONS: Readonly<Record<string, Lesson>> = {
  ...Object.fromEntries(
    Object.entries(LEARNT_POINTS).map(([game, points]) => [
      game,
      { nets: () => points.net, judge: (weights, seats) => pointsJudge(points, weights, seats) } satisfies Lesson,
    ]),
  ),
  splendor: { nets: (seats) => (seats === 2 ? 'splendor-2' : 'splendor-4'), judge: splendorJudge },
}

interface Handed {
  readonly weights: Weights
  /** The judges that are made of it, by the number of seats: players of one thread take turns with them. */
  readonly judges: Map<number, Judge>
}

const handed = new Map<string, Handed>()

/** Reads the bytes of a net by its name; null where they cannot be had. */
export type ReadNet = (name: string) => Promise<Uint8Array | null>

/** Brings the net that a bot judges a table by. Where it cannot be had the bot judges by what was written by hand, and the next who sits down asks again. */
export async function bringNet(bot: Bot, { game, seats }: { game: string; seats: number }, read: ReadNet): Promise<void> {
  const name = bot.asksNets ? netFor(game, seats) : null
  if (name === null || handed.has(name)) return
  const bytes = await read(name)
  if (bytes) handIn(name, bytes)
}

/** The name of the net for a game and so many seats; null where there is none. */
function netFor(game: string, seats: number): string | null {
  return LESSONS[game]?.nets(seats) ?? null
}

/** Hands a net in, or takes it back: whoever sits down from now on judges by it. Throws where the bytes are not one. */
export function handIn(name: string, bytes: Uint8Array | null): void {
  if (bytes) handed.set(name, { weights: weightsOf(bytes), judges: new Map() })
  else handed.delete(name)
}

/** The judge by the net of a game; null where none was handed in. */
export function learntJudge({ meta }: Game, seats: number): Judge | null {
  const net = handed.get(netFor(meta.id, seats) ?? '')
  if (!net) return null
  const judge = net.judges.get(seats) ?? LESSONS[meta.id].judge(net.weights, seats)
  net.judges.set(seats, judge)
  return judge
}
