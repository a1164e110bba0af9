// What people say while they wait.
import { type FormEvent, useState } from 'react'
import { SeatMark } from '../art/seat-mark.tsx'
import { useDeed } from '../frame/trouble.ts'
import { Unsay } from '../leaving/unsay.tsx'
import type { Snapshot, TableSource } from '../source/source.ts'
import { EarlierChat } from '../table/earlier-chat.tsx'
import { useSpoken } from '../words/language.tsx'
import type { WaitingWords } from './words/waiting-words.ts'

interface TalkProps {
  readonly snapshot: Snapshot
  readonly words: WaitingWords
  readonly source: Pick<TableSource, 'say' | 'lookBackInChat'>
}

export function Talk({ snapshot, words, source }: TalkProps) {
  const { words: uiWords, language } = useSpoken()
  const [text, setText] = useState('')
  const [says, send] = useDeed(async () => {
    const refused = await source.say(text.trim())
    if (refused) throw refused
    setText('')
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') send()
  }
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="panel waiting-talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="said" role="log" tabIndex={0} aria-label={uiWords.table.chat}>
        <EarlierChat snapshot={snapshot} lookBack={source.lookBackInChat} />
        <ol>
          {snapshot.chat.map(({ id, seat, name, text: said, at }) => (
            <li key={id}>
              {seat !== null && <SeatMark seat={seat} />}
              <b>
                <bdi>{name || uiWords.table.spectatorName}</bdi>
              </b>
              <bdi>{said}</bdi>
              <time dateTime={at}>{time.format(new Date(at))}</time>
              {(snapshot.isHost || (seat !== null && seat === snapshot.you)) && (
                <Unsay table={snapshot.id} line={id} name={name || uiWords.table.spectatorName} />
              )}
            </li>
          ))}
        </ol>
      </div>
      {says && (
        <p className="refused" role="alert">
          {says}
        </p>
      )}
      <form onSubmit={submit}>
        <input
          type="text"
          aria-label={words.say}
          placeholder={words.say}
          maxLength={500}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn">
          {uiWords.table.send}
        </button>
      </form>
    </div>
  )
}
