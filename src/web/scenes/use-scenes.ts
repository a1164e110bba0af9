// Scenes of a table, one after the other: as decisions come in, and again when somebody asks for one.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Block } from '../../core/block.ts'
import type { Line } from '../../wire/positions.ts'
import { thrower } from '../frame/later.tsx'
import type { History } from '../source/source.ts'
import type { FaceScenes, GameFace } from '../table/face.ts'
import type { Standing } from '../table/standing.ts'
import { wish } from './open.ts'
import { type CountedScene, scenesOf, type Teller } from './scene.ts'

export interface Scenes {
  /** The one that is shown now. */
  readonly scene: CountedScene | null
  readonly isAmongHoldings: boolean
  /** Whether there is one, or one is still being fetched: the end waits for it. */
  readonly isWaiting: boolean
  /** Whether one is being fetched. */
  readonly isComing: boolean
  /** Goes on to the next; with `all`, leaves every one. */
  close(all?: boolean): void
}

/** A table that goes on. */
interface Live extends Pick<Standing, 'position' | 'lines' | 'passTo'> {
  /** How it stood when its page was opened: scenes come later than the board, and show what has happened since then. */
  readonly opened: Standing['position']
}

export interface Waiting {
  readonly face: GameFace
  /** Null where a game is looked back at: then scenes are shown when they are asked for. */
  readonly live: Live | null
  history(): Promise<History>
}

export function useScenes({ face, live, history }: Waiting): Scenes {
  const [seen, setSeen] = useState(live?.opened)
  const [queue, setQueue] = useState<readonly CountedScene[]>([])
  const [missed, setMissed] = useState<readonly number[]>([])
  if (live && seen && seen !== live.position) {
    setSeen(live.position)
    if (live.position.decisions < seen.decisions) setQueue([])
    if (live.position.decisions > seen.decisions) take(live, seen)
  }

  /** What can be told at once is: then the board never shows what comes after it. */
  function take({ position, lines }: Live, before: Live['position']): void {
    const fresh = decisionsIn(face, lines, before.decisions)
    if (fresh.length === 0) return setQueue(queue.filter(({ isBrief }) => !isBrief))
    const teller = face.scenes && tellers.get(face.scenes)
    if (!teller || position.decisions !== before.decisions + 1) return setMissed([...missed, ...fresh])
    const heard = heardOf(lines, before.decisions, { before: before.state, after: position.state })
    setQueue([...queue.filter(({ isBrief }) => !isBrief), ...scenesOf(face.game, teller, heard)])
  }

  const { scenes } = face
  useEffect(() => {
    if (scenes) tellerOf(scenes).catch(() => {}) // It is asked for again with the first scene.
  }, [scenes])
  const latest = useRef(history)
  useEffect(() => {
    latest.current = history
  })
  useEffect(() => {
    if (!scenes || missed.length === 0) return
    let isWanted = true
    toldAgain(face, scenes, { history: latest.current, decisions: missed }).then(
      (found) => {
        if (!isWanted) return
        setMissed([])
        setQueue((now) => [...now, ...found])
      },
      (error: unknown) => isWanted && setMissed(thrower(error)),
    )
    return () => {
      isWanted = false
    }
  }, [face, scenes, missed])
  useEffect(() => {
    // It may have been asked for before anybody could show it.
    const look = () => {
      const wanted = wish.value()
      if (!wanted) return
      wish.replace(null)
      setMissed(wanted.decisions)
    }
    look()
    return wish.subscribe(look)
  }, [])

  const close = useCallback((all = false) => setQueue((now) => (all ? [] : now.slice(1))), [])
  const isAmongHoldings = (scenes && tellers.get(scenes)?.isAmongHoldings) === true
  return {
    isAmongHoldings,
    scene: (live?.passTo ?? null) === null ? (queue[0] ?? null) : null,
    isWaiting: queue.length + missed.length > 0,
    isComing: missed.length > 0,
    close,
  }
}

/** The decisions from one on that are shown as scenes. */
function decisionsIn(face: GameFace, lines: readonly Line[], from: number): number[] {
  return [
    ...new Set(
      lines.filter(({ decision, event }) => decision >= from && event in (face.scenes?.events ?? {})).map(({ decision }) => decision),
    ),
  ]
}

const heardOf = (lines: readonly Line[], decision: number, boards: { readonly before: Block; readonly after: Block }) => ({
  decision,
  ...boards,
  lines: lines.filter((line) => line.decision === decision),
})

const tellers = new WeakMap<FaceScenes, Teller>()

async function tellerOf(scenes: FaceScenes): Promise<Teller> {
  const teller = await scenes.load()
  tellers.set(scenes, teller)
  return teller
}

/** Decisions that were not seen as they came: their boards are in the history. */
async function toldAgain(
  face: GameFace,
  scenes: FaceScenes,
  { history, decisions }: Pick<Waiting, 'history'> & { readonly decisions: readonly number[] },
): Promise<CountedScene[]> {
  const [teller, all] = await Promise.all([tellerOf(scenes), history()])
  const told = decisions.map(async (decision) => {
    const [before, after] = await Promise.all([all.state(decision), all.state(decision + 1)])
    return scenesOf(face.game, teller, heardOf(all.lines, decision, { before, after }))
  })
  return (await Promise.all(told)).flat()
}
