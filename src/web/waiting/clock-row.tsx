// The clock of a table that waits: told to everybody, changed by the host.
import { type ReactNode, useState } from 'react'
import type { Clock } from '../../wire/clocks.ts'
import { ChooseClock } from '../clocks/choose-clock.tsx'
import { ClockSaid } from '../clocks/clock-said.tsx'
import { useClockWords } from '../clocks/use-clock-words.ts'
import { Dialog } from '../frame/dialog.tsx'
import type { Snapshot } from '../source/source.ts'
import '../new-table/new-table.css'

interface ClockRowProps {
  readonly snapshot: Snapshot
  /** Answers whether it was done. */
  change(clock: Clock | null): Promise<boolean>
}

export function ClockRow({ snapshot, change }: ClockRowProps): ReactNode {
  const words = useClockWords()
  const [isOpen, setOpen] = useState(false)
  if (!words) return null
  return (
    <div>
      <dt>{words.choose.title}</dt>
      <dd>
        <ClockSaid clock={snapshot.clock} />{' '}
        {snapshot.isHost && (
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {words.choose.change}
          </button>
        )}
        {isOpen && <ClockDialog clock={snapshot.clock ?? null} change={change} close={() => setOpen(false)} />}
      </dd>
    </div>
  )
}

interface ClockDialogProps extends Pick<ClockRowProps, 'change'> {
  readonly clock: Clock | null
  close(): void
}

function ClockDialog({ clock: first, change, close }: ClockDialogProps): ReactNode {
  const words = useClockWords()
  const [clock, setClock] = useState(first)
  if (!words) return null
  return (
    <Dialog title={words.choose.title} close={close} className="clock-dialog">
      <form
        className="form"
        onSubmit={async (event) => {
          event.preventDefault()
          await change(clock)
          close()
        }}
      >
        <ChooseClock clock={clock} choose={setClock} />
        <button type="submit" className="btn act">
          {words.choose.save}
        </button>
      </form>
    </Dialog>
  )
}
