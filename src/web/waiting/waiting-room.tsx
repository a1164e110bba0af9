// A table that waits for people: who is there, the way there for the others, and what the host may do meanwhile.
import { useRef, useState } from 'react'
import type { Words } from '../../core/game.ts'
import type { SeatChange, Seating } from '../../wire/seats.ts'
import { Dialog } from '../frame/dialog.tsx'
import { Growing } from '../frame/growing.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { troubleSaid } from '../frame/trouble.ts'
import { Link } from '../link.tsx'
import { DEFAULT_BOT } from '../new-table/plan.ts'
import { go } from '../router.ts'
import { Scene } from '../shelf/scene.tsx'
import { titleOf, volumeOf } from '../shelf/shelf.ts'
import { ask, tablePaths } from '../source/http.ts'
import type { Snapshot, TableSource } from '../source/source.ts'
import { ForkLine } from '../table/fork-line.tsx'
import { namedSeats } from '../table/seats.ts'
import { chosenOptions, TableOptions } from '../table/table-options.tsx'
import { useTitle } from '../table/use-title.ts'
import { useSpoken, useWords } from '../words/language.tsx'
import { ClockRow } from './clock-row.tsx'
import { mayClose, missing } from './deeds.ts'
import { Foot } from './foot.tsx'
import { Invitation } from './invitation.tsx'
import { SeatLine } from './seat-line.tsx'
import { Talk } from './talk.tsx'
import { useSeatOrder } from './use-seat-order.ts'
import { useWaitingWords } from './use-waiting-words.ts'
import type { WaitingWords } from './words/waiting-words.ts'
import './waiting.css'

interface WaitingProps {
  readonly snapshot: Snapshot
  readonly source: TableSource
  /** The game's options in the reader's language. */
  readonly options: Words['options']
}

export function WaitingRoom(props: WaitingProps) {
  const words = useWaitingWords()
  useTitle(props.snapshot.name)
  if (!words) return <Growing />
  return props.snapshot.isGone ? <Gone words={words} /> : <Waiting {...props} words={words} />
}

function Gone({ words }: { readonly words: WaitingWords }) {
  const { nav } = useWords()
  return (
    <PageFrame narrow>
      <h1>{words.gone}</h1>
      <p className="soft" role="alert">
        {words.goneSays}
      </p>
      <p className="way-on">
        <Link className="btn act" to={{ page: 'home' }}>
          {nav.front}
        </Link>
      </p>
    </PageFrame>
  )
}

function Waiting({ snapshot, source, options, words }: WaitingProps & { readonly words: WaitingWords }) {
  const { words: uiWords, language } = useSpoken()
  const volume = volumeOf(snapshot.game)
  const offered = volume?.meta.options ?? []
  const allowed = volume?.meta.seats ?? []
  const paths = tablePaths(snapshot.id)
  const [asking, setAsking] = useState(false)
  // What was changed comes back down the stream, as it does to everybody.
  const [says, send] = useSending()
  const change = (to: SeatChange) => send(() => ask(paths.seats, to))
  const fill = () =>
    send(async () => {
      for (const { seat, kind } of snapshot.seats) if (kind === 'open') await ask(paths.seats, { seat, kind: 'bot', bot: DEFAULT_BOT })
    })
  const cancel = () =>
    send(async () => {
      await ask(paths.cancel, {})
      go({ page: 'home' }, true)
    })
  const begin = () => send(() => ask(paths.start, {}))
  const named = namedSeats(snapshot.seats, uiWords)
  const mayOrder = snapshot.isHost && (snapshot.seating?.offered.length ?? 0) > 1
  const order = useSeatOrder(snapshot.seats, (seats) => send(() => ask(paths.seating, { seats })))
  return (
    <PageFrame narrow>
      <div className="waiting-room">
        <header className="waiting-head">
          {volume && <Scene of={volume} />}
          <div>
            <h1>{titleOf(snapshot.game, language)}</h1>
            <p className="soft">
              <bdi>{snapshot.name}</bdi> · {words.waitingFor(missing(snapshot))}
            </p>
          </div>
          {snapshot.isHost && (
            <button type="button" className="btn small quiet-stop" onClick={() => setAsking(true)}>
              {words.cancel}
            </button>
          )}
        </header>
        <ul className="panel sitting" ref={order.list}>
          {order.listed.map((seat, at) => (
            <SeatLine
              key={seat}
              {...{ at, snapshot, words, change }}
              sitting={named[seat]}
              grip={mayOrder ? order.grip(seat) : null}
              isDragged={order.dragged === seat}
              mayClose={mayClose(snapshot, allowed)}
            />
          ))}
        </ul>
        {says && (
          <p className="refused" role="alert">
            {says}
          </p>
        )}
        {snapshot.invitation && missing(snapshot) > 0 && <Invitation snapshot={snapshot} path={snapshot.invitation} words={words} />}
        <dl className="waiting-facts">
          <Order snapshot={snapshot} words={words} choose={(order) => send(() => ask(paths.seating, { order }))} />
          <ClockRow snapshot={snapshot} change={(clock) => send(() => ask(paths.clock, { clock }))} />
          <div>
            <dt>{words.rules}</dt>
            <dd>
              {chosenOptions(snapshot, offered).length === 0 ? (
                words.allRules
              ) : (
                <TableOptions snapshot={snapshot} offered={offered} words={options} />
              )}
            </dd>
          </div>
        </dl>
        <ForkLine fork={snapshot.fork} />
        <Talk snapshot={snapshot} words={words} source={source} />
        <Foot {...{ snapshot, words, allowed, begin, fill }} />
      </div>
      {asking && (
        <Dialog title={words.cancelAsk(snapshot.name)} close={() => setAsking(false)}>
          <p>{words.cancelSays}</p>
          <div className="dialog-row">
            <button type="button" className="btn act" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
            <button type="button" className="btn quiet-stop" onClick={cancel}>
              {words.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </PageFrame>
  )
}

/** What is pressed one after the other is asked for one after the other, and answers whether it was done; and why the last was not. */
function useSending(): readonly [says: string | null, send: (what: () => Promise<unknown>) => Promise<boolean>] {
  const spoken = useSpoken()
  const [says, setSays] = useState<string | null>(null)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const done = async (what: () => Promise<unknown>) => {
    setSays(null)
    try {
      await what()
      return true
    } catch (error) {
      setSays(await troubleSaid(error, spoken))
      return false
    }
  }
  return [
    says,
    (what) => {
      last.current = last.current.then(() => done(what))
      return last.current
    },
  ]
}

interface OrderProps {
  readonly snapshot: Snapshot
  readonly words: WaitingWords
  choose(order: Seating): void
}

/** How people will be seated: chosen by the host, told to everybody. */
function Order({ snapshot: { seating, isHost }, words, choose }: OrderProps) {
  if (!seating || seating.offered.length < 2) return null
  return (
    <div>
      <dt id="seat-order">{words.order}</dt>
      <dd>
        {isHost ? (
          <span className="pick-one" role="radiogroup" aria-labelledby="seat-order">
            {seating.offered.map((order) => (
              <label key={order}>
                <input type="radio" name="order" checked={seating.order === order} onChange={() => choose(order)} />
                <span>{words.orders[order]}</span>
              </label>
            ))}
          </span>
        ) : (
          words.orders[seating.order]
        )}
      </dd>
    </div>
  )
}
