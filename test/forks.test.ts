// Forks of every game: who knows the whole game that was left knows nothing of what comes, and the record proves the fresh deal.
import { describe, expect, test } from 'vitest'
import { type Block, equal, NONE, UNKNOWN } from '../src/core/block.ts'
import { configOf } from '../src/core/config.ts'
import type { Config, Game } from '../src/core/game.ts'
import { forkOf, promisedSeed, redeal } from '../src/core/origin.ts'
import { readRecord, writeRecord } from '../src/core/record.ts'
import { below, type Rng } from '../src/core/rng.ts'
import { commitment, rngOf } from '../src/core/seed.ts'
import { openTable, type Table } from '../src/core/table.ts'
import { viewers, viewOf } from '../src/core/view.ts'
import { games } from '../src/games/index.ts'

const FORKS = 12

/** The default options, left early and late; and the last value of every option, with as few and as many seats as can be. */
const cases = games.flatMap((game) =>
  game.meta.seats.flatMap((seats) => {
    const [id, { options }] = [game.meta.id, game.meta]
    const usual = { id, seats, options: 'usual', game, config: configOf(game, seats), leaving: [0, 2 / 3] }
    const last = Object.fromEntries(options.map(({ key, values }) => [key, values[values.length - 1]]))
    const isEnd = seats === game.meta.seats[0] || seats === game.meta.seats.at(-1)
    return options.length === 0 || !isEnd
      ? [usual]
      : [usual, { ...usual, options: 'other', config: configOf(game, seats, last), leaving: [1 / 3] }]
  }),
)

/** Plays random decisions, so many or to the end. */
function playOn(table: Table, rng: Rng, most = Number.POSITIVE_INFINITY): Table {
  for (let i = 0; i < most && table.game.actors(table.at()) !== 0; i++) {
    const owing = table.game.actors(table.at())
    const seats = Array.from({ length: table.config.seats }, (_, seat) => seat).filter((seat) => owing & (1 << seat))
    const seat = seats[below(rng, seats.length)]
    const legal = table.legal(seat)
    table.play(seat, legal[below(rng, legal.length)])
  }
  return table
}

/** A table that leaves another after so many decisions. */
function fork(source: Table, at: number, seed: string): Table {
  const table = openTable(source.game, source.config, forkOf(source.origin, { at, seed, of: 'source' }))
  for (const { seat, action } of source.decisions.slice(0, at)) table.play(seat, action)
  return table
}

/** The bytes of a state that no viewer has seen and that hold something. */
function unseen(game: Game, s: Block, { seats }: Config): number[] {
  const views = viewers(seats).map((viewer) => viewOf(game, s, viewer).bytes)
  return Array.from(s.bytes.keys()).filter((i) => s.bytes[i] !== NONE && views.every((view) => view[i] === UNKNOWN))
}

describe('A fork', () => {
  test.each(cases)('of $id, $seats seats, $options options', ({ game, config, leaving }) => {
    const source = playOn(openTable(game, config, { seed: 'published' }), rngOf('source'))
    const length = source.decisions.length
    for (const at of leaving.map((share) => Math.max(1, Math.floor(length * share)))) {
      const table = fork(source, at, 'fresh')
      // What was decided there is the same to the last byte; when it is left, what anybody sees is.
      for (let count = 0; count < at; count++) if (!equal(table.at(count), source.at(count))) expect(count).toBe(at)
      for (const viewer of viewers(config.seats)) expect(equal(table.view(viewer), source.view(viewer, at))).toBe(true)
      for (let seat = 0; seat < config.seats; seat++)
        expect([table.legal(seat), table.canUndo(seat)]).toEqual([rulesAt(source, at, seat), false])

      const record = writeRecord(playOn(table, rngOf('otherwise')))
      expect(record).toContain(`fork ${at} of: source\nfork ${at}: fresh\nfork ${at} commitment: ${commitment('fresh')}\n`)
      const read = readRecord(record, { games })
      expect(equal(read.at(), table.at())).toBe(true)
      expect(read.origin).toEqual(table.origin)
      expect(promisedSeed(read.origin)).toBe('fresh')
      expect(() => readRecord(record.replace(`fork ${at}: fresh`, `fork ${at}: stale`), { games })).toThrow(/does not match the commitment/)
      // Towards the end of some games nothing is hidden any more, and nothing left to deal.
      if (!equal(table.at(at), source.at(at))) expect(() => readRecord(record.replace(/^fork .*\n/gm, ''), { games })).toThrow(/check mark/)
    }
  })

  test.each(cases)('of $id, $seats seats, $options options, deals what nobody has seen', ({ game, config }) => {
    const source = playOn(openTable(game, config, { seed: 'published' }), rngOf('source'), 6)
    const hidden = unseen(game, source.at(), config)
    const contents = (s: Block) => hidden.map((i) => s.bytes[i]).join()
    const dealt = Array.from({ length: FORKS }, (_, i) => {
      const s = viewOf(game, source.at(), 0)
      s.bytes.set(source.at().bytes)
      redeal(game, s, { seats: config.seats, seed: `fork ${i}` })
      return contents(s)
    })
    expect(hidden.length).toBeGreaterThan(0)
    // Of Skyrise's few patrons there are only so many orders.
    expect(new Set(dealt).size).toBeGreaterThan(2)
    expect(dealt.filter((one) => one === contents(source.at())).length).toBeLessThan(FORKS / 2)
  })

  test.each(games.map((game) => ({ id: game.meta.id, game })))('of a fork of $id, before and after', ({ game }) => {
    const config = configOf(game, 2)
    const source = playOn(openTable(game, config, { seed: 'published' }), rngOf('source'))
    const [early, middle, late] = [1, 2, 3].map((quarter) => Math.floor((source.decisions.length * quarter) / 4))
    const first = playOn(fork(source, middle, 'first'), rngOf('first'), late)
    for (const [at, forks] of [
      [early, ['second']],
      [middle, ['second']],
      [middle + 5, ['first', 'second']],
    ] as const) {
      const second = playOn(fork(first, at, 'second'), rngOf('second'))
      expect(second.origin.forks?.map(({ seed }) => seed)).toEqual(forks)
      expect(equal(readRecord(writeRecord(second), { games }).at(), second.at())).toBe(true)
    }
    // Dealt afresh twice at one place, the second deal is all that counts.
    expect(equal(fork(first, middle, 'second').at(), fork(source, middle, 'second').at())).toBe(true)
  })
})

/** What a seat could do after so many decisions. */
function rulesAt(source: Table, at: number, seat: number): number[] {
  const table = openTable(source.game, source.config, source.origin)
  for (const { seat: who, action } of source.decisions.slice(0, at)) table.play(who, action)
  return table.legal(seat)
}
