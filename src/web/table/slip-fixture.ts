// Slips for tests: places are clicked on a table, and what the slip then says is read as text, without drawings.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Block } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import { viewOf } from '../../core/view.ts'
import type { FaceWords, SlipContent, SlipProps } from './face.ts'
import { type Habits, NO_INTENT, readingOf, withPick } from './intent.ts'

interface Speaking<S extends Block> extends Habits<S> {
  readonly game: Game<S>
  slip(props: SlipProps<S>): SlipContent
  readonly words: FaceWords<S>
}

export interface Said {
  readonly title: string | undefined
  readonly note: string | undefined
  readonly deed: string | undefined
  readonly missed: string | undefined
  readonly still: string | undefined
  readonly turnedUp: string | undefined
  /** What would be done, in notation. */
  readonly does: readonly string[]
  /** The rows of each cell by its name. */
  readonly cells: Readonly<Record<string, readonly string[]>>
  /** Other readings, in notation. */
  readonly buttons: readonly string[]
  readonly more: readonly string[]
}

/** What a face's slip says to a seat after some clicks. */
export function slipsOf<S extends Block>({ game, slip, words, ...habits }: Speaking<S>) {
  return (s: S, seat: Seat, ...clicks: readonly string[]): Said => {
    const seated = game.result(s).scores.length
    const question = { game, before: viewOf(game, s, seat), seat, seats: seated }
    const intent = clicks.reduce((now, place) => withPick(question, now, { place, habits }), NO_INTENT)
    const { plan, whole, fitting, open, buttons } = readingOf(question, intent, habits)
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, seated)
    const seats = names.map((name, i) => ({ seat: i, name, kind: 'person' as const, online: true }))
    const board = { s: plan.after, seats, you: seat, open, picked: intent.picked, words: words.words }
    const label = (action: number) => words.label(plan.after, seat, action)
    const content = slip({
      board,
      plan: whole ?? plan,
      isWhole: whole !== null && whole.choices.length === 0,
      fitting,
      take() {},
      pick() {},
      confirm() {},
      label,
    })
    return {
      title: content.title,
      note: content.note,
      deed: content.deed,
      missed: content.missed?.says,
      still: content.missed?.still,
      turnedUp: whole?.reveals ? content.turnedUp : undefined,
      does: (whole?.actions ?? []).map(game.format),
      cells: Object.fromEntries((content.cells ?? []).map(({ name, rows }) => [name, rows.map(textOf)])),
      buttons: buttons.map(({ action }) => game.format(action)),
      more: (content.more?.choices ?? []).map(({ choice }) => game.format(choice.action)),
    }
  }
}

/** What is heard of something drawn. */
function textOf(row: ReactNode): string {
  const text = renderToStaticMarkup(row).replaceAll(/<svg.*?<\/svg>|<(\w+)[^>]* aria-hidden="true">[^<]*<\/\1>/g, ' ')
  return text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
