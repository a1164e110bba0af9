// One seat of a table that waits: who sits there, and what the host may make of it.
import type { SeatChange, SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { parts } from '../board/words.ts'
import { DEFAULT_BOT } from '../new-table/plan.ts'
import { BotSign } from '../opponents/bot-sign.tsx'
import { OpponentSelect, opponentName, opponentSays, ratingText } from '../opponents/opponents.tsx'
import { useOpponentWords } from '../opponents/use-opponent-words.ts'
import type { Snapshot } from '../source/source.ts'
import { Medal } from './medal.tsx'
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

/** The host chooses who it is and is told what it is like; the others are told who it is. */
function useAboutBot(words: WaitingWords): (snapshot: Snapshot, seat: number) => string {
  const opponents = useOpponentWords()
  return ({ seats, game, isHost }, seat) => {
    const bot = seats[seat].name
    if (!opponents) return words.bot
    return isHost ? opponentSays(bot, opponents) : parts(', ', words.bot, opponentName(bot, opponents), ratingText(bot, game, opponents))
  }
}

export function SeatLine(props: SeatLineProps) {
  const { sitting, at, grip, isDragged, snapshot, words } = props
  const { seat, kind, name, online } = sitting
  const aboutBot = useAboutBot(words)
  const isYou = seat === snapshot.you
  const about = {
    person: parts(', ', isYou && words.you, seat === snapshot.host && words.host, !isYou && (online ? words.here : words.away)),
    bot: aboutBot(snapshot, seat),
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
      <Medal kind={kind} name={name} bot={snapshot.seats[seat].name} />
      <span className="sitter">
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
          <OpponentSelect
            className="box small"
            label={words.level(name)}
            bot={snapshot.seats[seat].name}
            game={snapshot.game}
            choose={(bot) => change({ seat, kind: 'bot', bot })}
          />
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
