// A table on the server. Moves go up as POSTs that name the position they answer, everything else comes down one stream.
import type { Block } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import type { Game } from '../../core/game.ts'
import type { ChatPage } from '../../wire/chat.ts'
import type { History } from '../../wire/history.ts'
import type { Move } from '../../wire/moves.ts'
import type { Line, Position, PositionMessage } from '../../wire/positions.ts'
import type { StreamMessage } from '../../wire/stream.ts'
import type { Fork, TableView } from '../../wire/tables.ts'
import { type Reading, readAt } from '../clocks/reading.ts'
import { settings } from '../settings.ts'
import { historyOf } from './history.ts'
import { ask, askText, Refused, tablePaths, Unreachable } from './http.ts'
import { isEndedByPeople, keepTime, silenced, timed, unasked, withCard } from './keep-time.ts'
import { randomHex } from './local-store.ts'
import { planned } from './planned.ts'
import { type Connection, type Deed, type Kept, type Outcome, type Snapshot, type TableSource, type Trying, watched } from './source.ts'
import { type Listening, listen, waitBefore } from './stream.ts'
import { mergedLines, withOne } from './told.ts'

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
  /** What was on its way when the page was left: it is sent again. */
  readonly resumed?: Kept | undefined
  /** Told of what is on its way for long, and when it has come. */
  keep?(unsent: Kept | null): void
}

const browserWire: Wire = { ask, askText, listen, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }

/** Opens a table that was just looked at. `watch` is the code of the spectators' link, for one who came by it. */
export function openRemoteTable(first: TableView, { game, watch, wire = browserWire, resumed, keep = () => {} }: Around): TableSource {
  const paths = tablePaths(first.id, watch)
  const shown = watched(snapshotOf(first, game, 'connecting'))
  const update = (some: Partial<Snapshot>) => shown.replace({ ...shown.value(), ...some })
  const stopListening = wire.listen(paths.stream, { since: first.event, hear, connection, refused: () => void resync() })
  const stopLooking = keepTime(first, resync)
  const stop = () => {
    stopListening()
    stopLooking()
  }
  let wake = () => {}
  let takeBack = () => {}

  async function resync(): Promise<void> {
    try {
      const { seats: before } = shown.value()
      const view = await wire.ask<TableView>(paths.table)
      const { connection, trying, unsent, unmade, seats, reading } = shown.value()
      const looked = timed({ ...snapshotOf(view, game, connection), trying, unsent, unmade }, reading)
      // Who is here is no event: what was heard of it while the answer was under way is newer.
      if ((view.position?.seq ?? 0) >= seq()) shown.replace(seats === before ? looked : { ...looked, seats })
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
      // Whoever was away when the table was cancelled, or when he was sent away, was told by nobody.
      if (error instanceof Refused && error.refusal.error === 'no-table') hear({ type: 'gone' })
    }
  }

  const seq = () => shown.value().position?.seq ?? 0

  function hear(message: StreamMessage): void {
    const now = shown.value()
    switch (message.type) {
      case 'position':
        return standAt(message.position, mergedLines(now.lines, message.lines, message.from))
      case 'clocks':
        return read(readAt(message.clocks, performance.now()))
      case 'note':
        return update({ notes: withOne(now.notes, message.note) })
      case 'unsaid':
        return update({ chat: now.chat.filter(({ id }) => id !== message.chat) })
      case 'seats': {
        const begins = now.position === null && message.table.status !== 'waiting'
        shown.replace(withCard(now, message.table, performance.now()))
        if (begins || message.table.you !== now.you) resync()
        return
      }
      case 'gone':
        update({ isGone: true })
        return stop()
      case 'chat':
        // Where lines were left out, what is known is not next to what comes.
        return message.earlier ? update({ chat: [message.chat], earlierChat: true }) : update({ chat: withOne(now.chat, message.chat) })
      case 'finished':
        return update({
          seed: message.seed,
          status: 'finished',
          ending: message.ending,
          ...(message.scores && { scores: [...message.scores] }),
        })
    }
  }

  function standAt(position: Position, lines: readonly Line[]): void {
    const now = shown.value()
    if (now.position && position.seq < now.position.seq) return
    if (now.ask?.kind === 'take-back' && position.seq > seq()) shown.replace(unasked(now))
    update({
      position: positionOf(position, now, game),
      lines,
      actors: position.actors,
      decisions: position.decisions,
      // A game that was given up, or ended by all, is over although somebody would have had to decide.
      status: position.actors === 0 || isEndedByPeople(now) ? 'finished' : 'playing',
    })
    read(readAt(position.clocks, performance.now()))
  }

  function read(reading: Reading | undefined): void {
    if (reading) shown.replace(timed({ ...shown.value(), reading }, shown.value().reading))
  }

  function connection(now: Connection, trying?: Trying): void {
    const { reading, trying: before } = shown.value()
    update({ connection: now, trying, ...(reading && { reading: silenced(reading, trying !== undefined) }) })
    if (now !== 'live') return
    wake()
    // What clocks did meanwhile is not told again by itself.
    if (before && first.clock) resync()
  }

  /** Answers why it was refused, null when it was made, and AWAY when nobody is there to say. */
  async function send(asked: Move): Promise<Refused | null | typeof AWAY> {
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
      return error
    }
  }

  /** Makes one decision after the other, until one is refused or what is left is taken back. The first may have been sent before. */
  async function carryOut(deed: Deed, sent?: Kept): Outcome {
    takeBack()
    const carried = { isGiven: true }
    takeBack = () => {
      if (!carried.isGiven) return
      carried.isGiven = false
      keep(null)
      update({ unsent: null })
      wake()
    }
    if (shown.value().unmade) update({ unmade: undefined })
    let kept = sent
    for (let left: Deed | null = deed; left && carried.isGiven; left = restOf(left)) {
      const refused = await move(kept ?? { deed: left, seq: seq(), key: randomHex(12) }, carried)
      // Nobody waits for what is sent again after the page was left: it is told with the table.
      if (refused && sent) update({ unmade: { deed: left, why: refused } })
      if (refused) return refused
      kept = undefined
    }
    return null
  }

  /** Repeated under the same key until it is answered or taken back, so that it is made once however often it is sent. */
  async function move(kept: Kept, carried: { readonly isGiven: boolean }): Outcome {
    const { deed, seq, key } = kept
    const asked: Move = { ...('actions' in deed ? { action: deed.actions[0] } : deed), seq, key }
    const isLate = () => {
      if (!carried.isGiven) return
      keep(kept)
      update({ unsent: deed })
    }
    const late = setTimeout(isLate, SLOW)
    try {
      for (let attempt = 0; carried.isGiven; attempt++) {
        const answer = await send(asked)
        if (answer !== AWAY) return answer
        isLate()
        const woken = new Promise<void>((resolve) => (wake = resolve))
        await Promise.race([wire.wait(waitBefore(attempt)), woken])
      }
      return null
    } finally {
      clearTimeout(late)
      if (carried.isGiven) {
        keep(null)
        update({ unsent: null })
      }
    }
  }

  /** What is left of a deed when its first decision is made; one action of the rulebook is made again, however many decisions it had. */
  function restOf(deed: Deed): Deed | null {
    if ('actions' in deed) return deed.actions.length > 1 ? { actions: deed.actions.slice(1) } : null
    const { position, you } = shown.value()
    return 'redo' in deed && position?.canRedo && you !== null && game.isMidAction(position.state, you) ? deed : null
  }

  // It carries the number of the position that it answered: where the table has moved on, it is refused, and made twice nowhere.
  if (resumed) void carryOut(resumed.deed, resumed)

  return {
    snapshot: shown.value,
    subscribe: shown.subscribe,
    play: (actions) => carryOut({ actions }),
    undo: () => carryOut({ undo: true }),
    redo: () => carryOut({ redo: true }),
    takeBack: () => takeBack(),
    async say(text) {
      try {
        await wire.ask(paths.chat, { text, ...(settings().name ? { name: settings().name } : {}) })
        return null
      } catch (error) {
        if (error instanceof Refused) return error
        throw error
      }
    },
    async lookBackInChat() {
      const [first] = shown.value().chat
      if (!first) return null
      try {
        const { lines, earlier } = await wire.ask<ChatPage>(paths.chatBefore(first.id))
        const { chat } = shown.value()
        if (chat[0] === first) update({ chat: [...lines, ...chat], earlierChat: earlier })
        return null
      } catch (error) {
        if (error instanceof Refused || error instanceof Unreachable) return error
        throw error
      }
    },
    takeDevice() {},
    async history() {
      const now = shown.value()
      // A game that has gone over to later rules has none, and is looked back on step by step like one that is played.
      const record = now.status === 'finished' && !now.carried ? await wire.askText(paths.record) : null
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
      keep = () => {}
      takeBack()
      stop()
    },
  }
}

function snapshotOf({ clocks, ...view }: TableView, game: Game, connection: Snapshot['connection']): Snapshot {
  const { position } = view
  return {
    ...view,
    position: position && positionOf(position, view, game),
    reading: readAt(clocks ?? position?.clocks, performance.now()),
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
