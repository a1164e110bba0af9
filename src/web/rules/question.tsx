// The question that led to a rule, in the player's words.
import type { ReactNode } from 'react'
import type { BoardProps } from '../table/face.ts'
import type { Book } from './book.ts'
import type { WhyNot } from './open.ts'
import { nameOfPlace } from './place-name.ts'

interface QuestionProps {
  readonly why: WhyNot
  readonly book: Book
  readonly board: BoardProps | null
}

export function Question({ why, book, board }: QuestionProps): ReactNode {
  const { words } = book
  const name = why.place !== undefined && board ? nameOfPlace(book, board, why.place) : null
  return (
    <section className="rules-question" data-question="">
      <h3>
        <i aria-hidden="true">?</i> {words.whyNot(name)} <small>{words.youAsked}</small>
      </h3>
      <p>{why.says}</p>
    </section>
  )
}
