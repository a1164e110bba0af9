// While the rules lie beside the table, everybody's holdings are folded into a strip above the board; one at a time can be unfolded.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Block } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { from } from '../table/seats.ts'
import { useWords } from '../words/language.tsx'

interface StripProps {
  readonly game: Game
  readonly s: Block
  readonly seats: readonly SeatInfo[]
  readonly you: Seat | null
}

export function HoldingsStrip({ game, s, seats, you }: StripProps): ReactNode {
  const { table } = useWords()
  const strip = useRef<HTMLElement>(null)
  const [unfolded, setUnfolded] = useState<Seat | null>(null)
  const [lit, setLit] = useState(false)
  const { scores } = game.result(s)
  // The room shows what is unfolded: the holdings themselves are the table's.
  useEffect(() => {
    const room = strip.current?.closest<HTMLElement>('.room')
    if (!room) return
    if (unfolded === null) delete room.dataset.unfolded
    else room.dataset.unfolded = String(unfolded)
    return () => {
      delete room.dataset.unfolded
    }
  }, [unfolded])
  // Whether something of one's own can be chosen, which is not seen while it is folded.
  useEffect(() => {
    setLit(strip.current?.closest('.room')?.querySelector('.held.mine [data-place][data-open="true"]') != null)
  })
  return (
    <section ref={strip} className="rules-strip" aria-label={table.holdings}>
      <ul>
        {from(seats, you).map(({ seat, name }) => (
          <li key={seat}>
            <button
              type="button"
              aria-expanded={unfolded === seat}
              data-lit={lit && seat === you ? '' : undefined}
              onClick={() => setUnfolded(unfolded === seat ? null : seat)}
            >
              <SeatMark seat={seat} /> <span>{name}</span> <b>{scores.find((score) => score.seat === seat)?.total}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
