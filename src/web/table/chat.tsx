// What people say to each other. Text only, whatever it contains; a name that runs right to left keeps to itself.
import { SeatMark } from '../art/seat-mark.tsx'
import { Unsay } from '../leaving/unsay.tsx'
import type { Snapshot, TableSource } from '../source/source.ts'
import { useSpoken } from '../words/language.tsx'
import { EarlierChat } from './earlier-chat.tsx'

interface ChatProps {
  readonly snapshot: Snapshot
  readonly lookBack: TableSource['lookBackInChat']
}

export function Chat({ snapshot, lookBack }: ChatProps) {
  const { words, language } = useSpoken()
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="log chat" role="log" tabIndex={0} aria-label={words.table.chat}>
      {snapshot.chat.length === 0 && <p className="soft">{words.table.noChat}</p>}
      <EarlierChat snapshot={snapshot} lookBack={lookBack} />
      <ol>
        {snapshot.chat.map(({ id, seat, name, text, at }) => (
          <li key={id}>
            {seat !== null && <SeatMark seat={seat} />}
            <span>
              <b>
                <bdi>{name || words.table.spectatorName}</bdi>
              </b>{' '}
              <time dateTime={at}>{time.format(new Date(at))}</time>
              <br />
              <bdi>{text}</bdi>
            </span>
            {(snapshot.isHost || (seat !== null && seat === snapshot.you)) && (
              <Unsay table={snapshot.id} line={id} name={name || words.table.spectatorName} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
