import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { checkedGame } from '../../core/conformance.ts'
import { misfit } from '../../core/schema.ts'
import { SEGMENTS } from './components.ts'
import { firstContent, revisedContent } from './content.ts'
import { lastRound, lastToPass, revised } from './fixture.ts'
import { bruxelles1893 as first, bruxelles1893Revised as game } from './index.ts'

const pack = (values: object, id = 'bruxelles-1893-revised') => ({ content: JSON.stringify({ game: id, name: 'our copy', values }) })

describe('Content packs', () => {
  test('our own values fit their schemas', () => {
    expect(misfit(firstContent.printed, firstContent.schema, '')).toBeNull()
    expect(firstContent.problem?.(firstContent.printed)).toBeNull()
    expect(misfit(revisedContent.printed, revisedContent.schema, '')).toBeNull()
    expect(revisedContent.problem?.(revisedContent.printed)).toBeNull()
  })
  test('a pack changes what it names and nothing else', () => {
    const options = pack({ salaries: { brugmann: 9 }, tracks: { architect: [5, 6, 7, 8, 9, 10] } })
    const play = revised(3, options)
      .where(lastRound)
      .with(0, { houses: ['a1'], money: 10 })
      .where(lastToPass(2))
      .play(2, 'pass')
    expect(play.seat(0).money).toBe(1)
    expect(play.result().scores[0].parts.buildings).toBe(5)
    expect(play.s.tables.salary[1]).toBe(revised(3).s.tables.salary[1])
  })
  test('[Q28] the revised compass may have eight segments with two "any", and plays', () => {
    const compass = ['wood', 'francs', 'stone', 'any', 'glass', 'iron', 'any', 'blank']
    const { s } = revised(3, pack({ compass }))
    expect(Array.from(s.segment, (segment) => SEGMENTS[segment])).toEqual(compass)
    expect(revised(3).s.tables.segments).toHaveLength(7)
    const { failure } = checkedGame(game, configOf(game, 3, pack({ compass })), 'eight')
    expect(failure).toBeNull()
  })
  test.each<[string, object, RegExp]>([
    ['a salary out of bounds', { salaries: { brugmann: 21 } }, /salaries.brugmann/],
    ['an unknown noble', { salaries: { horta: 2 } }, /salaries.horta/],
    ['a strip of four', { strips: { compass: [['sale', 'sale', 'sale', 'sale']] } }, /strips.compass/],
    ['a compass without wood', { compass: ['blank', 'francs', 'stone', 'any', 'glass', 'iron', 'blank'] }, /"compass".*see wood/],
    ['two colours on one corner', { market: { corners: { green: 'top-left' } } }, /market.corners/],
    ['a house too cheap', { sideB: { strauvenHouses: [1, 2, 3] } }, /sideB.strauvenHouses/],
    [
      'a single card with two rewards',
      { columnCards: revisedContent.printed.columnCards.map((card) => ({ ...card, kind: 'single' })) },
      /rewards/,
    ],
    [
      'a choice between one thing',
      { columnCards: revisedContent.printed.columnCards.map((card) => ({ ...card, kind: 'choice', rewards: ['iris', 'iris'] })) },
      /two different rewards/,
    ],
  ])('%s is refused', (_, values, says) => {
    expect(() => configOf(game, 3, pack(values))).toThrow(says)
  })
  test('the hands of the first edition begin on two spaces', () => {
    expect(() => configOf(first, 3, pack({ hands: [2, 2] }, 'bruxelles-1893'))).toThrow(/"hands" must name two/)
    expect(configOf(first, 3, pack({ hands: [2, 4] }, 'bruxelles-1893')).seats).toBe(3)
  })
})
