// The server's table and the one in memory are one thing kept in two ways: whatever is played, taken back and made again, both are the same.
import { describe, expect, test } from 'vitest'
import { botOf } from '../../bots/index.ts'
import { configOf } from '../../core/config.ts'
import { legalActions } from '../../core/decision.ts'
import { IllegalAction } from '../../core/errors.ts'
import type { Game, Seat } from '../../core/game.ts'
import { below, type Rng } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { openTable, type Table } from '../../core/table.ts'
import { gameOf, games } from '../../games/index.ts'
import type { Move } from '../../wire/moves.ts'
import { decide, isStillOwed } from './decide.ts'
import { begunTable, dealtTable, moved, seatRow, waitingTable } from './fixture.ts'
import { type Live, liveOf, stateOf } from './live.ts'
import { headOf, positionFor } from './shown.ts'

const SEED = 'both'
const MOVES = 80

/** Whether something was done; what is refused must be refused with a rule. */
function isDone(attempt: () => void): boolean {
  try {
    attempt()
    return true
  } catch (error) {
    if (error instanceof IllegalAction) return false
    throw error
  }
}

/** A seat tries to take back or to make again, often the one that moved last, or a seat that owes a decision makes one. */
function someMove({ game, config, at, view }: Table, last: Seat, rng: Rng): { seat: Seat; move: Omit<Move, 'seq'> } {
  const seat = below(rng, 2) === 0 ? last : below(rng, config.seats)
  const kind = below(rng, 4)
  if (kind === 0) return { seat, move: { undo: true } }
  if (kind === 1) return { seat, move: { redo: true } }
  const actor = 31 - Math.clz32(game.actors(at()))
  return {
    seat: actor,
    move: {
      action: botOf('random')
        .player()
        .choose({ game, view: view(actor), seat: actor, seats: config.seats }, rng),
    },
  }
}

function playsAlike(game: Game, seats: number): { undone: number; redone: number } {
  const table = openTable(game, configOf(game, seats), { seed: SEED })
  const rng = rngOf(`alike-${game.meta.id}`)
  const done = { undone: 0, redone: 0 }
  let live = dealtTable(table)
  let last = 0
  for (let i = 0; i < MOVES && game.actors(table.at()) !== 0; i++) {
    const { seat, move } = someMove(table, last, rng)
    const here = isDone(() => {
      if (move.undo) table.undo(seat)
      else if (move.redo) table.redo(seat)
      else table.play(seat, Number(move.action))
    })
    const there = isDone(() => {
      live = moved(live, seat, { seq: live.table.seq, ...move })
    })
    expect(there).toBe(here)
    if (here) last = seat
    if (here && move.undo) done.undone++
    if (here && move.redo) done.redone++
    agree(table, live)
  }
  return done
}

/** What stands, and what everybody may do with it now. */
function agree(table: Table, live: Live): void {
  const standing = live.line?.standing ?? []
  expect(standing.map(({ seat, action }) => ({ seat, action }))).toEqual(table.decisions.map(({ seat, action }) => ({ seat, action })))
  const head = headOf(live)
  expect(live.table.seq).toBe(live.entries.length - 1)
  expect(Buffer.compare(head.snapshot, table.at().bytes)).toBe(0)
  if (live.table.status !== 'playing') return
  for (let seat = 0; seat < table.config.seats; seat++) {
    expect(positionFor(live, head, seat)).toMatchObject({ canUndo: table.canUndo(seat), canRedo: table.canRedo(seat) })
  }
}

describe('The server’s table and the one in memory', () => {
  test.each(games.flatMap((game) => [game.meta.seats[0], game.meta.seats[game.meta.seats.length - 1]].map((seats) => ({ game, seats }))))(
    'are the same in $game.meta.id with $seats seats',
    ({ game, seats }) => {
      const { undone, redone } = playsAlike(game, seats)
      expect(undone).toBeGreaterThan(0)
      expect(redone).toBeGreaterThan(0)
    },
  )
})

describe('A move', () => {
  test('at a table that waits is refused', () => {
    expect(() => decide(waitingTable(), 0, { seq: -1, text: 'take dse' })).toThrow(
      expect.objectContaining({ status: 409, error: 'waiting' }),
    )
  })
  test.each<Omit<Move, 'seq'>>([{}, { undo: true, redo: true }, { text: 'take dse', action: 0 }])('is one thing: not %j', (asked) => {
    expect(() => decide(begunTable(), 0, { seq: 0, ...asked })).toThrow(expect.objectContaining({ status: 400, error: 'bad-move' }))
  })
  test('is no answer any more once something was taken back, or where it takes something back itself', () => {
    const live = begunTable()
    expect(isStillOwed(live, 0, { seq: 0, text: 'take dse' })).toBe(true)
    expect(isStillOwed(live, 1, { seq: 0, text: 'take dse' })).toBe(false)
    expect(isStillOwed(live, 0, { seq: 1, text: 'take dse' })).toBe(false)
    expect(isStillOwed(live, 0, { seq: 0, undo: true })).toBe(false)
    expect(isStillOwed(live, 0, { seq: 0, redo: true })).toBe(false)
  })
  test('that was taken back is made again by who made it, and by nobody else', () => {
    const live = moved(moved(begunTable(), 0, { seq: 0, text: 'take dse' }), 0, { seq: 1, undo: true })
    expect(() => decide(live, 1, { seq: 2, redo: true })).toThrow(IllegalAction)
    expect(moved(live, 0, { seq: 2, redo: true }).table).toMatchObject({ decisions: 1, actors: 2 })
  })
})

describe('Where several seats decide at once', () => {
  const game = gameOf('skyrise')
  const choice = (live: Live, seat: Seat): Move => ({
    seq: live.table.seq,
    action: legalActions(live.game, stateOf(live, headOf(live).snapshot), seat)[0],
  })
  const table = openTable(game, configOf(game, 3), { seed: SEED })
  const rng = rngOf('to the choices')
  while ((game.actors(table.at()) & (game.actors(table.at()) - 1)) === 0) {
    const seat = 31 - Math.clz32(game.actors(table.at()))
    table.play(
      seat,
      botOf('random')
        .player()
        .choose({ game, view: table.view(seat), seat, seats: 3 }, rng),
    )
  }
  const sealing = dealtTable({ ...table, at: () => table.at() })

  test('a choice still answers once others have made theirs, but not one’s own', () => {
    const after = moved(sealing, 1, choice(sealing, 1))
    expect([0, 1, 2].map((seat) => isStillOwed(after, seat, { ...choice(sealing, seat), seq: 0 }))).toEqual([true, false, true])
    const later = moved(after, 2, choice(after, 2))
    expect([0, 1, 2].map((seat) => isStillOwed(later, seat, { ...choice(sealing, seat), seq: 0 }))).toEqual([true, false, false])
  })
  test('nothing answers any more once something was taken back', () => {
    const after = moved(sealing, 1, choice(sealing, 1))
    const back = moved(after, 1, { seq: 1, undo: true })
    expect([0, 1, 2].map((seat) => isStillOwed(back, seat, { ...choice(sealing, seat), seq: 0 }))).toEqual([false, false, false])
    expect([0, 1, 2].map((seat) => isStillOwed(back, seat, { ...choice(sealing, seat), seq: 2 }))).toEqual([true, true, true])
    expect(isStillOwed(moved(back, 2, choice(back, 2)), 0, { ...choice(sealing, 0), seq: 1 })).toBe(false)
  })
})

describe('What a person takes back who plays with bots alone', () => {
  const withBots = (kind: 'bot' | 'person' | 'open') => {
    const { table, ...rows } = begunTable()
    return liveOf({ ...rows, table, seats: [seatRow(0), seatRow(1, { kind })] })
  }
  const reserve = { seq: 0, text: 'reserve deck1' } as const

  test('makes the game practice where something was learnt from it, and only then', () => {
    const learnt = moved(moved(withBots('bot'), 0, reserve), 0, { seq: 1, undo: true })
    expect(learnt.isPractice).toBe(true)
    // It stays so, whatever is taken back later.
    const again = moved(moved(learnt, 0, { seq: 2, text: 'take dse' }), 0, { seq: 3, undo: true })
    expect(again.isPractice).toBe(true)
    expect(moved(moved(withBots('bot'), 0, { seq: 0, text: 'take dse' }), 0, { seq: 1, undo: true }).isPractice).toBe(false)
  })
  test.each(['person', 'open'] as const)('and what taught something is not taken back from a table with one %s', (kind) => {
    expect(() => decide(moved(withBots(kind), 0, reserve), 0, { seq: 1, undo: true })).toThrow(IllegalAction)
  })
  test('is his alone: where nobody sits but bots nothing is', () => {
    const { table, ...rows } = begunTable()
    const bots = [0, 1].map((seat) => seatRow(seat, { kind: 'bot' }))
    expect(moved(liveOf({ ...rows, table, seats: bots }), 0, reserve).undo).toBeNull()
    const waits = [seatRow(0, { kind: 'open' }), seatRow(1, { kind: 'bot' })]
    expect(moved(liveOf({ ...rows, table, seats: waits }), 0, reserve).undo).toBeNull()
  })
})
