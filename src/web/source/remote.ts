// A table on the server. Moves go up as POSTs that name the position they answer, everything else comes down one stream.
import type { Block } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import type { Game } from '../../core/game.ts'
import type { ChatLine } from '../../wire/chat.ts'
import type { History } from '../../wire/history.ts'
import type { Move } from '../../wire/moves.ts'
import type { Line, Position, PositionMessage } from '../../wire/positions.ts'
import type { SeatInfo, SeatPlan } from '../../wire/seats.ts'
import type { StreamMessage } from '../../wire/stream.ts'
import type { Fork, TableView } from '../../wire/tables.ts'
import { settings } from '../settings.ts'
import { historyOf } from './history.ts'
import { ask, askText, Refused, tablePaths, Unreachable } from './http.ts'
import { randomHex } from './local-store.ts'
import { type Connection, type Snapshot, type TableSource, type Unsent, watched } from './source.ts'
import { type Listening, listen, waitBefore } from './stream.ts'

/** After so long without an answer the person is told that the move has not got through. */
const SLOW = 1500
/** What a request answers that nobody was there to answer. */
const AWAY = Symbol('away')

/** What a remote table needs from its surroundings; a test brings its own. */
export interface Wire {
  ask<T>(path: string, body?: unknown): Promise<T>
  askText(path: string): Promise<string>
  listen(path: string, listening: Listening): () => void
  wait(milliseconds: number): Promise<unknown>
}

interface Around {
  readonly game: Game
  readonly watch?: string | undefined
  readonly wire?: Wire
}

const browserWire: Wire = { ask, askText, listen, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }

/** Opens a table that was just looked at. `watch` is the code of the spectators' link, for one who came by it. */
export function openRemoteTable(first: TableView, { game, watch, wire = browserWire }: Around): TableSource {
  const paths = tablePaths(first.id, watch)
  const shown = watched(snapshotOf(first, game, 'connecting'))
  const update = (some: Partial<Snapshot>) => shown.replace({ ...shown.value(), ...some })
  const stop = wire.listen(paths.stream, { since: first.event, hear, connection })
  let wake = () => {}
  let takeBack = () => {}

  async function resync(): Promise<void> {
    try {
      const { seats: before } = shown.value()
      const view = await wire.ask<TableView>(paths.table)
      const { connection, seats } = shown.value()
      const looked = snapshotOf(view, game, connection)
      // Who is here is no event: what was heard of it while the answer was under way is newer.
      if ((view.position?.seq ?? 0) >= seq()) shown.replace(seats === before ? looked : { ...looked, seats })
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
    }
  }

  const seq = () => shown.value().position?.seq ?? 0

  function hear(message: StreamMessage): void {
    const now = shown.value()
    switch (message.type) {
      case 'position':
        return standAt(message.position, mergedLines(now.lines, message.lines, message.from))
      case 'seats': {
        const begins = now.position === null && message.table.status !== 'waiting'
        update(message.table)
        if (begins || message.table.you !== now.you) resync()
        return
      }
      case 'gone':
        update({ isGone: true })
        return stop()
      case 'chat':
        return update({ chat: withChat(now.chat, message.chat) })
      case 'finished':
        return update({ seed: message.seed, status: 'finished' })
    }
  }

  function standAt(position: Position, lines: readonly Line[]): void {
    const now = shown.value()
    if (now.position && position.seq < now.position.seq) return
    update({
      position: positionOf(position, now, game),
      lines,
      actors: position.actors,
      decisions: position.decisions,
      status: position.actors === 0 ? 'finished' : 'playing',
    })
  }

  function connection(now: Connection): void {
    update({ connection: now })
    if (now === 'live') wake()
  }

  /** Answers why it was refused, null when it was made, and AWAY when nobody is there to say. */
  async function send(asked: Move): Promise<string | null | typeof AWAY> {
    try {
      const made = await wire.ask<PositionMessage>(paths.moves, asked)
      // Where others decided at the same time their lines are not in this answer, and may come too late to be put before it.
      if (made.position.seq > seq() + 1) await resync()
      hear(made)
      return null
    } catch (error) {
      if (error instanceof Unreachable) return AWAY
      if (!(error instanceof Refused)) throw error
      if (error.status === 409) await resync()
      return error.message
    }
  }

  /** Repeated under the same key until it is answered or taken back, so that it is made once however often it is sent. */
  async function move(some: Unsent): Promise<string | null> {
    takeBack()
    const asked: Move = { ...some, seq: seq(), key: randomHex(12) }
    let given = true
    takeBack = () => {
      if (!given) return
      given = false
      update({ unsent: null })
      wake()
    }
    const isLate = () => given && update({ unsent: some })
    const late = setTimeout(isLate, SLOW)
    try {
      for (let attempt = 0; given; attempt++) {
        const answer = await send(asked)
        if (answer !== AWAY) return answer
        isLate()
        const woken = new Promise<void>((resolve) => (wake = resolve))
        await Promise.race([wire.wait(waitBefore(attempt)), woken])
      }
      return null
    } finally {
      clearTimeout(late)
      if (given) update({ unsent: null })
    }
  }

  return {
    snapshot: shown.value,
    subscribe: shown.subscribe,
    async play(actions) {
      for (const action of actions) {
        const refused = await move({ action })
        if (refused !== null) return refused
      }
      return null
    },
    undo: () => move({ undo: true }),
    async redo() {
      // One action of the rulebook, however many decisions it had.
      for (;;) {
        const refused = await move({ redo: true })
        const { position, you } = shown.value()
        if (refused !== null || !position?.canRedo || you === null || !game.isMidAction(position.state, you)) return refused
      }
    },
    takeBack: () => takeBack(),
    async say(text) {
      try {
        await wire.ask(paths.chat, { text, ...(settings().name ? { name: settings().name } : {}) })
        return null
      } catch (error) {
        if (error instanceof Refused) return error.message
        throw error
      }
    },
    takeDevice() {},
    async history() {
      const now = shown.value()
      const record = now.status === 'finished' ? await wire.askText(paths.record) : null
      if (record !== null) {
        const { readRecord } = await import('../../core/record.ts')
        return { ...historyOf(readRecord(record, { games: [game] }), 'all'), lines: now.lines }
      }
      const { start, steps } = await wire.ask<History>(paths.history)
      const views = [start, ...steps.map((step) => step.view)]
      const state = async (count: number) => blockOf(views[count], now, game)
      return { count: steps.length, lines: steps.flatMap((step) => step.lines), state }
    },
    async record() {
      return shown.value().status === 'finished' ? wire.askText(paths.record) : null
    },
    async fork(at, seats) {
      const asked: Fork = { at, ...(seats ? { seats: seats.map(planned) } : {}) }
      return (await wire.ask<TableView>(paths.fork, asked)).id
    },
    close() {
      takeBack()
      stop()
    },
  }
}

function planned({ kind, name }: SeatInfo): SeatPlan {
  if (kind === 'bot') return { kind, bot: name }
  return kind === 'person' ? { kind, name } : { kind: 'open' }
}

/** Lines from decision `from` on are told anew; those before it stand. */
export function mergedLines(old: readonly Line[], told: readonly Line[], from: number): readonly Line[] {
  return [...old.filter((line) => line.decision < from), ...told]
}

function withChat(old: readonly ChatLine[], said: ChatLine): readonly ChatLine[] {
  return old.some((line) => line.id === said.id) ? old : [...old, said]
}

function snapshotOf(view: TableView, game: Game, connection: Snapshot['connection']): Snapshot {
  const { position } = view
  return {
    ...view,
    position: position && positionOf(position, view, game),
    connection,
    shared: true,
    passTo: null,
    unsent: null,
    isGone: false,
  }
}

type Setup = Pick<Snapshot, 'seats' | 'options'>

function positionOf({ view, ...rest }: Position, setup: Setup, game: Game): NonNullable<Snapshot['position']> {
  return { ...rest, state: blockOf(view, setup, game) }
}

/** The block that came over the wire as base64. */
export function blockOf(view: string, { seats, options }: Setup, game: Game): Block {
  const block = game.create(configOf(game, seats.length, options))
  block.bytes.set(Uint8Array.from(atob(view), (char) => char.charCodeAt(0)))
  return block
}
