// The line at the foot of an opponent's panel: what he did last, cut where it is long. On a phone the same stands in a list with the scores.

import { memo, type ReactNode, useMemo } from 'react'
import type { Seat } from '../../../core/game.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { punctuated } from '../../board/words.ts'
import { useWords } from '../../words/language.tsx'
import { entriesOf, since } from '../log-entries.ts'
import { from } from '../seats.ts'
import type { Stood } from '../standing.ts'
import { plainSentence } from './sentence.tsx'
import { type Step, saidOf, stepsOf } from './tale.ts'
import { stepOf, useTelling } from './telling.ts'
import { useTale } from './use-tale.ts'
import { useRecapWords } from './words.ts'
import './last-action.css'

interface Last {
  /** The turn's number among those since one's own last action. */
  readonly number: number | null
  readonly says: string
  readonly isTold: boolean
}

/** What each seat did last. */
function useLast({ snapshot, face, faceWords }: Stood): (seat: Seat) => Last | null {
  const { table } = useWords()
  const tale = useTale(face)
  const told = stepOf(useTelling())
  const { lines: heard, you } = snapshot
  const [steps, fresh] = useMemo(() => {
    const entries = entriesOf(heard, face)
    return [stepsOf(entries), stepsOf(since(entries, you))]
  }, [heard, face, you])
  const begins = (step: Step) => step.entries[0].decision
  return (seat) => {
    const step = steps.filter((each) => each.seat === seat).at(-1)
    if (!step) return null
    const lines = step.entries.map((entry) => saidOf(entry, tale)[0])
    const number = fresh.findIndex((each) => begins(each) === begins(step)) + 1
    return {
      number: number > 0 && you !== null ? number : null,
      says: plainSentence(lines, seat, { faceWords, table }),
      isTold: told !== null && begins(told) === begins(step),
    }
  }
}

export const LastAction = memo(function LastAction({ seat, ...props }: Stood & { readonly seat: Seat }): ReactNode {
  const says = useRecapWords()
  const last = useLast(props)(seat)
  // The place is kept: a panel does not grow with its first action.
  return (
    <p className="last-action" data-told={last?.isTold} title={last?.says}>
      {last && (
        <>
          <span className="unseen">{punctuated(`${says.lastAction(props.seats[seat].name)}: `)}</span>
          {last.number !== null && <b>{last.number}</b>}
          <span>{last.says}</span>
        </>
      )}
    </p>
  )
})

/** All of them at once. */
export function LastActions(props: Stood): ReactNode {
  const says = useRecapWords()
  const { snapshot, seats, face } = props
  const lastOf = useLast(props)
  const { scores } = face.game.result(snapshot.position.state)
  return (
    <ol className="last-actions" aria-label={says.lastActions}>
      {from(seats, snapshot.you)
        .filter(({ seat }) => seat !== snapshot.you)
        .map(({ seat, name }) => {
          const last = lastOf(seat)
          return (
            <li key={seat} data-told={last?.isTold} title={last?.says}>
              <SeatMark seat={seat} />
              <b>{name}</b>
              <span>{last?.says}</span>
              <i>{scores.find((score) => score.seat === seat)?.total}</i>
            </li>
          )
        })}
    </ol>
  )
}
