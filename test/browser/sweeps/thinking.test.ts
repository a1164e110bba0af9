// The strongest level in the browser, for a whole game of every rulebook: no decision takes longer than its time and 50 ms.
import type { JSHandle, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { msFor } from '../../../src/bots/budget.ts'
import { botOf } from '../../../src/bots/index.ts'
import type { Action } from '../../../src/core/action.ts'
import { lowestBit } from '../../../src/core/bits.ts'
import { configOf } from '../../../src/core/config.ts'
import type { Game } from '../../../src/core/game.ts'
import { rngOf } from '../../../src/core/seed.ts'
import { openTable } from '../../../src/core/table.ts'
import { games } from '../../../src/games/index.ts'
import { splendor } from '../../../src/games/splendor/index.ts'
import type { BotQuestion } from '../../../src/web/source/bot-worker.ts'
import { openHouse } from '../house.ts'
import { shelve } from '../shelf.ts'

const house = openHouse()
const LATE_MS = 50
const SEATS = 2
/** What else the machine does can only add to the clock on the wall, so a decision that was late is asked for again: the least counts. */
const TRIES = 5
const PATIENCE = { timeout: 900_000 }

interface Answer {
  readonly action: Action
  readonly error?: string
  readonly ms: number
}

/** A worker like the one in which bots think at a table of this page. */
async function thinkerOf(page: Page): Promise<JSHandle<Worker>> {
  const table = openTable(splendor, configOf(splendor, SEATS), { seed: 'thinking' })
  const bot = { kind: 'bot' as const, name: 'level-1' }
  const started = page.waitForEvent('worker')
  await page.goto(
    await shelve(
      page,
      table,
      [bot, bot].map((who, seat) => ({ ...who, seat, online: true })),
    ),
  )
  const url = (await started).url()
  await page.goto('/')
  return page.evaluateHandle((address) => new Worker(address, { type: 'module' }), url)
}

const ask = (thinker: JSHandle<Worker>, question: Omit<BotQuestion, 'view'>, view: readonly number[]): Promise<Answer> =>
  thinker.evaluate(
    (worker, { question, view }) =>
      new Promise<Answer>((done) => {
        const began = performance.now()
        worker.onmessage = ({ data }) => done({ ...data, ms: performance.now() - began })
        worker.postMessage({ id: 0, asked: Date.now(), question: { ...question, view: new Uint8Array(view) } })
      }),
    { question, view },
  )

/** How much longer than its time each decision of the strongest took, at first and at least, in a game against a greedy player. */
async function overrunsIn(game: Game, thinker: JSHandle<Worker>): Promise<{ readonly first: number; readonly least: number }[]> {
  const config = configOf(game, SEATS)
  const table = openTable(game, config, { seed: 'thinking' })
  const greedy = botOf('greedy').player()
  const rng = rngOf('thinking')
  const overruns: { first: number; least: number }[] = []
  for (let actors = game.actors(table.at()); actors !== 0; actors = game.actors(table.at())) {
    const seat = lowestBit(actors)
    const legal = table.legal(seat)
    if (legal.length === 1) table.play(seat, legal[0])
    else if (seat > 0) table.play(seat, greedy.choose({ game, view: table.view(seat), seat, seats: SEATS }, rng))
    else {
      const question = { table: game.meta.id, game: game.meta.id, config, seat, bot: 'level-5', seed: `${table.decisions.length}` }
      const view = [...table.view(seat).bytes]
      let answer = await ask(thinker, question, view)
      const first = answer.ms
      let least = first
      for (let i = 1; i < TRIES && least > msFor(SEATS) + LATE_MS; i++) {
        answer = await ask(thinker, question, view)
        least = Math.min(least, answer.ms)
      }
      expect(answer.error).toBeUndefined()
      overruns.push({ first: first - msFor(SEATS), least: least - msFor(SEATS) })
      table.play(seat, answer.action)
    }
  }
  return overruns
}

test.each(games.map((game) => [game.meta.id, game] as const))('%s: no decision of the strongest is late', PATIENCE, async (id, game) => {
  const thinker = await thinkerOf(await house.someone())
  const overruns = await overrunsIn(game, thinker)
  const longest = Math.max(...overruns.map(({ least }) => least))
  const again = overruns.filter(({ first }) => first > LATE_MS).length
  console.log(
    `${id}: ${overruns.length} decisions of ${msFor(SEATS)} ms, ${again} asked again; the longest took ${longest.toFixed(0)} ms more`,
  )
  expect(longest).toBeLessThanOrEqual(LATE_MS)
})
