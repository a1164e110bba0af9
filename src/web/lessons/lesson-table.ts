// The table of a lesson: a table of this browser whose bots do what the plot says. A move that is not the awaited one is held back until the learner
// says so; from then on the bots think for themselves.
import { LEVELS } from '../../bots/levels/roster.ts'
import type { Action } from '../../core/action.ts'
import type { Decision } from '../../core/decision.ts'
import { readRecord, writeRecord } from '../../core/record.ts'
import type { BotQuestion } from '../source/bot-worker.ts'
import { forkLocally, openLocalTable } from '../source/local.ts'
import type { LocalStore, Saved } from '../source/local-store.ts'
import { type Snapshot, type TableSource, watched } from '../source/source.ts'
import type { Script } from './script.ts'

/** Whom one meets in lessons and after them: the friendliest of those who are offered. */
const [FRIENDLIEST] = LEVELS

/** Where the learner is. */
export interface Course {
  readonly step: number
  /** Whether the others still do what comes before the step. */
  readonly isWatching: boolean
  /** The decisions of the awaited action that are made. */
  readonly made: readonly Action[]
  /** What was decided instead, and is not done yet. */
  readonly other: readonly Action[] | null
  /** Whether the learner has left the plot, and plays by himself. */
  readonly isFree: boolean
  /** How many turns were taken since. */
  readonly freeTurns: number
}

export interface LessonTable {
  readonly script: Script
  readonly source: TableSource
  course(): Course
  subscribe(listener: () => void): () => void
  /** To the next step, where nothing is awaited. */
  goOn(): void
  /** To the beginning of the step, or to the one before. */
  back(): void
  /** Does what was held back; the plot is left. */
  playOther(): void
  /** Puts it back. */
  dropOther(): void
  /** Lays a table of its own that goes on from here, dealt afresh where nobody has seen it; its id. */
  playOn(name: string): Promise<string>
}

export interface LessonSurroundings {
  readonly store: LocalStore
  think(question: BotQuestion): Promise<Action>
  readonly pause: number
  /** The table's name, and the learner's. */
  readonly names: { readonly table: string; readonly you: string }
  /** Told of every step that is reached. */
  keep(step: number): void
}

const ID = 'lesson'

export function openLessonTable(script: Script, first: number, around: LessonSurroundings): LessonTable {
  const { plot, game, steps } = script
  const course = watched<Course>(beginningOf(first))
  /** What the plot has the seats do before the step is asked. */
  let queue: Decision[] = []
  /** How many decisions there are when it is. */
  let target = 0
  /** The bot that is to move, and has nothing to do yet: the learner still reads. */
  let waiting: { readonly question: BotQuestion; answer(action: Action): void } | null = null
  let inner = openAt(first)
  const listeners = new Set<() => void>()
  let unsubscribe = inner.subscribe(heard)
  let shown = shownOf(inner.snapshot())
  around.keep(first)

  function openAt(step: number): TableSource {
    return openLocalTable(savedAt(step), {
      game,
      store: { ...around.store, save: (saved) => saved.card.id !== ID && around.store.save(saved) },
      think: (question) => (course.value().isFree ? around.think(question) : scripted(question)),
      curtain: () => false,
      pause: around.pause,
    })
  }

  function savedAt(step: number): Saved {
    const seats = Array.from({ length: plot.seats }, (_, seat) =>
      seat === plot.you
        ? { seat, kind: 'person' as const, name: around.names.you, online: true }
        : { seat, kind: 'bot' as const, name: FRIENDLIEST, online: true },
    )
    const table = script.tableAt(step)
    const { decisions, config } = table
    const card = {
      id: ID,
      game: plot.game,
      name: around.names.table,
      options: config.options,
      status: 'playing' as const,
      seats,
      you: null,
      actors: game.actors(table.at()),
      decisions: decisions.length,
      changed: new Date().toISOString(),
    }
    return { card, record: writeRecord(table) }
  }

  /** A bot does what the plot says, when it says so. */
  function scripted(question: BotQuestion): Promise<Action> {
    return new Promise((answer) => {
      waiting = { question, answer }
      answerNext()
    })
  }

  function answerNext(): void {
    const at = queue.findIndex(({ seat }) => seat === waiting?.question.seat)
    if (!waiting || at < 0) return
    const [{ action }] = queue.splice(at, 1)
    waiting.answer(action)
    waiting = null
  }

  function heard(): void {
    shown = shownOf(inner.snapshot())
    for (const listener of listeners) listener()
    const { isWatching } = course.value()
    if (!isWatching) return
    const [next] = queue
    if (next?.seat === plot.you) {
      queue.shift()
      setTimeout(() => inner.play([next.action]), around.pause)
    } else if (!next && inner.snapshot().decisions >= target) course.replace({ ...course.value(), isWatching: false })
  }

  /** Goes on to a step that so many decisions lead to. */
  function follow(step: number, decisions: number): void {
    queue = [...steps[step].play]
    target = inner.snapshot().decisions + decisions + queue.length
    course.replace({ ...beginningOf(step), isWatching: queue.length > 0 })
    around.keep(step)
  }

  function reopen(step: number): void {
    unsubscribe()
    inner.close()
    queue = []
    waiting = null
    course.replace(beginningOf(step))
    around.keep(step)
    inner = openAt(step)
    unsubscribe = inner.subscribe(heard)
    heard()
  }

  function back(): void {
    const { step, made, isFree, other } = course.value()
    reopen(made.length > 0 || isFree || other ? step : Math.max(0, step - 1))
  }

  function shownOf(snapshot: Snapshot): Snapshot {
    const { position } = snapshot
    const { isFree, step, made } = course.value()
    if (!position || isFree) return snapshot
    return { ...snapshot, position: { ...position, canUndo: step > 0 || made.length > 0, canRedo: false } }
  }

  const play: TableSource['play'] = async (actions) => {
    const now = course.value()
    if (now.isFree) {
      course.replace({ ...now, freeTurns: now.freeTurns + 1 })
      return inner.play(actions)
    }
    const made = [...now.made, ...actions]
    const fitting = steps[now.step].awaits.filter((way) => made.every((action, i) => action === way[i]))
    if (now.isWatching || fitting.length === 0) {
      course.replace({ ...now, other: actions })
      return null
    }
    if (fitting.some((way) => way.length === made.length)) follow(now.step + 1, actions.length)
    else course.replace({ ...now, made, other: null })
    return inner.play(actions)
  }

  return {
    script,
    course: course.value,
    subscribe: course.subscribe,
    source: {
      ...inner,
      snapshot: () => shown,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      play,
      async undo() {
        if (course.value().isFree) return inner.undo()
        back()
        return null
      },
      redo: () => inner.redo(),
      history: () => inner.history(),
      record: () => inner.record(),
      fork: (at, seats) => inner.fork(at, seats),
      close: () => inner.close(),
    },
    goOn() {
      const { step } = course.value()
      if (step + 1 >= steps.length || steps[step].awaits.length > 0) return
      follow(step + 1, 0)
      heard()
      answerNext()
    },
    back,
    playOther() {
      const { other, step } = course.value()
      if (!other) return
      course.replace({ ...beginningOf(step), isFree: true })
      queue = []
      inner.play(other)
      const left = waiting
      if (left) around.think(left.question).then(left.answer)
    },
    dropOther: () => course.replace({ ...course.value(), other: null }),
    async playOn(name) {
      const table = readRecord((await inner.record()) ?? '', { games: [game] })
      const { seats } = inner.snapshot()
      const at = table.decisions.length
      return forkLocally(table, { of: '', at }, { name, options: table.config.options, seats, store: around.store })
    },
  }
}

const beginningOf = (step: number): Course => ({ step, isWatching: false, made: [], other: null, isFree: false, freeTurns: 0 })
