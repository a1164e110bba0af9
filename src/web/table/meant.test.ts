import { expect, test } from 'vitest'
import { loadGames } from '../shelf/load.ts'
import { isMeantAsMove } from './meant.ts'

const games = await loadGames()

test.each(games.map((game) => ({ id: game.meta.id, game })))(
  'A verb of $id is meant as a move, whatever follows; other words are not',
  ({ game }) => {
    for (const { name } of game.kinds) {
      expect(isMeantAsMove(` ${name.toUpperCase()} nonsense`, game)).toBe(true)
      expect(isMeantAsMove(`I ${name}`, game)).toBe(false)
    }
    expect(isMeantAsMove('hello there', game)).toBe(false)
    expect(isMeantAsMove('', game)).toBe(false)
  },
)
