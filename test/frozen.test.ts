// Golden records looked at from every side and held against a copy of what was seen: what is told, refused, touched, scored and shown along the
// way, and what is said to states, texts and deals that were damaged. The copy holds marks, not words; SIDES says what each stands for.
// Whoever means a change says so by writing the copy anew (`npx vitest run --project unit test/frozen.test.ts -u`).
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Action, actionList, listed } from '../src/core/action.ts'
import { type Block, clone, hash } from '../src/core/block.ts'
import type { Game } from '../src/core/game.ts'
import { readRecord } from '../src/core/record.ts'
import { rngOf } from '../src/core/seed.ts'
import type { Table } from '../src/core/table.ts'
import { viewers, viewOf } from '../src/core/view.ts'
import { games } from '../src/games/index.ts'
import { damagedSheets, damagedStates, damagedTexts, mark, neighbours, outcome } from './damage.ts'

/** Decisions that share a line. */
const EVERY = 12
/** Damage is done in so many positions of a record, to one number in so many. */
const POSITIONS = 3
const ONE_IN = 10
/** Texts of a position that are damaged. */
const MOST_TEXTS = 12

const out = actionList()
const seatsOf = ({ config }: Table): number[] => Array.from({ length: config.seats }, (_, seat) => seat)

function legalAt({ game, at }: Table, count: number, seat: number): Action[] {
  game.legal(at(count), seat, out)
  return listed(out)
}

/** What is seen of a position. */
const SIDES: Readonly<Record<string, (table: Table, count: number) => unknown>> = {
  choices: (table, count) => seatsOf(table).map((seat) => legalAt(table, count, seat)),
  told: ({ config, decisions, heard }, count) =>
    count < decisions.length ? viewers(config.seats).map((viewer) => heard(viewer, count)) : [],
  refused: (table, count) =>
    seatsOf(table).map((seat) => {
      const legal = legalAt(table, count, seat)
      // A seat that owes nothing is told the same, whatever it asks for.
      if (legal.length === 0 && count % EVERY > 0) return []
      const tried = neighbours(table.game.kinds, legal, rngOf(`refused ${count} ${seat}`))
      return tried.map((a) => table.game.problem(table.at(count), seat, a))
    }),
  touched: (table, count) =>
    seatsOf(table).map((seat) =>
      legalAt(table, count, seat).map((a) => [table.game.format(a), table.game.describe(table.at(count), seat, a)]),
    ),
  scored: ({ game, at }, count) => game.result(at(count)),
  shown: ({ game, config, at }, count) => viewers(config.seats).map((viewer) => hash(viewOf(game, at(count), viewer))),
  guessed: ({ game, config, at }, count) =>
    viewers(config.seats).map((viewer) => {
      const guess = viewOf(game, at(count), viewer)
      game.guess(guess, rngOf(`guessed ${count}`))
      return hash(guess)
    }),
}

function audits(game: Game, s: Block): unknown[] {
  return Array.from(damagedStates(s, rngOf(`damaged ${hash(s)}`), ONE_IN), (damaged) => outcome(() => game.audit(damaged)))
}

/** What is said of something damaged. */
const DAMAGE: Readonly<Record<string, (table: Table, count: number) => unknown>> = {
  states: ({ game, at }, count) => audits(game, at(count)),
  views: ({ game, at }, count) => audits(game, viewOf(game, at(count), 0)),
  texts: (table, count) => {
    const legal = seatsOf(table).flatMap((seat) => legalAt(table, count, seat))
    const texts = legal.filter((_, i) => i % Math.ceil(legal.length / MOST_TEXTS) === 0).map(table.game.format)
    return texts.flatMap(damagedTexts).map((text) => outcome(() => table.game.parse(text)))
  },
  deals: ({ game, config, at }, count) =>
    count > 0
      ? []
      : damagedSheets(game.sheet(at(0))).map((sheet) =>
          outcome(() => {
            const s = clone(at(0))
            game.setup(s, config, sheet)
            return hash(s)
          }),
        ),
}

function seen(path: string): string[] {
  const table = readRecord(readFileSync(path, 'utf8'), { games })
  const length = table.decisions.length
  const row = (sides: typeof SIDES, counts: readonly number[]) =>
    Object.entries(sides).map(([name, side]) => `${name} ${mark(counts.map((count) => side(table, count)))}`)
  const along = Array.from({ length: Math.ceil((length + 1) / EVERY) }, (_, i) => {
    const counts = Array.from({ length: Math.min(EVERY, length + 1 - i * EVERY) }, (_, j) => i * EVERY + j)
    return `${i * EVERY}: ${row(SIDES, counts).join(' ')}`
  })
  const damaged = Array.from({ length: POSITIONS }, (_, i) => Math.floor((i * length) / POSITIONS))
  return [...along, ...damaged.map((count) => `damaged at ${count}: ${row(DAMAGE, [count]).join(' ')}`)]
}

const records = readdirSync('src/games', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tassel'))

describe('Told, refused and shown as it was:', () => {
  test.each(records)('%s', async (path) => {
    const [game, , name] = path.split(sep)
    await expect(`${seen(join('src/games', path)).join('\n')}\n`).toMatchFileSnapshot(`frozen/${game}/${name.replace('.tassel', '.txt')}`)
  })
})
