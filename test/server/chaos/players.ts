// People who play many tables at once, each by his own view, and who ask again under the same key until they are answered.
import { randomUUID } from 'node:crypto'
import { botOf } from '../../../src/bots/index.ts'
import { type Block, equal } from '../../../src/core/block.ts'
import type { Game } from '../../../src/core/game.ts'
import { below, type Rng } from '../../../src/core/rng.ts'
import { rngOf } from '../../../src/core/seed.ts'
import { viewOf } from '../../../src/core/view.ts'
import { games } from '../../../src/games/index.ts'
import type { PositionMessage } from '../../../src/wire/positions.ts'
import type { SeatPlan } from '../../../src/wire/seats.ts'
import type { NewTable, TableView } from '../../../src/wire/tables.ts'
import { codeOf } from '../tables.ts'
import { type Club, insist } from './club.ts'
import { complain } from './ledger.ts'
import { ask, type Person } from './person.ts'
import { type Seat, sit } from './seat.ts'

const PEOPLE = 40
/** Brass is twice as long as the others, and its first era a whole game. */
const OPTIONS: Readonly<Record<string, Record<string, string>>> = { 'brass-birmingham': { game: 'introductory' } }

/** People with cookies; made while everything is calm. */
export async function invite({ bases }: Club): Promise<Person[]> {
  const people = Array.from({ length: PEOPLE }, (_, i): Person => ({ name: `Player ${i + 1}`, cookie: null }))
  for (const who of people) {
    const { body } = await ask<TableView>(who, { base: bases[0], path: '/api/tables', body: newTable(games[0], [seatOf(who), OPEN]) })
    await ask(who, { base: bases[0], path: `/api/tables/${body.id}/cancel`, body: {} })
  }
  return people
}

const OPEN = { kind: 'open' } as const
const seatOf = (who: Person): SeatPlan => ({ kind: 'person', name: who.name })
function newTable({ meta }: Game, seats: SeatPlan[]): NewTable {
  return { game: meta.id, name: 'Chaos', options: OPTIONS[meta.id] ?? {}, seats, listed: false }
}

/** Plays tables one after another for as long as the club is open: a lane is one table at any time. */
export async function playLane(club: Club, people: readonly Person[], lane: number): Promise<void> {
  for (let round = lane; club.isOpen(); round++) {
    const game = games[round % games.length]
    const seated = await sitDown(club, people, { game, round })
    if (seated) await playTable(club, game, seated)
  }
}

interface Seated {
  readonly table: TableView
  /** By seat; bots sit behind them. */
  readonly people: readonly Person[]
}

/** A table of two or three people and, at every other one, a bot. One whose answer was lost before anybody knew of it is left alone. */
async function sitDown(
  club: Club,
  people: readonly Person[],
  { game, round }: { readonly game: Game; readonly round: number },
): Promise<Seated | null> {
  const most = Math.max(...game.meta.seats)
  const first = below(club.rng, people.length)
  const sitting = Array.from({ length: Math.min(most, 2 + (round % 2)) }, (_, i) => people[(first + i) % people.length])
  const bots = round % 2 === 0 ? [{ kind: 'bot', bot: 'greedy' } as const] : []
  const plan = newTable(game, [seatOf(sitting[0]), ...sitting.slice(1).map(() => OPEN), ...bots])
  const opened = await insist<TableView>(club, sitting[0], { path: '/api/tables', body: plan })
  if (opened?.status !== 201) {
    if (opened) complain(club.ledger, `A table of ${game.meta.id} was answered ${opened.status}.`)
    return null
  }
  const { id, invitation } = opened.body
  for (const who of sitting.slice(1)) {
    const joined = await insist(club, who, { path: `/api/tables/${id}/join`, body: { invitation: codeOf(invitation), name: who.name } })
    if (!joined) return null
    if (joined.status !== 200) complain(club.ledger, `Sitting down at ${id} was answered ${joined.status}.`)
  }
  club.ledger.tables.set(id, { game: game.meta.id, moved: performance.now(), over: false })
  return { table: opened.body, people: sitting }
}

/** Everybody follows, and whoever is to decide does. */
async function playTable(club: Club, game: Game, { table, people }: Seated): Promise<void> {
  const noted = club.ledger.tables.get(table.id)
  if (!noted) return
  const rng = rngOf(table.id)
  let wake = () => {}
  const changed = () => {
    noted.moved = performance.now()
    wake()
  }
  const seats = people.map((who, seat) => sit(club, { id: table.id, who, seat, changed }))
  while (club.isOpen() && !seats[0].isOver()) {
    const next = new Promise<void>((done) => {
      wake = done
    })
    const mover = seats.find((one) => owes(one))
    if (mover) await decide(club, { game, table, mover, rng })
    else await Promise.race([next, new Promise((done) => setTimeout(done, LOOK_MS))])
  }
  noted.over = seats[0].isOver()
  for (const one of seats) one.leave()
}

/** A table at which a bot thinks is looked at again after so long, so that it is left when the club closes. */
const LOOK_MS = 1000

const owes = (one: Seat): boolean => ((one.latest()?.actors ?? 0) & (1 << one.seat)) !== 0

interface Turn {
  readonly game: Game
  readonly table: TableView
  readonly mover: Seat
  readonly rng: Rng
}

/** One decision under one key, however often it must be sent. */
async function decide(club: Club, { game, table: { id, seats, options }, mover, rng }: Turn): Promise<void> {
  const position = mover.latest()
  if (!position) return
  const { seat, who } = mover
  const view = game.create({ seats: seats.length, options })
  view.bytes.set(Buffer.from(position.view, 'base64'))
  holdsNothing(club, { game, view, seat, id })
  const action = botOf('greedy').player().choose({ game, view, seat, seats: seats.length }, rng)
  const key = randomUUID()
  const made = await insist<PositionMessage>(club, who, { path: `/api/tables/${id}/moves`, body: { seq: position.seq, action, key } })
  if (made === null) return
  if (made.status === 200) club.ledger.acknowledged.push({ table: id, seat, action, key })
  else if (made.status !== 409) complain(club.ledger, `A legal move at ${id} was answered ${made.status}.`)
  if (made.body.position) mover.take(made.body.position)
}

/** What was sent holds nothing that its viewer may not know. */
function holdsNothing({ ledger }: Club, { game, view, seat, id }: { game: Game; view: Block; seat: number; id: string }): void {
  ledger.views++
  if (!equal(view, viewOf(game, view, seat))) complain(ledger, `Table ${id} showed seat ${seat} what it may not know.`)
}
