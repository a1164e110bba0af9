// What lies in the middle of the table.
import type { ReactNode } from 'react'
import { tableFields } from '../../core/fields.ts'
import type { Game } from '../../core/game.ts'
import { Whiplash } from '../art/whiplash.tsx'
import type { BoardProps } from '../table/face.ts'
import { FieldList } from './field-list.tsx'
import '../art/art.css'
import './plain.css'

export function Board({ game, s, words }: BoardProps & { readonly game: Game }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="plain-board" aria-label={game.meta.title} tabIndex={0}>
      <header>
        <h2>{game.meta.title}</h2>
        <Whiplash />
      </header>
      <FieldList fields={tableFields(game, s, words)} />
    </section>
  )
}
