import { describe, expect, test } from 'vitest'
import { SPACE_IDS } from '../../../games/bruxelles-1893/components.ts'
import { first, iris, pawn, revised } from '../../../games/bruxelles-1893/fixture.ts'
import { bruxelles1893Revised as game } from '../../../games/bruxelles-1893/index.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { actorOf } from '../../../games/bruxelles-1893/turn.ts'
import { choicesOf } from '../../table/choosing.ts'
import { playedUntil, TABLES } from './gallery-positions.ts'
import { probe } from './probe.ts'

const why = (s: State, place: string): string | undefined => {
  const a = probe(s, actorOf(s), { place })
  return a === null ? undefined : game.problem(s, actorOf(s), a)?.reason
}

describe('Why not', () => {
  const { s } = revised(3)
    .where(iris('2-2'))
    .where(pawn(1, 'c3', 2))
    .with(0, { nobles: '-brugmann' })

  test('a space says whether it is taken or outside the active area', () => {
    expect(why(s, 'space:c3')).toBe('spaceTaken')
    expect(why(s, 'space:a1')).toBe('outsideArea')
    expect(why(s, 'space:d4')).toBeUndefined()
  })

  test('what is not asked for is no mistake', () => {
    expect(why(s, 'noble:2')).toBeUndefined()
    expect(why(s, 'own-noble:brugmann')).toBeUndefined()
    expect(why(s, 'supply:wood')).toBeUndefined()
  })

  test('nor is a space while its bid is being chosen', () => {
    expect(why(revised(3).where(iris('2-2')).play(0, 'place c3').s, 'space:a1')).toBeUndefined()
  })

  test('where a house is to be built, spaces answer for that', () => {
    const built = revised(3)
      .with(0, { cubes: { wood: 2, stone: 2 }, houses: ['a1'] })
      .where(pawn(1, 'c3', 2))
      .play(0, 'park construction')
    expect(why(built.s, 'space:a1')).toBe('spaceHasHouse')
    expect(why(built.s, 'space:c3')).toBe('spaceHasPawn')
  })

  test('a place in Brussels says how many pawns it takes', () => {
    expect(why(revised(3).with(0, { pawns: 0 }).s, 'choice:market')).toBe('tooFewPawns')
  })

  test('pink is a colour of the first edition', () => {
    const sold = first(3).with(0, { art: 'green blue' }).play(0, 'park sale')
    expect(why(sold.s, 'art:pink')).toBe('artNotHeld')
    expect(why(sold.s, 'art:brown')).toBeUndefined()
  })

  test('every closed space has a reason in every turn of a game', () => {
    playedUntil({
      ...TABLES.both,
      seats: 4,
      seed: 'why not',
      when(position) {
        if (position.pending[0] > 0) return false
        const seat = actorOf(position)
        const open = new Set(choicesOf(game, position, seat).flatMap(({ places }) => places))
        for (const id of SPACE_IDS) {
          const place = `space:${id}`
          const a = probe(position, seat, { place })
          if (!open.has(place) && (a === null || game.problem(position, seat, a) === null))
            expect.fail(`${place} is closed without a reason.`)
        }
        return false
      },
    })
  })
})
