// Everybody's holdings in turn order, one's own first and large.
import { type ComponentType, memo, type ReactNode } from 'react'
import type { Seat } from '../../core/game.ts'
import { useWords } from '../words/language.tsx'
import type { BoardProps, HoldingsProps } from './face.ts'
import { from } from './seats.ts'

interface ColumnProps {
  readonly Holdings: ComponentType<HoldingsProps>
  readonly board: BoardProps
  /** What stands beneath the holdings of another. */
  foot?(seat: Seat): ReactNode
}

export function HoldingsColumn({ Holdings, board, foot }: ColumnProps) {
  const words = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="holdings" data-held={board.seats.length} aria-labelledby="holdings" tabIndex={0}>
      <h2 className="unseen" id="holdings">
        {words.table.holdings}
      </h2>
      {from(board.seats, board.you).map(({ seat, stead }) => (
        <div
          key={seat}
          className={seat === board.you ? 'held mine' : foot ? 'held footed' : 'held'}
          data-held-by={seat}
          data-stead={stead?.why}
        >
          <Held {...{ Holdings, board, seat }} />
          {seat !== board.you && foot?.(seat)}
        </div>
      ))}
    </section>
  )
}

/** Drawn anew only with the board. */
const Held = memo(function Held({ Holdings, board, seat }: Omit<ColumnProps, 'foot'> & { readonly seat: Seat }): ReactNode {
  return <Holdings {...board} seat={seat} mine={seat === board.you} />
})
