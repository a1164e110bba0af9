// A game looked back at: the board as it stood, the log up to then, and everything that moves through time.

import { useEffect, useMemo, useRef, useState } from 'react'
import type { Block } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { titleIn } from '../../core/words.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { Places } from '../board/places.tsx'
import { useFlights } from '../board/use-flights.ts'
import { Growing } from '../frame/growing.tsx'
import { thrower } from '../frame/later.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { Link } from '../link.tsx'
import type { Route } from '../router.ts'
import { RulesDesk } from '../rules/rules-desk.tsx'
import { NO_SCENE } from '../scenes/staged.ts'
import type { History } from '../source/source.ts'
import { BoardRoom } from '../table/board-room.tsx'
import type { BoardProps, FaceWords, GameFace } from '../table/face.ts'
import { partLater } from '../table/fetched.ts'
import { HoldingsColumn } from '../table/holdings-column.tsx'
import { PhoneTabs, type Tab } from '../table/phone-tabs.tsx'
import { namedSeats } from '../table/seats.ts'
import { Speech } from '../table/speech.tsx'
import { SmallWordmark } from '../table/table-header.tsx'
import { useTitle } from '../table/use-title.ts'
import { spokenTo } from '../table/voice.ts'
import { useSpoken } from '../words/language.tsx'
import { ReplayLog } from './replay-log.tsx'
import { type ForkOffer, Scrubber } from './scrubber.tsx'
import '../table/table.css'
import '../table/drawer.css'
import '../frame/bar.css'
import './replay.css'

interface PlayerProps {
  readonly face: GameFace
  readonly faceWords: FaceWords
  readonly history: History
  readonly title: string
  readonly seats: readonly SeatInfo[]
  readonly you: Seat | null
  readonly move: number
  toMove(move: number): void
  /** The page that this is the replay of. */
  readonly back: Route
  /** The address of a move, to be handed on; none where nobody else could open it. */
  readonly link: ((move: number) => string) | null
  readonly fork: ForkOffer | null
}

const NOWHERE: ReadonlySet<string> = new Set()

const SceneDesk = partLater(async () => (await import('../scenes/scene-desk.tsx')).SceneDesk)

export function Player(props: PlayerProps) {
  const { face, history, title, you, move, toMove, back, link, fork } = props
  const { words, language } = useSpoken()
  const room = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<Tab>(face.parts?.[0].id ?? 'holdings')
  const [shown, setShown] = useState<{ readonly move: number; readonly state: Block } | null>(null)
  const seats = useMemo(() => namedSeats(props.seats, words), [props.seats, words])
  // Where several shared a device, nobody is meant by “you”.
  const reader = seats.filter(({ kind }) => kind === 'person').length === 1 ? you : null
  const faceWords = useMemo(() => spokenTo(props.faceWords, { seats, you: reader }, words), [props.faceWords, seats, reader, words])
  const [staged, setStaged] = useState(NO_SCENE)
  const upTo = shown?.move ?? 0
  useTitle(`${words.replay.title} — ${title}`)
  useFlights(room, `${upTo} ${staged.key}`)
  useEffect(() => {
    let wanted = true
    history.state(move).then(
      (state) => wanted && setShown({ move, state }),
      (error: unknown) => wanted && setShown(thrower(error)),
    )
    return () => {
      wanted = false
    }
  }, [history, move])
  const board = useMemo<BoardProps | null>(
    () => shown && { s: shown.state, seats, you, open: NOWHERE, picked: [], words: faceWords.words, ...staged.board },
    [shown, seats, you, faceWords.words, staged.board],
  )
  const lines = useMemo(() => history.lines.filter((line) => line.decision < upTo), [history, upTo])
  if (!shown || !board) return <Growing />
  const tabs = <PhoneTabs tab={tab} choose={setTab} parts={face.parts} words={faceWords.words} />
  return (
    <div
      ref={room}
      className={`room replay${staged.classes}`}
      data-tab={staged.tab ?? tab}
      data-game={face.game.meta.id}
      data-seats={seats.length}
      data-you={you ?? undefined}
      style={face.colours?.(board.s)}
    >
      <SkipLink />
      <header className="bar">
        <SmallWordmark />
        <h1>
          {title}
          <span>{titleIn(face.game.meta, language)}</span>
        </h1>
        <p className="turn">{words.replay.title}</p>
        <Link className="quiet" to={back}>
          {back.page === 'table' ? words.replay.toTable : words.nav.records}
        </Link>
      </header>
      <Places arrows={false}>
        <main className="table">
          {face.parts && tabs}
          <BoardRoom face={face} board={board} />
          {!face.parts && tabs}
          <HoldingsColumn Holdings={face.Holdings} board={board} />
        </main>
      </Places>
      <aside className="drawer" aria-label={words.table.log}>
        <ReplayLog lines={lines} face={face} faceWords={faceWords} toMove={toMove} />
      </aside>
      <Scrubber
        {...{ move, toMove, fork, link }}
        count={history.count}
        isOver={face.game.actors(shown.state) === 0}
        isHeld={staged.board !== null}
      />
      <Speech />
      <RulesDesk {...{ face, board, room }} turnSaid={words.replay.title} isBeside={false} />
      {face.scenes && <SceneDesk {...{ face, faceWords, seats, room, you }} live={null} history={async () => history} stage={setStaged} />}
    </div>
  )
}
