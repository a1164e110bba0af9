// The board in its room. It is drawn anew only when something that it shows is another: pages are drawn for many other reasons.
import { memo, type ReactNode } from 'react'
import { useWords } from '../words/language.tsx'
import type { BoardProps, GameFace } from './face.ts'

export const BoardRoom = memo(function BoardRoom({ face, board }: { readonly face: GameFace; readonly board: BoardProps }): ReactNode {
  const words = useWords()
  return (
    <section className="board-room" aria-label={words.table.board}>
      <face.Board {...board} />
    </section>
  )
})
