// One seat of a planned table: who, and if a bot, how strong.

import { bots } from '../../bots/index.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { parts } from '../board/words.ts'
import { builder, levelName } from '../table/seats.ts'
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
          <select
            className="box"
            aria-label={parts(', ', words.newTable.bot, words.newTable.seat(index))}
            value={seat.bot}
            onChange={(event) => change(withSeat(plan, index, { bot: event.target.value }))}
          >
            {bots.map(({ id }) => (
              <option key={id} value={id}>
                {levelName(id, words)}
              </option>
            ))}
          </select>
          <span className="soft">{builder(index)}</span>
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
