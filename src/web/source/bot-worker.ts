// Bots think here, beside the page. A question comes in, a decision goes out.
import { timeFor } from '../../bots/budget.ts'
import { botOf } from '../../bots/index.ts'
import { bringNet } from '../../bots/net/shelf.ts'
import { seatedAt } from '../../bots/seated.ts'
import type { Action } from '../../core/action.ts'
import type { Config, Seat } from '../../core/game.ts'
import { rngOf } from '../../core/seed.ts'
import { gameOf } from '../../games/index.ts'
import { fetchNet } from './fetch-net.ts'

/** A seat that owes a decision, and the bytes of what it sees. */
export interface BotQuestion {
  /** Which table asks: the same player answers it again, with what it remembers. */
  readonly table: string
  readonly game: string
  readonly config: Config
  readonly view: Uint8Array
  readonly seat: Seat
  readonly bot: string
  readonly seed: string
}

/** What the bot decides. Its time runs from when it was asked: the first question waits for this worker and for a net. */
export async function answer({ table, game: id, config, view: bytes, seat, bot, seed }: BotQuestion, asked = Date.now()): Promise<Action> {
  await bringNet(botOf(bot), { game: id, seats: config.seats }, fetchNet)
  const game = gameOf(id)
  const view = game.create(config)
  view.bytes.set(bytes)
  const { seats } = config
  const budget = timeFor(seats, () => performance.now(), Date.now() - asked)
  return seatedAt(`${table} ${seat}`, bot).choose({ game, view, seat, seats }, rngOf(seed), budget)
}

// Outside of a worker (in a test) there is nobody to listen to.
if (typeof WorkerGlobalScope !== 'undefined' && globalThis instanceof WorkerGlobalScope)
  addEventListener('message', async (event: MessageEvent<{ id: number; question: BotQuestion; asked: number }>) => {
    const { id, question, asked } = event.data
    try {
      postMessage({ id, action: await answer(question, asked) })
    } catch (error) {
      postMessage({ id, error: String(error) })
    }
  })
