// In the menu of a table: going, asking, and what its host may do. Each says what it does, and asks once.
import { type ReactNode, useState } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import { NumberField } from '../clocks/number-field.tsx'
import { useDeed } from '../frame/trouble.ts'
import { ask, tablePaths } from '../source/http.ts'
import type { Snapshot } from '../source/source.ts'
import { absentOffered, asksOffered, holidayOffered, mayClose, mayGo } from './offered.ts'
import { useLeavingWords } from './use-leaving-words.ts'
import type { DeedWords } from './words/leaving-words.ts'
import './leaving.css'

interface DeedsProps {
  readonly snapshot: Snapshot
  /** By the names that are shown. */
  readonly seats: readonly SeatInfo[]
  close(): void
}

/** Something to be done: its words, where it is asked for, and with what. */
interface Offered {
  readonly key: string
  readonly words: DeedWords
  readonly path: string
  readonly body: object
  /** Whether it cannot be made good: then it is outlined in red. */
  readonly isHard?: boolean
}

export function Deeds({ snapshot, seats, close }: DeedsProps): ReactNode {
  const words = useLeavingWords()
  const [open, setOpen] = useState<string | null>(null)
  if (!words || snapshot.status !== 'playing' || !snapshot.shared) return null
  const paths = tablePaths(snapshot.id)
  const absent = absentOffered(snapshot)
  const holiday = holidayOffered(snapshot)
  const offered: Offered[] = [
    ...asksOffered(snapshot).map((kind) => ({ key: kind, words: words.deeds[kind], path: paths.ask, body: { kind } })),
    ...(mayGo(snapshot)
      ? [
          { key: 'leave', words: words.deeds.leave, path: paths.leave, body: {} },
          { key: 'resign', words: words.deeds.resign, path: paths.resign, body: {}, isHard: true },
        ]
      : []),
    ...absent.standIn.map((seat) => ({
      key: `stand-in ${seat}`,
      words: words.standIn(seats[seat].name),
      path: paths['stand-in'],
      body: { seat },
    })),
    ...absent.remove.map((seat) => ({
      key: `remove ${seat}`,
      words: words.remove(seats[seat].name),
      path: paths.remove,
      body: { seat },
      isHard: true,
    })),
    ...(mayClose(snapshot) ? [{ key: 'close', words: words.deeds.close, path: paths.close, body: {}, isHard: true }] : []),
  ]
  if (offered.length === 0) return null
  const row = { open, setOpen, notNow: words.notNow, close }
  return (
    <section className="leaving-deeds" aria-labelledby="leaving">
      <h3 id="leaving">{words.title}</h3>
      <ul>
        {holiday && <HolidayRow {...row} {...holiday} words={words.holiday} path={paths.holiday} />}
        {offered.map((each) => (
          <DeedRow key={each.key} {...row} offered={each} busy={each.path === paths.ask && snapshot.ask ? words.asking : null} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  /** Which is being asked about. */
  readonly open: string | null
  setOpen(key: string | null): void
  readonly notNow: string
  close(): void
}

interface DeedRowProps extends RowProps {
  readonly offered: Offered
  /** Why it cannot be done now. */
  readonly busy?: string | null
  readonly children?: ReactNode
}

function DeedRow({
  offered: { key, words, path, body, isHard = false },
  open,
  setOpen,
  notNow,
  busy = null,
  close,
  children,
}: DeedRowProps) {
  const isOpen = open === key
  const [says, doIt] = useDeed(async () => {
    await ask(path, body)
    close()
  })
  return (
    <li data-open={isOpen} data-deed={key}>
      <button
        type="button"
        className={isHard ? 'row-link hard' : 'row-link'}
        aria-expanded={isOpen}
        onClick={() => setOpen(isOpen ? null : key)}
      >
        {words.name}
      </button>
      {isOpen && (
        <div className="deed-asks">
          <p>{words.says}</p>
          {children}
          {(says ?? busy) && (
            <p className="refused" role="alert">
              {says ?? busy}
            </p>
          )}
          <div className="dialog-row">
            <button type="button" className="btn" onClick={() => setOpen(null)}>
              {notNow}
            </button>
            <button type="button" className={isHard ? 'btn hard' : 'btn act'} disabled={busy !== null} onClick={doIt}>
              {words.yes}
            </button>
          </div>
        </div>
      )}
    </li>
  )
}

interface HolidayProps extends RowProps {
  readonly left: number
  readonly isOn: boolean
  readonly path: string
  readonly words: NonNullable<ReturnType<typeof useLeavingWords>>['holiday']
}

function HolidayRow({ left, isOn, path, words, ...row }: HolidayProps): ReactNode {
  const [days, setDays] = useState(1)
  if (isOn) return <DeedRow {...row} offered={{ key: 'holiday', words: words.back, path, body: { days: 0 } }} />
  return (
    <DeedRow {...row} offered={{ key: 'holiday', words: words.deed, path, body: { days } }}>
      <NumberField label={words.days} says={words.left(left)} value={days} least={1} most={left} change={setDays} />
    </DeedRow>
  )
}
