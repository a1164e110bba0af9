// The middle of Splendor's table: nobles, cards, tokens. It draws what the state says and names the places that are picked.
import type { ReactNode } from 'react'
import type { State } from '../../../games/splendor/state.ts'
import type { BoardProps } from '../../table/face.ts'
import { Bank } from './bank.tsx'
import { Nobles } from './nobles.tsx'
import { Offer } from './offer.tsx'
import '../../art/art.css'
import './board.css'
import './card.css'

export function Board(table: BoardProps<State>): ReactNode {
  return (
    <div className="sp-board">
      <div className="sp-table">
        {/* First for who comes by the keyboard: most turns are about gems. */}
        <Bank table={table} />
        <div className="sp-offer">
          <Nobles table={table} />
          <Offer table={table} />
        </div>
      </div>
    </div>
  )
}
