// Every row of the digest's list of questions, one test each.
import { describe, expect, test } from 'vitest'
import { SEATS } from './components.ts'
import { at, brass, face, idle, lastCards, markets, rails } from './fixture.ts'
import { pointsOf } from './state.ts'

const hand = { hand: 'iron iron', money: 40 }
const lines = (moves: string[]) => moves.filter((move) => move.startsWith('network')).map((move) => move.slice(8))
const ended = (table: ReturnType<typeof brass>) => idle(table.where(lastCards).with(1, { hand: 'iron iron' }), 0, 1)

describe('Q. Questions players ask', () => {
  test('[Q1] the tie-break looks at the income space, by option at the level', () => {
    const ranks = (options = {}) =>
      brass(2, options)
        .with(0, { income: 12 })
        .with(1, { income: 11 })
        .result()
        .scores.map((score) => score.rank)
    expect(ranks()).toEqual([1, 2])
    expect(ranks({ 'tie-break': 'level' })).toEqual([1, 1])
  })
  test('[Q2] a blank merchant tile buys nothing, has no barrel, gives coal and link points', () => {
    const table = brass(2)
      .where(face('oxford.1', 'blank'))
      .with(0, { hand: 'birmingham iron', money: 40, links: ['birmingham-oxford'], tiles: ['worcester.1 cotton1'] })
    expect(table.s.barrel.every((barrel) => barrel === 0)).toBe(true)
    expect(table.legal(0).some((move) => move.startsWith('sell'))).toBe(false)
    expect(table.legal(0)).toContain('build manufacturer birmingham.2 with birmingham')
    expect(ended(table).result().scores[0].parts.canalLinks).toBe(2)
  })
  test('[Q3] the develop of Gloucester costs no iron', () => {
    const table = brass(2)
      .where(markets(13, 0))
      .where(face('gloucester.1', 'any'))
      .with(0, { hand: 'iron iron', money: 0, tiles: ['worcester.1 cotton1'], links: ['worcester-gloucester'] })
    table.play(0, 'sell worcester.1', 'discard iron', 'develop brewery')
    expect(table.seat(0)).toMatchObject({ money: 0, spent: 0, next: { brewery: 1 } })
    expect(table.s.taken[5]).toBe(1)
  })
  test('[Q4] the develop of Gloucester may be declined, and is lost with nothing to develop', () => {
    const table = () =>
      brass(2)
        .where(face('gloucester.1', 'any'))
        .with(0, { ...hand, tiles: ['worcester.1 cotton1'], links: ['worcester-gloucester'] })
    expect(
      table()
        .play(0, 'sell worcester.1', 'discard iron', 'done')
        .s.taken.every((taken) => taken === 0),
    ).toBe(true)
    const none = table()
      .with(0, { next: { cotton: 9, manufacturer: 9, coal: 9, iron: 9, brewery: 9 } })
      .play(0, 'sell worcester.1', 'discard iron')
    expect(none.s.actions).toBe(1)
  })
  test('[Q5] a new link must touch the network, not only be connected', () => {
    const table = brass(2)
      .with(0, { ...hand, tiles: ['stone.1 cotton1'] })
      .with(1, { links: ['stoke-stone'] })
    expect(() => table.play(0, 'network stoke-leek')).toThrow(/N2/)
  })
  test('[Q6] merchants without tiles take links, give coal and score', () => {
    const table = brass(2).with(0, { hand: 'stoke iron', money: 40, tiles: ['leek.1 cotton1'], links: ['stoke-leek'] })
    table.play(0, 'network warrington-stoke', 'discard iron')
    expect(table.legal(0).some((move) => move.startsWith('build manufacturer stoke.3'))).toBe(true)
    const score = ended(brass(2).with(0, { links: ['derby-nottingham'] }))
    expect(score.result().scores[0].parts.canalLinks).toBe(2)
  })
  test('[Q7] a mine connected only to a merchant without tile sells to the market', () => {
    const table = brass(2)
      .where(markets(5, 8))
      .with(0, { hand: 'wild-location', links: ['belper-derby', 'derby-nottingham'] })
    table.play(0, 'build coal belper.2 with wild-location')
    expect(at(table.s, 'belper.2')).toBe('coal1 flipped')
    expect(table.seat(0).money).toBe(17 - 5 + 5 + 4)
  })
  test('[Q8] a mine that finds the market full keeps its cubes and does not flip', () => {
    const table = brass(2)
      .where(markets(14, 8))
      .with(0, { hand: 'dudley', links: ['dudley-birmingham', 'birmingham-oxford'] })
      .play(0, 'build coal dudley.1 with dudley')
    expect(at(table.s, 'dudley.1')).toBe('coal1 2')
    expect(table.seat(0).money).toBe(12)
  })
  test('[Q9] a mine that is connected later sells nothing', () => {
    const table = brass(2)
      .where(markets(5, 8))
      .with(0, { ...hand, tiles: ['dudley.1 coal1 2'], links: ['dudley-birmingham'] })
    table.play(0, 'network birmingham-oxford', 'discard iron')
    expect([at(table.s, 'dudley.1'), table.s.coalMarket, table.seat(0).money]).toEqual(['coal1 2', 5, 37])
  })
  test('[Q10] market coal cannot be bought while a connected mine has some', () => {
    const table = brass(2)
      .with(0, { hand: 'birmingham', money: 40 })
      .with(1, { tiles: ['wolverhampton.2 coal2 3'], links: ['wolverhampton-dudley', 'dudley-birmingham', 'birmingham-oxford'] })
    table.play(0, 'build manufacturer birmingham.2 with birmingham')
    expect([table.s.coalMarket, at(table.s, 'wolverhampton.2'), table.seat(0).money]).toEqual([13, 'coal2 2', 32])
  })
  test('[Q11] between equally near mines of different owners the acting seat chooses', () => {
    const table = brass(3)
      .with(0, { hand: 'birmingham', money: 40 })
      .with(1, { tiles: ['dudley.1 coal2 3'], links: ['dudley-birmingham'] })
      .with(2, { tiles: ['coventry.2 coal2 1'], links: ['birmingham-coventry'] })
      .play(0, 'build manufacturer birmingham.2 with birmingham')
    expect(table.legal(0)).toEqual(['coal dudley.1', 'coal coventry.2'])
    expect(table.play(0, 'coal coventry.2').seat(2).tiles).toEqual(['coventry.2 coal2 flipped'])
  })
  test('[Q12] another’s brewery serves a sale when connected to the tile sold', () => {
    const base = () =>
      brass(2)
        .where(face('oxford.1', 'cotton', 0))
        .with(0, { ...hand, tiles: ['birmingham.1 cotton1'] })
    expect(() =>
      base()
        .with(1, { tiles: ['walsall.2 brewery1'], links: ['birmingham-oxford'] })
        .play(0, 'sell birmingham.1'),
    ).toThrow(/V4/)
    const joined = base().with(1, { tiles: ['walsall.2 brewery1'], links: ['birmingham-oxford', 'walsall-birmingham'] })
    expect(joined.play(0, 'sell birmingham.1', 'discard iron').seat(1).tiles).toEqual(['walsall.2 brewery1 flipped'])
  })
  test('[Q13] a merchant’s barrel does not serve a second rail', () => {
    const table = rails(2)
      .where(face('oxford.1', 'any'))
      .with(0, { ...hand, links: ['birmingham-oxford'] })
    expect(table.play(0, 'network redditch-oxford', 'discard iron').s.actions).toBe(1)
  })
  test('[Q14] another’s brewery joined only by the first rail serves the second when still connected to it', () => {
    const table = rails(2)
      .with(0, { ...hand, links: ['birmingham-oxford', 'derby-nottingham'] })
      .with(1, { tiles: ['walsall.2 brewery2'] })
      .play(0, 'network walsall-birmingham', 'discard iron')
    expect(lines(table.legal(0))).toContain('birmingham-coventry')
    expect(lines(table.legal(0))).not.toContain('belper-derby')
  })
  test('[Q15] the second rail may begin at the new end of the first', () => {
    const table = rails(2)
      .with(0, { ...hand, links: ['birmingham-oxford'], tiles: ['stafford.1 brewery2'] })
      .play(0, 'network birmingham-coventry', 'discard iron')
    expect(lines(table.legal(0))).toContain('nuneaton-coventry')
  })
  test('[Q16] in the rail era an industry with a canal tile on top is developed first', () => {
    const table = rails(2).with(0, { hand: 'dudley iron iron', money: 40 })
    expect(() => table.play(0, 'build coal dudley.1 with dudley')).toThrow(/B7/)
    table.play(0, 'develop coal', 'discard iron', 'done', 'build coal dudley.1 with dudley')
    expect(table.seat(0).tiles).toEqual(['dudley.1 coal2 3'])
  })
  test('[Q17] one’s own flipped tile may be built over; its points are lost for later', () => {
    const table = rails(2).with(0, { hand: 'dudley iron', money: 40, tiles: ['dudley.1 coal2 flipped'], next: { coal: 4 } })
    table.play(0, 'build coal dudley.1 with dudley', 'pass', 'discard iron')
    table.where(lastCards).with(0, { hand: '' })
    expect(idle(table, 1).result().scores[0].parts.railIndustries).toBe(0)
  })
  test('[Q18] a tile is not built over one of the same level', () => {
    const table = brass(2).with(0, { hand: 'dudley', next: { coal: 2 }, tiles: ['dudley.1 coal2 flipped'] })
    expect(() => table.play(0, 'build coal dudley.1 with dudley')).toThrow(/O1/)
  })
  test('[Q19] another’s mine is not built over while the market holds one cube', () => {
    const table = (coal: number) =>
      brass(2)
        .where(markets(coal, 8))
        .with(0, { hand: 'dudley', next: { coal: 2 } })
        .with(1, { tiles: ['dudley.1 coal1 flipped'] })
    expect(() => table(1).play(0, 'build coal dudley.1 with dudley')).toThrow(/O3/)
    expect(table(0).legal(0)).toContain('build coal dudley.1 with dudley')
  })
  test('[Q20] building anywhere with nothing on the board needs a free slot', () => {
    const table = brass(2)
      .where(markets(0, 8))
      .with(0, { hand: 'coal dudley', next: { coal: 2 } })
      .with(1, { tiles: ['dudley.1 coal1 flipped'] })
    expect(() => table.play(0, 'build coal dudley.1 with coal')).toThrow(/free slot.*B5/)
    expect(table.legal(0)).toContain('build coal dudley.1 with dudley')
  })
  test('[Q21] with nothing on the board a brewery card builds at a farm', () => {
    expect(brass(2).with(0, { hand: 'brewery' }).play(0, 'build brewery farm-south.1 with brewery').seat(0).tiles).toEqual([
      'farm-south.1 brewery1 1',
    ])
  })
  test('[Q22] the wild location card builds in a town whose cards are not in the deck', () => {
    expect(brass(2).with(0, { hand: 'wild-location' }).play(0, 'build cotton stoke.1 with wild-location').seat(0).tiles).toEqual([
      'stoke.1 cotton1',
    ])
  })
  test('[Q23] tiles are not sold by choice to raise money', () => {
    const table = brass(2).with(0, { money: 0, tiles: ['leek.1 cotton1'] })
    expect(table.legal(0).some((move) => move.startsWith('remove'))).toBe(false)
    expect(() => table.play(0, 'remove leek.1')).toThrow(/G8/)
  })
  test('[Q24] a tile that cost nothing is not removed in a shortfall', () => {
    const table = idle(brass(2).with(0, { level: -2, money: 0, points: 5, tiles: ['coventry.1 pottery2'] }), 0, 1)
    expect(table.seat(0)).toMatchObject({ tiles: ['coventry.1 pottery2'], points: 3 })
  })
  test('[Q25] the 14 links are a hard limit', () => {
    const table = brass(2)
      .with(0, { ...hand, links: ['stoke-leek'] })
      .where((s) => {
        s.laid[0] = 14
      })
    expect(() => table.play(0, 'network stoke-stone')).toThrow(/N9/)
  })
  test('[Q26] the wild cards cannot run out: all four seats may hold a pair', () => {
    const table = brass(4)
    for (let seat = 0; seat < SEATS; seat++)
      table
        .with(seat, { hand: 'iron iron iron iron' })
        .play(seat, 'scout', 'discard iron', 'discard iron', 'discard iron', 'pass', 'discard iron')
    expect(Array.from(table.s.wilds)).toEqual([3, 3, 3, 3])
  })
  test('[Q27] at the very end there is neither income nor payment', () => {
    const table = ended(rails(2).with(0, { level: 9 }).with(1, { level: -9, money: 2, points: 8 }))
    expect([table.seat(0).money, table.seat(1).money, table.seat(1).points]).toEqual([17, 2, 8])
  })
  test('[Q28] beer on a brewery of level II stays over the change of eras, not topped up', () => {
    const table = ended(brass(2).with(0, { tiles: ['burton.2 brewery2 1', 'stafford.1 brewery1 1'] }))
    expect(table.seat(0).tiles).toEqual(['burton.2 brewery2 1'])
  })
  test('[Q29] points beyond 99 keep counting', () => {
    const table = ended(rails(2).with(0, { points: 98, tiles: ['leek.1 cotton4 flipped'] }))
    expect(pointsOf(table.s, 0)).toBe(110)
  })
  test('[Q30] selling needs no links of one’s own', () => {
    const table = brass(2)
      .where(face('oxford.1', 'cotton'))
      .with(0, { ...hand, tiles: ['birmingham.1 cotton1'] })
      .with(1, { links: ['birmingham-oxford'] })
    expect(table.play(0, 'sell birmingham.1', 'discard iron').seat(0).tiles).toEqual(['birmingham.1 cotton1 flipped'])
  })
  test('[Q31] one’s beer is not spent for another seat by choice', () => {
    const table = brass(2)
      .where(face('oxford.1', 'cotton'))
      .with(0, { ...hand, tiles: ['walsall.2 brewery1'] })
      .with(1, { tiles: ['birmingham.1 cotton1'], links: ['birmingham-oxford', 'walsall-birmingham'] })
    expect(() => table.play(0, 'sell birmingham.1')).toThrow(/V2/)
    expect(() => table.play(0, 'beer walsall.2')).toThrow(/A4/)
  })
  test('[Q32] a tile that needs two beers is not sold for one', () => {
    const table = brass(2)
      .where(face('oxford.1', 'pottery'))
      .with(0, { ...hand, tiles: ['coventry.1 pottery3'], links: ['birmingham-coventry', 'birmingham-oxford'] })
    expect(() => table.play(0, 'sell coventry.1')).toThrow(/lack 1 beer.*V4/)
  })
})
