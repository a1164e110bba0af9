// A table in this browser: people who share the device, and bots. Saved after every decision, so a reload goes on.
import type { Action } from '../../core/action.ts'
import { equal } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { type Game, type Options, type Seat, SPECTATOR } from '../../core/game.ts'
import { forkOf, lastFork, promisedSeed } from '../../core/origin.ts'
import { type About, readRecord, writeRecord } from '../../core/record.ts'
import { commitment } from '../../core/seed.ts'
import { openTable, type Table } from '../../core/table.ts'
import { playerText, type SeatInfo } from '../../wire/seats.ts'
import type { ForkInfo, TableCard } from '../../wire/tables.ts'
import type { BotQuestion } from './bot-worker.ts'
import { historyOf, linesOf } from './history.ts'
import { type LocalStore, newLocalId, randomHex, type Saved } from './local-store.ts'
import { type Outcome, type Snapshot, type TableSource, watched } from './source.ts'

/** What a local table needs from its surroundings. */
export interface Surroundings {
  readonly game: Game
  readonly store: LocalStore
  /** Asks a bot, somewhere where it cannot stall the page. */
  think(question: BotQuestion): Promise<Action>
  /** Whether hands are covered while the device is passed on. */
  curtain(): boolean
  /** Milliseconds before a bot's decision is shown. */
  readonly pause: number
}

/** What a person decides about a table before it is laid. */
export interface TablePlan {
  readonly name: string
  readonly options: Options
  readonly seats: readonly SeatInfo[]
}

/** Lays a new table in this browser; its id. */
export function layLocalTable(plan: TablePlan, { game, store }: Pick<Surroundings, 'game' | 'store'>): string {
  return keep(openTable(game, configOf(game, plan.seats.length, plan.options), { seed: randomHex(16) }), plan, store)
}

/** Lays a table that goes on where another stood, with everything dealt afresh that nobody had seen; its id. */
export function forkLocally(table: Table, { of, at }: ForkInfo, plan: TablePlan & { readonly store: LocalStore }): string {
  const twin = openTable(table.game, table.config, forkOf(table.origin, { of, at, seed: randomHex(16) }))
  for (const { seat, action } of table.decisions.slice(0, at)) twin.play(seat, action)
  return keep(twin, plan, plan.store)
}

function keep(table: Table, { name, seats }: TablePlan, store: LocalStore): string {
  const id = newLocalId()
  store.save(savedOf({ id, name, seats: [...seats], game: table.game.meta.id, options: table.config.options, you: null }, table))
  return id
}

export function openLocalTable(saved: Saved, around: Surroundings): TableSource {
  const { game, store } = around
  const table = readRecord(saved.record, { games: [game] })
  const people = saved.card.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.seat)
  const isAlone = people.length === 1
  const isPractice = saved.isPractice === true
  // Where the table was begun under older rules, the record says how they read now.
  let card = { ...saved.card, options: table.config.options }
  // Who opens a table with secrets that several share is not known: he says so at the curtain.
  let holder: Seat | null = people.length > 1 && isCovered() ? null : (personToAct() ?? people[0] ?? null)
  let closed = false
  const shown = watched(look())
  askBots()

  function personToAct(): Seat | null {
    const actors = game.actors(table.at())
    return people.find((seat) => actors & (1 << seat)) ?? null
  }

  /** The person who must take the device before a hand is shown. */
  function nextHolder(): Seat | null {
    const next = personToAct()
    return next !== null && next !== holder ? next : null
  }

  /** Whether somebody here knows what lies open to nobody else: only then is there anything to cover. */
  function isCovered(): boolean {
    const open = table.view(SPECTATOR)
    return around.curtain() && people.some((seat) => !equal(table.view(seat), open))
  }

  function look(): Snapshot {
    let passTo = nextHolder()
    if (passTo !== null && !isCovered()) {
      holder = passTo
      passTo = null
    }
    const viewer = passTo === null ? (holder ?? SPECTATOR) : SPECTATOR
    const seed = promisedSeed(table.origin)
    const over = game.actors(table.at()) === 0
    return {
      ...card,
      ...progressOf(table),
      you: passTo === null ? holder : null,
      position: {
        seq: table.decisions.length,
        decisions: table.decisions.length,
        state: table.view(viewer),
        actors: game.actors(table.at()),
        canUndo: undoer() !== null,
        canRedo: redoer() !== null,
        isPractice: isPractice || table.isPractice,
      },
      lines: linesOf(table, viewer),
      notes: [],
      chat: [],
      earlierChat: false,
      commitment: seed === null ? '' : commitment(seed),
      seed: over ? seed : null,
      invitation: null,
      spectatorLink: null,
      recovery: null,
      listed: false,
      isHost: true,
      isGone: false,
      connection: 'live',
      shared: false,
      passTo,
      unsent: null,
    }
  }

  function undoer(): Seat | null {
    return people.find((seat) => table.canUndo(seat, isAlone)) ?? null
  }

  function redoer(): Seat | null {
    return people.find((seat) => table.canRedo(seat)) ?? null
  }

  function changed(): void {
    const saving = { ...savedOf(card, table), isPractice: isPractice || table.isPractice }
    card = saving.card
    store.save(saving)
    shown.replace(look())
    askBots()
  }

  async function askBots(): Promise<void> {
    const actors = game.actors(table.at())
    const seat = card.seats.find(({ seat, kind }) => kind === 'bot' && actors & (1 << seat))
    if (!seat || closed) return
    const asked = table.at()
    const question = {
      table: card.id,
      game: game.meta.id,
      config: table.config,
      view: table.view(seat.seat).bytes,
      seat: seat.seat,
      bot: seat.name,
      seed: randomHex(8),
    }
    // A bot that fails must not stop the table: its first legal action stands in for it.
    const thought = around.think(question).catch(() => table.legal(seat.seat)[0])
    const [action] = await Promise.all([thought, after(around.pause)])
    // Somebody took a decision back meanwhile, or the page has gone: this answer is to a question nobody asks any more.
    if (closed || table.at() !== asked) return
    table.play(seat.seat, action)
    changed()
  }

  async function attempt(deed: () => void): Outcome {
    try {
      deed()
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
    changed()
    return null
  }

  return {
    snapshot: shown.value,
    subscribe: shown.subscribe,
    play: (actions) =>
      attempt(() => {
        const seat = shown.value().you ?? SPECTATOR
        for (const action of actions) table.play(seat, action)
      }),
    undo: () => attempt(() => table.undo(undoer() ?? SPECTATOR, isAlone)),
    redo: () =>
      attempt(() => {
        const seat = redoer() ?? SPECTATOR
        // One action of the rulebook, however many decisions it had.
        do table.redo(seat)
        while (table.canRedo(seat) && game.isMidAction(table.at(), seat))
      }),
    takeBack() {},
    say: async () => null,
    lookBackInChat: async () => null,
    takeDevice() {
      holder = nextHolder() ?? holder
      shown.replace(look())
    },
    async history() {
      return historyOf(table, game.actors(table.at()) === 0 ? 'all' : (holder ?? SPECTATOR))
    },
    async record() {
      return writeRecord(table, aboutOf(card))
    },
    async fork(at, seats) {
      if (at === 0) return layLocalTable({ ...card, seats: seats ?? rotated(card.seats) }, around)
      return forkLocally(table, { of: card.id, at }, { ...card, seats: seats ?? card.seats, store })
    },
    close() {
      closed = true
    },
  }
}

/** The next one begins. */
function rotated(seats: readonly SeatInfo[]): SeatInfo[] {
  return [...seats.slice(1), ...seats.slice(0, 1)].map((sitting, seat) => ({ ...sitting, seat }))
}

function progressOf(table: Table): Pick<TableCard, 'status' | 'actors' | 'decisions' | 'scores'> {
  const actors = table.game.actors(table.at())
  const scores = table.game.result(table.at()).scores.map(({ total, rank }) => ({ total, rank }))
  return { status: actors === 0 ? 'finished' : 'playing', actors, decisions: table.decisions.length, ...(actors === 0 && { scores }) }
}

function savedOf(card: Omit<TableCard, 'status' | 'actors' | 'decisions' | 'changed'>, table: Table): Saved {
  const left = lastFork(table.origin)
  const fork = left ? { fork: { of: left.of, at: left.at } } : {}
  const saved: TableCard = { ...card, ...progressOf(table), ...fork, changed: new Date().toISOString() }
  return { card: saved, record: writeRecord(table, aboutOf(saved)) }
}

/** What a record keeps of a table beside the game. */
const aboutOf = ({ name, seats, changed }: TableCard): About => ({ table: name, date: changed, players: seats.map(playerText) })

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
