// Before a game goes on from one of its moves: who sits where.
import { type FormEvent, useState } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import { Dialog } from '../frame/dialog.tsx'
import { useDeed } from '../frame/trouble.ts'
import { forkPlan, type Left, needsName, plannedSeats } from '../new-table/plan.ts'
import { SeatRow } from '../new-table/seat-row.tsx'
import { go } from '../router.ts'
import { choose, SOMETHING, useSettings } from '../settings.ts'
import { useWords } from '../words/language.tsx'
import { useWaitingWords } from './use-waiting-words.ts'
import '../new-table/new-table.css'
import './waiting.css'

export interface ForkDialogProps {
  readonly left: Omit<Left, 'yourName'>
  readonly move: number
  /** Lays the table; its id. */
  lay(at: number, seats: readonly SeatInfo[]): Promise<string>
  close(): void
}

export function ForkDialog({ left, move, lay, close }: ForkDialogProps) {
  const words = useWaitingWords()
  const uiWords = useWords()
  const settings = useSettings()
  const [plan, setPlan] = useState(() => forkPlan({ ...left, yourName: settings.name || seatName(left) }))
  const [says, playOn] = useDeed(async () => {
    if (needsName(plan)) choose({ name: plan.yourName.trim() })
    const nameless = (seat: number) => (plan.seats[seat].kind === 'you' ? uiWords.newTable.you : uiWords.newTable.personName(seat))
    go({ page: 'table', id: await lay(move, plannedSeats(plan, nameless)) })
  })
  if (!words) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    playOn()
  }
  return (
    <Dialog title={words.fork.title} close={close} className="fork-dialog">
      <p className="soft">{words.fork.says(move)}</p>
      <form className="form" onSubmit={submit}>
        <ol className="panel seat-rows">
          {plan.seats.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <SeatRow key={index} plan={plan} index={index} change={setPlan} />
          ))}
        </ol>
        {needsName(plan) && (
          <label className="field">
            <span>{uiWords.join.nameFirst}</span>
            <input
              type="text"
              required
              pattern={SOMETHING}
              maxLength={24}
              value={plan.yourName}
              onChange={(event) => setPlan({ ...plan, yourName: event.target.value })}
              autoComplete="nickname"
            />
          </label>
        )}
        {says && (
          <p className="refused" role="alert">
            {says}
          </p>
        )}
        <button type="submit" className="btn act">
          {words.fork.playOn}
        </button>
      </form>
    </Dialog>
  )
}

/** The name that was shown at the seat that was yours. */
const seatName = ({ seats, you }: Pick<Left, 'seats' | 'you'>): string => (you === null ? '' : seats[you].name)
