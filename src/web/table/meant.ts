// What somebody who typed a line meant: a text that begins with a verb of the game's notation was to be a move, even where it is none.
import type { Game } from '../../core/game.ts'

export function isMeantAsMove(text: string, { kinds }: Pick<Game, 'kinds'>): boolean {
  const [first] = text.trim().toLowerCase().split(/\s+/)
  return kinds.some(({ name }) => name === first)
}
