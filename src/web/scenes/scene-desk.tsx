// Where scenes are made and shown. It comes after the table; until then, and between scenes, the table does not know of them.
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Seat } from '../../core/game.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { FaceWords, GameFace } from '../table/face.ts'
import type { CountedScene } from './scene.ts'
import { SceneView } from './scene-view.tsx'
import { NO_SCENE, type Staged } from './staged.ts'
import { useSaid } from './use-said.ts'
import { useScenes, type Waiting } from './use-scenes.ts'

interface DeskProps extends Waiting {
  readonly you: Seat | null
  readonly faceWords: FaceWords
  readonly seats: readonly SeatInfo[]
  readonly room: RefObject<HTMLElement | null>
  /** Tells the table what it is to show. */
  stage(staged: Staged): void
}

/** How the board is shown, and where the first of what is counted lies. */
interface Now {
  readonly isCleared: boolean
  readonly places: readonly string[]
}

export const SceneDesk = memo(function SceneDesk({ you, faceWords, seats, room, stage, ...waiting }: DeskProps): ReactNode {
  const { face } = waiting
  const { scene, isWaiting, isComing, isAmongHoldings, close } = useScenes(waiting)
  const said = useSaid(face.scenes, faceWords.words)
  const [now, setNow] = useState<Now>({ isCleared: false, places: [] })
  const show = useCallback((isCleared: boolean, places: readonly string[]) => setNow({ isCleared, places }), [])
  // Before anything is painted: a board that is cleared is never seen before it is counted.
  useLayoutEffect(() => {
    if (!isWaiting) return stage(NO_SCENE)
    const kept = scene?.isBrief ? null : scene
    stage({
      isWaiting,
      isComing,
      board: kept && boardOf(kept, now),
      classes: kept ? (isAmongHoldings ? ' in-scene among-holdings' : ' in-scene') : '',
      tab: kept && tabOf(face, isAmongHoldings, now.places),
      key: kept ? `${kept.decision} ${kept.id} ${now.isCleared}` : '',
    })
  }, [stage, scene, isWaiting, isComing, isAmongHoldings, now, face])
  useEffect(() => {
    // When the table has laid the board, on the tab where the piece lies: also for a piece that the scene before has counted.
    const frame = requestAnimationFrame(() => bringIntoSight(room.current, now.places))
    return () => cancelAnimationFrame(frame)
  }, [room, now])
  return (
    said &&
    scene && <SceneView key={`${scene.decision} ${scene.id}`} {...{ scene, seats, you, faceWords, said, room, close }} stage={show} />
  )
})

const NOTHING_OPEN: ReadonlySet<string> = new Set()

/** The board while it is counted: nothing on it can be chosen, and the piece that counts is in sight. */
function boardOf(scene: CountedScene, { isCleared, places }: Now): Staged['board'] {
  return { s: isCleared ? scene.cleared : scene.board, open: NOTHING_OPEN, picked: places.slice(0, 1), plan: null }
}

/** What is scrolled comes to all that the first count stands between, and surely to where it begins. Maps pan by themselves. */
function bringIntoSight(room: HTMLElement | null, places: readonly string[]): void {
  for (const place of [...places].reverse()) {
    const name = CSS.escape(place)
    const piece = room?.querySelector(`[data-place="${name}"], [data-piece="${name}"]`)
    if (!(piece instanceof HTMLElement)) continue
    piece.closest('.held')?.scrollIntoView({ block: 'nearest' })
    piece.scrollIntoView({ block: 'nearest' })
  }
}

/** On a phone: the part of the table where the piece lies. */
function tabOf({ parts }: GameFace, isAmongHoldings: boolean, [place = '']: readonly string[]): string {
  if (isAmongHoldings || !parts) return 'holdings'
  return (parts.find((part) => part.holds(place)) ?? parts[0]).id
}
