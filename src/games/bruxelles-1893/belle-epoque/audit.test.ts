import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import type { State } from '../state.ts'
import { belleEpoqueFault } from './audit.ts'
import { pavilions } from './fixture.ts'

describe('Audit of Belle Époque', () => {
  const faults: readonly [string, RegExp, (s: State) => void][] = [
    ['a pavilion without a card', /no card/, (s) => void (s.pavilionCard[2] = NONE)],
    ['a card at two pavilions', /two pavilions/, (s) => void (s.pavilionCard[2] = s.pavilionCard[1])],
    ['a pavilion of a stranger', /nobody at the table/, (s) => void (s.pavilion[0] = 4)],
    ['a used card that nobody holds', /nobody holds/, (s) => void (s.cardsUsed = 1)],
    ['a tile too few', /too few/, (s) => void (s.tile[0] = NONE)],
    ['a tile open twice', /twice/, (s) => void (s.tile[0] = s.tile[1])],
    ['a pawn of a stranger on a tile', /nobody at the table/, (s) => void (s.tilePawn[0] = 3)],
    ['a pawn on no tile', /no tile/, (s) => void (s.tilePawn[5] = 0)],
    ['somebody on a card that was not used', /not used/, (s) => void (s.standing = 1)],
    ['a doubled pawn without its card', /without its card/, (s) => void (s.doubled = 3)],
    ['a row that does not exist', /row/, (s) => void (s.strategyRow[0] = 4)],
    ['pieces of the expansion without it', /option is off/, (s) => void (s.rules = 0)],
  ]
  test.each(faults)('finds %s', (_, says, change) => {
    const { s } = pavilions(3)
    expect(belleEpoqueFault(s)).toBeNull()
    change(s)
    expect(belleEpoqueFault(s)).toMatch(says)
  })
})
