import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { rngOf } from '../../core/seed.ts'
import { audit } from './audit.ts'
import { bruxelles1893Revised as game } from './index.ts'
import type { State } from './state.ts'

const config = configOf(game, 3)
const broken = (change: (s: State) => void) => {
  const s = game.create(config)
  game.setup(s, config, rngOf('audit'))
  change(s)
  return audit(s)
}

describe('Audit', () => {
  test('a fresh table is sound', () => {
    expect(broken(() => {})).toBeNull()
  })
  test.each<[string, (s: State) => void, RegExp]>([
    ['a sixth seat', (s) => (s.seats = 6), /seats is 6/],
    ['another edition', (s) => (s.edition = 0), /edition/],
    ['a sixth round', (s) => (s.round = 6), /phase/],
    ['a turn of nobody', (s) => (s.turn = 4), /not at the table/],
    ['an unknown step', (s) => s.pending.set([1, 200]), /unknown is pending/],
    ['a cursor outside', (s) => (s.cursor = 30), /cursor/],
    ['a level too high', (s) => (s.level[0] = 7), /level 7 of the iris track/],
    ['a strip twice', (s) => (s.strip[0] = s.strip[1]), /strips/],
    ['another action on a space', (s) => (s.actionAt[3] = (s.actionAt[3] + 1) % 5), /space 3/],
    ['an area without an iris', (s) => (s.area = 1), /area/],
    ['a house that was not built', (s) => (s.house[2] = 1), /built 1, not 0/],
    ['hands on one segment', (s) => (s.hand[0] = s.hand[1]), /hands/],
    ['a pawn too many', (s) => s.pawns[1]++, /seat 1 has 8 pawns/],
    ['a neutral pawn with three seats', (s) => (s.pawn[4] = 5), /neutral/],
    ['a stranger’s pawn', (s) => (s.pawn[4] = 4), /no owner at the table/],
    ['a traveller without the expansion', (s) => (s.train = 1), /travellers/],
    ['a franc too many', (s) => s.money[0]++, /francs add up to 1/],
    ['a cube too few', (s) => s.supply[2]--, /9 cubes of stone/],
    ['an art tile too many', (s) => s.stacks[4]++, /7 black tiles/],
    ['a noble ready that is not kept', (s) => (s.ready[2] = 3), /does not keep/],
    ['a noble kept twice', (s) => (s.kept[2] |= 2), /of empain, not 3/],
    ['a column card in two places', (s) => (s.columnCard[0] = s.columnCard[1]), /column 1/],
    ['a hidden card that was seen', (s) => (s.cardAt[s.cardDeck[0]] = 25), /hidden cards/],
    ['a stock card seen before its time', (s) => (s.stockSeen = 1), /stock cards/],
  ])('%s is found', (_, change, says) => {
    expect(broken(change)).toMatch(says)
  })
})
