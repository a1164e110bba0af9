// What a seat has before it, and its points.

import type { ReactNode } from 'react'
import { seatFields } from '../../core/fields.ts'
import type { Game } from '../../core/game.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { SeatStatus } from '../board/seat-status.tsx'
import { beside, parts } from '../board/words.ts'
import type { HoldingsProps } from '../table/face.ts'
import { useSpoken } from '../words/language.tsx'
import { FieldList } from './field-list.tsx'
import { PHRASES } from './phrases.ts'
import './plain.css'

export function Holdings({ game, s, seats, seat, you, words }: HoldingsProps & { readonly game: Game }): ReactNode {
  const phrases = PHRASES[useSpoken().language]
  const toMove = (game.actors(s) & (1 << seat)) !== 0
  const { name, kind } = seats[seat]
  const who = parts(', ', seat === you && beside(name, phrases.you), kind === 'bot' && phrases.bot, toMove && phrases.toMove)
  return (
    <section className="plain-holdings" data-seat={seat} data-to-move={toMove} aria-label={seats[seat].name}>
      <header>
        <SeatMark seat={seat} />
        <h3>{seats[seat].name}</h3>
        <span>{who}</span>
        <SeatStatus sitting={seats[seat]} />
        <b>{game.result(s).scores[seat].total}</b>
      </header>
      <FieldList fields={seatFields(game, s, { seat, words })} />
    </section>
  )
}
