// Something that is asked of everybody: who asks for what, who has answered, and one's own answer.
import type { ReactNode } from 'react'
import type { Ask } from '../../wire/leaving.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { spanSaid } from '../clocks/said.ts'
import { useClockWords } from '../clocks/use-clock-words.ts'
import { useDeed } from '../frame/trouble.ts'
import { ask as post, tablePaths } from '../source/http.ts'
import { seatsOf } from '../table/seats.ts'
import type { Standing } from '../table/standing.ts'
import type { LeavingWords } from './words/leaving-words.ts'

export interface LineProps {
  readonly snapshot: Standing
  /** By the names that are shown. */
  readonly seats: readonly SeatInfo[]
  readonly words: LeavingWords
}

export function AskLine({ snapshot, seats, words, ask }: LineProps & { readonly ask: Ask }): ReactNode {
  const { you } = snapshot
  const clockWords = useClockWords()
  const isMine = ask.by === you
  const [says, answer] = useAnswer(snapshot.id, ask.id)
  const owes = you !== null && (ask.owing & (1 << you)) !== 0
  const more = ask.more !== undefined && clockWords ? words.ask.after.time(spanSaid(ask.more, clockWords)) : ''
  return (
    <>
      <p className="prompt-line-says">
        <b>
          <SeatMark seat={ask.by} /> {words.ask.says(ask.kind, isMine ? null : seats[ask.by].name)}
        </b>{' '}
        <span>{ask.kind === 'time' ? more : words.ask.after[ask.kind]}</span>
        {says && (
          <span className="refused" role="alert">
            {says}
          </span>
        )}
      </p>
      <ul className="answers">
        {seatsOf(ask.agreed | ask.owing, seats).map(({ seat, name }) => {
          const has = (ask.agreed & (1 << seat)) !== 0
          return (
            <li key={seat} data-agreed={has} title={has ? words.ask.agreed(name) : words.ask.owing(name)}>
              <SeatMark seat={seat} />
              <span aria-hidden="true">{has ? '✓' : '…'}</span>
              <span className="unseen">{has ? words.ask.agreed(name) : words.ask.owing(name)}</span>
            </li>
          )
        })}
      </ul>
      <div className="prompt-line-acts">
        {owes && (
          <>
            <button type="button" className="btn small" onClick={() => answer(false)}>
              {words.ask.notNow}
            </button>
            <button type="button" className="btn small act" onClick={() => answer(true)}>
              {words.ask.agree}
            </button>
          </>
        )}
        {isMine && (
          <button type="button" className="btn small" onClick={() => answer(false)}>
            {words.ask.withdraw}
          </button>
        )}
      </div>
    </>
  )
}

/** What was changed by it comes down the stream, as it does to everybody. */
function useAnswer(table: string, ask: number): readonly [says: string | null, answer: (agree: boolean) => Promise<void>] {
  const send = (agree: boolean) => async () => {
    await post(tablePaths(table).answer, { ask, agree })
  }
  const [unagreed, agree] = useDeed(send(true))
  const [unrefused, refuse] = useDeed(send(false))
  return [unagreed ?? unrefused, (yes) => (yes ? agree() : refuse())]
}
