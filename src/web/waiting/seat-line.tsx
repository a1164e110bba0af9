// One seat of a table that waits: who sits there, and what the host may make of it.

import { bots } from '../../bots/index.ts'
import type { SeatChange, SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { parts } from '../board/words.ts'
import { DEFAULT_BOT } from '../new-table/plan.ts'
import type { Snapshot } from '../source/source.ts'
import { levelName } from '../table/seats.ts'
import { useWords } from '../words/language.tsx'
import { BotSign, Medal } from './medal.tsx'
import type { Grip } from './use-seat-order.ts'
import type { WaitingWords } from './words/waiting-words.ts'

interface SeatLineProps {
  /** With the name that is shown. */
  readonly sitting: SeatInfo
  /** Its place in the list. */
  readonly at: number
  /** For a host who may put the seats in order. */
  readonly grip: Grip | null
  readonly isDragged: boolean
  readonly snapshot: Snapshot
  readonly words: WaitingWords
  readonly mayClose: boolean
  change(to: SeatChange): void
}

export function SeatLine(props: SeatLineProps) {
  const { sitting, at, grip, isDragged, snapshot, words } = props
  const { seat, kind, name, online } = sitting
  const uiWords = useWords()
  const isYou = seat === snapshot.you
  const about = {
    person: parts(', ', isYou && words.you, seat === snapshot.host && words.host, !isYou && (online ? words.here : words.away)),
    bot: snapshot.isHost ? words.botSays : parts(', ', words.bot, levelName(snapshot.seats[seat].name, uiWords)),
    open: words.openSays,
    closed: words.closedSays,
  }[kind]
  return (
    <li className={isDragged ? `${kind} dragged` : kind} data-seat={seat}>
      {grip && (
        <button type="button" className="grip" aria-label={words.moves(kind === 'closed' ? words.closed : name, at + 1)} {...grip}>
          <svg viewBox="0 0 10 16" aria-hidden="true">
            <path d="M2 2h.01M8 2h.01M2 8h.01M8 8h.01M2 14h.01M8 14h.01" />
          </svg>
        </button>
      )}
      <SeatMark seat={at} />
      <Medal kind={kind} name={name} />
      <span className="who">
        <b>
          <bdi>{kind === 'closed' ? words.closed : name}</bdi>
        </b>
        <small className={kind === 'person' ? (online || isYou ? 'here' : 'away') : undefined}>{about}</small>
      </span>
      <span className="acts">
        <Acts {...props} />
      </span>
    </li>
  )
}

function Acts({ sitting: { seat, kind, name }, snapshot, words, mayClose, change }: SeatLineProps) {
  const uiWords = useWords()
  const open = () => change({ seat, kind: 'open' })
  if (!snapshot.isHost)
    return seat === snapshot.you ? (
      <button type="button" className="btn small" onClick={open}>
        {words.getUp}
      </button>
    ) : null
  switch (kind) {
    case 'person':
      return seat === snapshot.host || seat === snapshot.you ? null : (
        <button type="button" className="btn small quiet-stop" aria-label={words.removes(name)} onClick={open}>
          {words.remove}
        </button>
      )
    case 'bot':
      return (
        <>
          <select
            className="box small"
            aria-label={words.level(name)}
            value={snapshot.seats[seat].name}
            onChange={(event) => change({ seat, kind: 'bot', bot: event.target.value })}
          >
            {bots.map(({ id }) => (
              <option key={id} value={id}>
                {levelName(id, uiWords)}
              </option>
            ))}
          </select>
          <button type="button" className="btn small" aria-label={words.removes(name)} onClick={open}>
            {words.remove}
          </button>
        </>
      )
    case 'open':
      return (
        <>
          <button type="button" className="btn small" onClick={() => change({ seat, kind: 'bot', bot: DEFAULT_BOT })}>
            <BotSign /> {words.putBot}
          </button>
          {mayClose && (
            <button type="button" className="btn small" onClick={() => change({ seat, kind: 'closed' })}>
              {words.close}
            </button>
          )}
        </>
      )
    case 'closed':
      return (
        <button type="button" className="btn small" onClick={open}>
          {words.reopen}
        </button>
      )
  }
}
