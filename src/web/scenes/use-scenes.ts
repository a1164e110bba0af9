// Scenes of a table, one after the other: as decisions come in, and again when somebody asks for one.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Block } from '../../core/block.ts'
import type { Line } from '../../wire/positions.ts'
import { thrower } from '../frame/later.tsx'
import type { TableSource } from '../source/source.ts'
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
  /** Goes on to the next; with `all`, leaves every one. */
  close(all?: boolean): void
}

interface Waiting {
  readonly source: TableSource
  readonly snapshot: Standing
  readonly face: GameFace
}

export function useScenes({ source, snapshot, face }: Waiting): Scenes {
  const { position } = snapshot
  const [seen, setSeen] = useState(position)
  const [queue, setQueue] = useState<readonly CountedScene[]>([])
  const [missed, setMissed] = useState<readonly number[]>([])
  if (seen !== position) {
    setSeen(position)
    if (position.decisions < seen.decisions) setQueue([])
    const fresh = decisionsIn(face, snapshot.lines, seen.decisions)
    if (position.decisions > seen.decisions) take(fresh)
  }

  /** What can be told at once is: then the board never shows what comes after it. */
  function take(fresh: readonly number[]): void {
    if (fresh.length === 0) return setQueue(queue.filter(({ isBrief }) => !isBrief))
    const teller = face.scenes && tellers.get(face.scenes)
    if (!teller || position.decisions !== seen.decisions + 1) return setMissed([...missed, ...fresh])
    const heard = heardOf(snapshot.lines, seen.decisions, { before: seen.state, after: position.state })
    setQueue([...queue.filter(({ isBrief }) => !isBrief), ...scenesOf(face.game, teller, heard)])
  }

  const { scenes } = face
  useEffect(() => {
    if (scenes) tellerOf(scenes).catch(() => {}) // It is asked for again with the first scene.
  }, [scenes])
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  useEffect(() => {
    if (!scenes || missed.length === 0) return
    let isWanted = true
    toldAgain(face, scenes, { source: latest.current, decisions: missed }).then(
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
  useEffect(() => wish.subscribe(() => setMissed(wish.value() ? [wish.value()?.decision ?? 0] : [])), [])

  const close = useCallback((all = false) => setQueue((now) => (all ? [] : now.slice(1))), [])
  const isAmongHoldings = (scenes && tellers.get(scenes)?.isAmongHoldings) === true
  return {
    isAmongHoldings,
    scene: snapshot.passTo === null ? (queue[0] ?? null) : null,
    isWaiting: queue.length + missed.length > 0,
    close,
  }
}

/** The decisions from one on that are shown as scenes. */
function decisionsIn(face: GameFace, lines: readonly Line[], from: number): number[] {
  return [
    ...new Set(
      lines.filter(({ decision, event }) => decision >= from && face.scenes?.events.includes(event)).map(({ decision }) => decision),
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
  { source, decisions }: { readonly source: TableSource; readonly decisions: readonly number[] },
): Promise<CountedScene[]> {
  const [teller, history] = await Promise.all([tellerOf(scenes), source.history()])
  const told = decisions.map(async (decision) => {
    const [before, after] = await Promise.all([history.state(decision), history.state(decision + 1)])
    return scenesOf(face.game, teller, heardOf(history.lines, decision, { before, after }))
  })
  return (await Promise.all(told)).flat()
}
