// The table page: header, board, holdings, prompt, drawer. It knows no game; everything of a game comes from its face.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { stepOn } from '../board/arrows.ts'
import { Places } from '../board/places.tsx'
import { QUICK, useFlights } from '../board/use-flights.ts'
import { Clocked } from '../clocks/at-table.ts'
import { later } from '../frame/later.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { whenIdle } from '../frame/when-idle.ts'
import { RulesDesk } from '../rules/rules-desk.tsx'
import { isOnStage, NO_SCENE } from '../scenes/staged.ts'
import { useSettings } from '../settings.ts'
import type { TableSource } from '../source/source.ts'
import { useSpoken } from '../words/language.tsx'
import { loadPageWords } from '../words/pages/language.ts'
import { BoardRoom } from './board-room.tsx'
import { Curtain } from './curtain.tsx'
import type { BoardProps, FaceWords, GameFace } from './face.ts'
import { fetched, partLater } from './fetched.ts'
import type { Guide } from './guide.ts'
import { HoldingsColumn } from './holdings-column.tsx'
import { LiveLine } from './live-line.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { fetchSlip, PromptBar } from './prompt-bar.tsx'
import { namedSeats } from './seats.ts'
import { Speech } from './speech.tsx'
import type { Standing } from './standing.ts'
import { isAlone, TableHeader, turnSaid } from './table-header.tsx'
import { useClocks } from './use-clocks.tsx'
import { useDialog } from './use-dialog.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useSounds } from './use-sounds.ts'
import { useTab } from './use-tab.ts'
import { useTurn } from './use-turn.ts'
import { spokenTo } from './voice.ts'

interface RoomProps {
  readonly source: TableSource
  readonly face: GameFace
  readonly faceWords: FaceWords
  readonly snapshot: Standing
  /** Who teaches at this table, where somebody does. */
  readonly guide?: Guide
}

// Nobody needs them for the first move: they come while it is thought of.
const loadDialogs = () => import('./dialogs.tsx')
// Loaded while the server is there: it is shown when it is not.
const away = fetched(async () => (await Promise.all([import('./away-line.tsx'), loadPageWords()]))[0].AwayLine)
const AwayLine = later(away.fetch)
const Dialogs = partLater(async () => (await loadDialogs()).Dialogs)
const Storyteller = partLater(async () => (await import('./recap/storyteller.tsx')).Storyteller)
const LastAction = partLater(async () => (await import('./recap/last-action.tsx')).LastAction, <p className="last-action" />)
const Drawer = partLater(async () => (await import('./drawer.tsx')).Drawer, <aside className="drawer" />)
const Explaining = partLater(async () => (await import('../board/explaining.tsx')).Explaining)
const SceneDesk = partLater(async () => (await import('../scenes/scene-desk.tsx')).SceneDesk)

/** At most tables nobody teaches: what the others did is told instead. */
const UNGUIDED: Guide = {
  header: (own) => own,
  says: () => undefined,
  guided: (turn) => turn,
  coach: (scene) => <Storyteller {...scene} />,
}

export function Room({ source, face, faceWords: read, snapshot, guide = UNGUIDED }: RoomProps) {
  const { words, language } = useSpoken()
  const seats = useMemo(() => namedSeats(snapshot.seats, words), [snapshot.seats, words])
  const you = isAlone(snapshot) ? snapshot.you : null
  const faceWords = useMemo(() => spokenTo(read, { seats, you }, words), [read, seats, you, words])
  const { quick } = useSettings()
  const over = snapshot.status === 'finished'
  const turn = useTurn({ source, snapshot, face, faceWords, quick })
  const [tab, setTab] = useTab(face, turn, snapshot.position.seq)
  const [drawerToggled, setDrawerToggled] = useState(false)
  const toggleDrawer = useCallback(() => setDrawerToggled((isToggled) => !isToggled), [])
  const room = useRef<HTMLDivElement>(null)
  const [opened] = useState(snapshot.position)
  // A game that ends before its scenes have come waits for them; one that was over is only looked at.
  const [staged, setStaged] = useState(over || !face.scenes ? NO_SCENE : { ...NO_SCENE, isWaiting: true })
  const [isSettled, setSettled] = useState(false)
  const hasLanded = useLanded(over)
  const { dialog, show: setShown, close } = useDialog(over && hasLanded && !staged.isWaiting)

  useEffect(() => whenIdle(loadDialogs), [])
  useEffect(() => whenIdle(async () => setSettled(true)), [])
  useEffect(() => {
    fetchSlip()
    away.fetch()
    face.later?.(language)
  }, [face, language])
  const reading = turn.reading ?? turn.kept
  const planned = reading?.plan.actions.length ?? 0
  useFlights(room, `${snapshot.position.seq} ${planned} ${staged.key}`, turn.isChoosing ? QUICK : undefined)
  useSounds(snapshot)
  useShortcuts({
    turn,
    help: () => setShown(face.explainer ? 'legend' : 'help'),
    command: () => {
      const line = () => room.current?.querySelector<HTMLInputElement>('[data-command]')
      // The line can be focused only once it is shown: the tab of a phone, or the drawer where it is folded away.
      flushSync(() => setTab('log'))
      if (line()?.offsetParent === null) flushSync(toggleDrawer)
      line()?.focus()
    },
  })

  const { open, picked } = turn
  const { state } = snapshot.position
  const board = useMemo<BoardProps>(
    () => ({
      s: reading?.plan.after ?? state,
      seats,
      you: snapshot.you,
      open,
      picked,
      words: faceWords.words,
      plan: reading && (reading.whole ?? reading.plan),
      ...staged.board,
    }),
    [reading, state, seats, snapshot.you, open, picked, faceWords.words, staged.board],
  )
  const clocks = useClocks(snapshot, seats)
  const stood = { snapshot, seats, face, faceWords }
  const scene = { ...stood, turn }
  const isAsked = turn.seat !== null
  const live = useMemo(() => ({ ...snapshot, opened }), [snapshot, opened])
  const tabs = <PhoneTabs tab={tab} choose={setTab} parts={face.parts} open={turn.open} words={faceWords.words} />
  return (
    <div
      ref={room}
      className={`${drawerToggled ? 'room drawer-toggled' : 'room'}${staged.classes}`}
      data-tab={staged.tab ?? tab}
      data-game={snapshot.game}
      data-seats={seats.length}
      data-you={snapshot.you ?? undefined}
      data-asked={isAsked ? '' : undefined}
      data-away={snapshot.trying ? '' : undefined}
      data-lesson={guide.says(turn)}
      data-clocks={clocks.where}
      // For whoever drives the page by script: the position that it shows.
      data-seq={snapshot.position.seq}
      style={face.colours?.(board.s)}
    >
      <SkipLink />
      {guide.header(<TableHeader {...stood} {...{ isAsked, toggleDrawer }} clocks={clocks.within} show={setShown} />)}
      {clocks.below}
      {snapshot.trying && <AwayLine trying={snapshot.trying} {...{ room, turn }} />}
      <Places {...(staged.board ? {} : { turn: guide.guided(turn) })} arrows={face.arrows}>
        <main className="table" onKeyDown={stepOn}>
          {face.parts && tabs}
          <BoardRoom face={face} board={board} />
          {!face.parts && tabs}
          <Clocked value={clocks.table}>
            <HoldingsColumn Holdings={face.Holdings} board={board} foot={(seat) => <LastAction {...stood} seat={seat} />} />
          </Clocked>
        </main>
        <Drawer {...scene} source={source} />
        <PromptBar {...scene} board={board} showResult={over ? () => setShown('end') : null} showMenu={() => setShown('menu')} />
      </Places>
      {guide.coach({ ...scene, room, tab, toTab: setTab, isInScene: isOnStage(staged) })}
      <Explaining
        {...{ within: room, face, board, close }}
        whyNot={turn.whyNot}
        legend={dialog === 'legend'}
        showLegend={() => setShown('legend')}
        showKeys={() => setShown('help')}
      />
      <RulesDesk {...{ face, board, room }} options={snapshot.options} turnSaid={turnSaid({ snapshot, seats, isAsked }, words)} />
      <LiveLine {...stood} isAsked={isAsked} />
      <Speech />
      {isSettled && face.scenes && (
        <SceneDesk {...{ face, faceWords, seats, room, live }} you={snapshot.you} history={source.history} stage={setStaged} />
      )}
      {snapshot.passTo !== null && <Curtain name={seats[snapshot.passTo].name} lift={source.takeDevice} />}
      {dialog && dialog !== 'legend' && <Dialogs {...scene} {...{ source, close }} name={dialog} show={setShown} />}
    </div>
  )
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
