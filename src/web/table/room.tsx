// The table page: header, board, holdings, prompt, drawer. It knows no game; everything of a game comes from its face.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Places } from '../board/places.tsx'
import { useFlights } from '../board/use-flights.ts'
import { WhyNot } from '../board/why-not.tsx'
import { later } from '../frame/later.tsx'
import { whenIdle } from '../frame/when-idle.ts'
import type { CountedScene } from '../scenes/scene.ts'
import { useScenes } from '../scenes/use-scenes.ts'
import { useSettings } from '../settings.ts'
import type { TableSource } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { Curtain } from './curtain.tsx'
import type { DialogName } from './dialogs.tsx'
import { Drawer } from './drawer.tsx'
import type { BoardProps, FaceWords, GameFace } from './face.ts'
import { HoldingsColumn } from './holdings-column.tsx'
import { LiveLine } from './live-line.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { fetchSlip, PromptBar } from './prompt-bar.tsx'
import { namedSeats } from './seats.ts'
import type { Standing } from './standing.ts'
import { TableHeader } from './table-header.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useSounds } from './use-sounds.ts'
import { useTab } from './use-tab.ts'
import { useTurn } from './use-turn.ts'

interface RoomProps {
  readonly source: TableSource
  readonly face: GameFace
  readonly faceWords: FaceWords
  readonly snapshot: Standing
}

// Nobody needs them for the first move: they come while it is thought of.
const loadDialogs = () => import('./dialogs.tsx')
const Dialogs = later(async () => (await loadDialogs()).Dialogs)
const loadScene = () => import('../scenes/scene-now.tsx')
const SceneNow = later(async () => (await loadScene()).SceneNow)

export function Room({ source, face, faceWords, snapshot }: RoomProps) {
  const words = useWords()
  const { quick } = useSettings()
  const over = snapshot.status === 'finished'
  const turn = useTurn({ source, snapshot, face, faceWords, quick })
  const [tab, setTab] = useTab(face, turn, snapshot.position.seq)
  const [drawerToggled, setDrawerToggled] = useState(false)
  const [shown, setShown] = useState<DialogName | null>(null)
  // The result opens by itself once, when the game ends before one's eyes or was over on arrival.
  const [resultSeen, setResultSeen] = useState(false)
  const room = useRef<HTMLDivElement>(null)
  const seats = useMemo(() => namedSeats(snapshot.seats, words), [snapshot.seats, words])
  const scenes = useScenes({ source, snapshot, face })
  const [stage, setStage] = useState<Stage>(EMPTY_STAGE)
  const showStage = useCallback((isCleared: boolean, places: readonly string[]) => setStage({ isCleared, places }), [])
  // A brief scene lies over the table as it is; any other keeps the table until it is over.
  const kept = scenes.scene?.isBrief ? null : scenes.scene
  const hasLanded = useLanded(over)
  const dialog = shown ?? (over && !resultSeen && hasLanded && !scenes.isWaiting ? 'end' : null)
  const close = () => {
    if (dialog === 'end') setResultSeen(true)
    setShown(null)
  }

  useEffect(() => whenIdle(loadDialogs), [])
  useEffect(() => whenIdle(loadScene), [])
  useEffect(() => {
    fetchSlip()
    face.later?.()
  }, [face])
  const planned = turn.reading?.plan.actions.length ?? 0
  useFlights(room, `${snapshot.position.seq} ${planned} ${kept?.decision ?? ''} ${stage.isCleared}`)
  useSounds(snapshot)
  useShortcuts({
    turn,
    help: () => setShown('help'),
    command: () => {
      const line = () => room.current?.querySelector<HTMLInputElement>('[data-command]')
      // The line can be focused only once it is shown: the tab of a phone, or the drawer where it is folded away.
      flushSync(() => setTab('log'))
      if (line()?.offsetParent === null) flushSync(() => setDrawerToggled(!drawerToggled))
      line()?.focus()
    },
  })

  const board: BoardProps = {
    s: turn.reading?.plan.after ?? snapshot.position.state,
    seats,
    you: snapshot.you,
    open: turn.open,
    picked: turn.picked,
    words: faceWords.words,
    plan: turn.reading && (turn.reading.whole ?? turn.reading.plan),
    ...(kept && counted(kept, stage)),
  }
  const scene = { snapshot, seats, face, faceWords, turn }
  const tabs = <PhoneTabs tab={tab} choose={setTab} parts={face.parts} open={turn.open} words={faceWords.words} />
  return (
    <div ref={room} className={classesOf(drawerToggled, kept, face)} data-tab={kept ? tabOf(face, stage) : tab} data-game={snapshot.game}>
      <TableHeader
        {...scene}
        showMenu={() => setShown('menu')}
        toggleDrawer={() => setDrawerToggled(!drawerToggled)}
        showScores={() => setShown('scores')}
      />
      <Places {...(kept ? {} : { turn })} arrows={face.arrows}>
        <main className="table">
          {face.parts && tabs}
          <section className="board-room" aria-label={words.table.board}>
            <face.Board {...board} />
          </section>
          {!face.parts && tabs}
          <HoldingsColumn Holdings={face.Holdings} board={board} />
        </main>
        <Drawer {...scene} say={source.say} />
        <PromptBar {...scene} board={board} showResult={over ? () => setShown('end') : null} />
      </Places>
      <WhyNot within={room} explain={turn.explain} seq={snapshot.position.seq} />
      <LiveLine {...scene} />
      {scenes.scene && face.scenes && (
        <SceneNow
          {...{ room, seats, faceWords }}
          you={snapshot.you}
          scenes={face.scenes}
          scene={scenes.scene}
          stage={showStage}
          close={scenes.close}
        />
      )}
      {snapshot.passTo !== null && <Curtain name={seats[snapshot.passTo].name} lift={source.takeDevice} />}
      {dialog && <Dialogs {...scene} {...{ source, close }} name={dialog} show={setShown} />}
    </div>
  )
}

/** Which board a scene shows, and the places that it counts. */
interface Stage {
  readonly isCleared: boolean
  readonly places: readonly string[]
}
const EMPTY_STAGE: Stage = { isCleared: false, places: [] }
const NOTHING_OPEN: ReadonlySet<string> = new Set()

/** The board while it is counted: nothing on it can be chosen, and the piece that counts is in sight. */
function counted(scene: CountedScene, { isCleared, places }: Stage): Pick<BoardProps, 's' | 'open' | 'picked' | 'plan'> {
  return { s: isCleared ? scene.cleared : scene.board, open: NOTHING_OPEN, picked: places, plan: null }
}

function classesOf(isToggled: boolean, kept: CountedScene | null, { scenes }: GameFace): string {
  return ['room', isToggled && 'drawer-toggled', kept && 'in-scene', kept && scenes?.isAmongHoldings && 'among-holdings']
    .filter(Boolean)
    .join(' ')
}

/** On a phone: the part of the table where the piece lies. */
function tabOf({ parts, scenes }: GameFace, { places }: Stage): string {
  if (scenes?.isAmongHoldings || !parts) return 'holdings'
  return (parts.find((part) => places.some(part.holds)) ?? parts[0]).id
}

/** Whether the last piece has come to rest; at once for who arrives when all is over. */
function useLanded(over: boolean): boolean {
  const [hasLanded, setLanded] = useState(over)
  useEffect(() => {
    if (!over || hasLanded) return
    const timer = setTimeout(() => setLanded(true), LANDING)
    return () => clearTimeout(timer)
  }, [over, hasLanded])
  return over && hasLanded
}
const LANDING = 400
