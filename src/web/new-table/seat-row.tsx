// One seat of a planned table: who, and if a bot, how strong.
import { SeatMark } from '../art/seat-mark.tsx'
import { parts } from '../board/words.ts'
import { OpponentLine, OpponentSelect } from '../opponents/opponents.tsx'
import { builder } from '../table/seats.ts'
import { useWords } from '../words/language.tsx'
import { kindsFor, type Plan, withSeat } from './plan.ts'

interface SeatRowProps {
  readonly plan: Plan
  readonly index: number
  change(plan: Plan): void
}

export function SeatRow({ plan, index, change }: SeatRowProps) {
  const words = useWords()
  const seat = plan.seats[index]
  const kinds = kindsFor(plan, index)
  return (
    <li data-seat={index}>
      <SeatMark seat={index} />
      <select
        className="box"
        aria-label={words.newTable.seat(index)}
        value={seat.kind}
        onChange={(event) => {
          const kind = kinds.find((each) => each === event.target.value)
          if (kind) change(withSeat(plan, index, { kind }))
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.newTable[kind]}
          </option>
        ))}
      </select>
      {seat.kind === 'bot' && (
        <>
          <OpponentSelect
            className="box"
            label={parts(', ', words.newTable.bot, words.newTable.seat(index))}
            bot={seat.bot}
            game={plan.game}
            choose={(bot) => change(withSeat(plan, index, { bot }))}
          />
          <span className="soft">{builder(index)}</span>
          <OpponentLine bot={seat.bot} game={plan.game} />
        </>
      )}
      {seat.kind === 'person' && (
        <input
          type="text"
          maxLength={24}
          aria-label={words.newTable.personName(index)}
          placeholder={words.newTable.personName(index)}
          value={seat.name}
          onChange={(event) => change(withSeat(plan, index, { name: event.target.value }))}
        />
      )}
    </li>
  )
}
