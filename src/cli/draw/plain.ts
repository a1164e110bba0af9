// A game without a drawing of its own, field by field: the table's, then those of each seat.
import { type Shown, seatFields, tableFields } from '../../core/fields.ts'
import type { Game } from '../../core/game.ts'
import { listed } from './lines.ts'
import { type Scene, seatName } from './scene.ts'

export function drawPlainly(game: Game, { view, viewer, paint }: Scene): string {
  const { words } = game
  const seats = game
    .result(view)
    .scores.flatMap(({ seat, total }) => [
      '',
      paint(`${seatName(seat, viewer)}: ${total}`, 'bold'),
      ...seatFields(game, view, { seat, words }).flatMap(linesOf),
    ])
  return [...tableFields(game, view, words).flatMap(linesOf), ...seats].join('\n')
}

const linesOf = ({ label, rows }: Shown): string[] =>
  rows.flatMap((row, i) => listed(i === 0 ? `${label} ` : '', row.length > 0 ? row : ['–']))
