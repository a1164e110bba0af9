import { describe, expect, test } from 'vitest'
import { at, brass, face, markets, rails } from '../fixture.ts'

const builds = (moves: string[]) => moves.filter((move) => move.startsWith('build'))

describe('B. Build', () => {
  test('[B1] a location card builds any industry of its town, in the network or not', () => {
    const table = brass(4).with(0, { hand: 'leek coal', links: ['belper-derby'] })
    expect(builds(table.legal(0))).toEqual([
      'build cotton leek.1 with leek',
      'build cotton leek.2 with leek',
      'build coal belper.2 with coal',
      'build coal leek.2 with leek',
    ])
    expect(table.play(0, 'build cotton leek.1 with leek').seat(0)).toMatchObject({ money: 5, tiles: ['leek.1 cotton1'], hand: 'coal' })
    expect(() => table.play(0, 'build coal leek.2 with stone')).toThrow(/do not hold/)
    expect(() => brass(4).with(0, { hand: 'stone' }).play(0, 'build coal leek.2 with stone')).toThrow(/B1/)
  })
  test('[B2] the wild location card builds in any town, never at a farm', () => {
    const table = brass(2).with(0, { hand: 'wild-location' })
    expect(builds(table.legal(0)).some((move) => move.includes('farm'))).toBe(false)
    expect(() => table.play(0, 'build brewery farm-north.1 with wild-location')).toThrow(/northern farm.*B2/)
    expect(table.play(0, 'build coal belper.2 with wild-location').seat(0)).toMatchObject({ tiles: ['belper.2 coal1 2'], hand: '' })
  })
  test('[B3] an industry card builds its industry in the network', () => {
    const table = brass(4).with(0, { hand: 'coal iron cotton-manufacturer', links: ['stoke-leek'], next: { manufacturer: 2 } })
    expect(() => table.play(0, 'build coal cannock.2 with coal')).toThrow(/Cannock is not in your network.*B3/)
    expect(() => table.play(0, 'build coal leek.2 with iron')).toThrow(/iron works does not build a coal mine.*B3/)
    expect(table.legal(0)).toContain('build cotton leek.1 with cotton-manufacturer')
    expect(table.legal(0)).toContain('build manufacturer leek.1 with cotton-manufacturer')
    expect(table.play(0, 'build coal leek.2 with coal').seat(0).tiles).toEqual(['leek.2 coal1 2'])
  })
  test('[B4] the wild industry card builds any industry there; a farm takes it, or a brewery card', () => {
    const table = brass(2).with(0, { hand: 'wild-industry brewery coal', links: ['cannock-farm-north'] })
    expect(builds(table.legal(0))).toEqual([
      'build coal cannock.2 with coal',
      'build coal cannock.2 with wild-industry',
      'build brewery farm-north.1 with brewery',
      'build brewery farm-north.1 with wild-industry',
    ])
    expect(() => table.play(0, 'build brewery farm-south.1 with brewery')).toThrow(/B3/)
    expect(table.play(0, 'build brewery farm-north.1 with wild-industry').seat(0).tiles).toEqual(['farm-north.1 brewery1 1'])
  })
  test('[B5] with nothing on the board an industry card builds in any free slot, again when the rail era begins', () => {
    const table = brass(2)
      .with(0, { hand: 'pottery coal', money: 30 })
      .with(1, { tiles: ['dudley.1 coal1 2'] })
    const places = builds(table.legal(0)).map((move) => move.split(' ')[2])
    expect(places).toContain('stafford.2')
    expect(places).toContain('redditch.1')
    expect(places).not.toContain('dudley.1')
    const rail = rails(2).with(0, { hand: 'coal', next: { coal: 2 } })
    expect(rail.play(0, 'build coal redditch.1 with coal').seat(0).tiles).toEqual(['redditch.1 coal2 3'])
  })
  test('[B6] takes the lowest tile of the stack', () => {
    const table = brass(2)
      .with(0, { hand: 'dudley cannock' })
      .play(0, 'build coal dudley.1 with dudley', 'build coal cannock.2 with cannock')
    expect(table.seat(0).tiles).toEqual(['cannock.2 coal2 3', 'dudley.1 coal1 2'])
    const none = brass(2).with(0, { hand: 'dudley', next: { coal: 9 } })
    expect(() => none.play(0, 'build coal dudley.1 with dudley')).toThrow(/no coal mine left.*B6/)
  })
  test('[B7] builds nothing whose lowest tile is for the other era', () => {
    const rail = rails(2).with(0, { hand: 'dudley' })
    expect(builds(rail.legal(0))).toEqual([])
    expect(() => rail.play(0, 'build coal dudley.1 with dudley')).toThrow(/The coal mine I.*develop it away.*B7/)
    const canal = brass(2).with(0, { hand: 'coventry burton', money: 99, next: { pottery: 5, brewery: 4 } })
    expect(() => canal.play(0, 'build pottery coventry.1 with coventry')).toThrow(/The pottery V.*B7/)
    expect(() => canal.play(0, 'build brewery burton.2 with burton')).toThrow(/The brewery IV.*B7/)
    const pottery = rails(2).with(0, { hand: 'coventry', money: 99 })
    expect(pottery.play(0, 'build pottery coventry.1 with coventry').seat(0).tiles).toEqual(['coventry.1 pottery1'])
  })
  test('[B8] takes a slot that shows only its industry first', () => {
    const hand = { hand: 'birmingham', next: { manufacturer: 2 } }
    const table = brass(2).with(0, hand)
    expect(() => table.play(0, 'build manufacturer birmingham.1 with birmingham')).toThrow(/shows only a manufacturer.*B8/)
    const full = brass(2)
      .with(0, hand)
      .with(1, { tiles: ['birmingham.2 manufacturer1', 'birmingham.4 manufacturer1'] })
    expect(full.legal(0)).toContain('build manufacturer birmingham.1 with birmingham')
    expect(() => table.play(0, 'build pottery birmingham.1 with birmingham')).toThrow(/does not show a pottery.*B8/)
  })
  test('[B9] chooses between slots that differ, not between equal ones', () => {
    const differ = brass(4).with(0, { hand: 'derby' })
    expect(builds(differ.legal(0))).toEqual([
      'build cotton derby.1 with derby',
      'build cotton derby.2 with derby',
      'build brewery derby.1 with derby',
    ])
    const equal = brass(2).with(0, { hand: 'worcester tamworth birmingham', next: { manufacturer: 2 } })
    expect(builds(equal.legal(0)).map((move) => move.split(' ')[2])).toEqual([
      'tamworth.1',
      'worcester.1',
      'birmingham.1',
      'birmingham.2',
      'tamworth.1',
    ])
    expect(() => equal.play(0, 'build cotton worcester.2 with worcester')).toThrow(/B9/)
    expect(() => equal.play(0, 'build coal tamworth.2 with tamworth')).toThrow(/B9/)
  })
  test('[B10] allows one tile of a seat in a town in the canal era, any number in the rail era', () => {
    const holdings = { hand: 'dudley', tiles: ['dudley.2 iron1 1'], next: { coal: 2 } }
    expect(() => brass(2).with(0, holdings).play(0, 'build coal dudley.1 with dudley')).toThrow(/one tile in Dudley.*B10/)
    expect(
      brass(2)
        .with(1, { tiles: ['dudley.2 iron1 1'] })
        .with(0, { hand: 'dudley' })
        .legal(0),
    ).toContain('build coal dudley.1 with dudley')
    expect(rails(2).with(0, holdings).play(0, 'build coal dudley.1 with dudley').seat(0).tiles).toHaveLength(2)
  })
  test('[B11] is paid before anything is received', () => {
    const holdings = { hand: 'coalbrookdale', links: ['coalbrookdale-shrewsbury'] }
    const poor = brass(2).with(0, { ...holdings, money: 5 })
    expect(() => poor.play(0, 'build iron coalbrookdale.2 with coalbrookdale')).toThrow(/The iron works I costs you £6.*you have £5.*B11/)
    const table = brass(2)
      .with(0, { ...holdings, money: 6 })
      .play(0, 'build iron coalbrookdale.2 with coalbrookdale')
    expect(table.seat(0)).toMatchObject({ money: 2, tiles: ['coalbrookdale.2 iron1 2'] })
  })
  test('[B12] puts the printed cubes on mines and works, barrels on breweries by the era', () => {
    const hand = { hand: 'dudley burton', money: 40, next: { coal: 3, brewery: 2 } }
    const moves = ['build coal dudley.1 with dudley', 'build brewery burton.2 with burton'] as const
    expect(
      brass(2)
        .with(0, hand)
        .play(0, ...moves)
        .seat(0).tiles,
    ).toEqual(['burton.2 brewery2 1', 'dudley.1 coal3 4'])
    expect(
      rails(2)
        .with(0, hand)
        .play(0, ...moves)
        .seat(0).tiles,
    ).toEqual(['burton.2 brewery2 2', 'dudley.1 coal3 4'])
    expect(
      brass(2)
        .with(0, { hand: 'dudley', money: 30, next: { iron: 4 } })
        .where(markets(14, 10))
        .with(1, { tiles: ['dudley.1 coal1 2'] })
        .play(0, 'build iron dudley.2 with dudley')
        .seat(0).tiles,
    ).toEqual(['dudley.2 iron4 6'])
  })
  test('[B13] moves what fits to the market: a mine when it is connected to a merchant, works always', () => {
    const holdings = { hand: 'dudley', money: 20, next: { coal: 2 } }
    const alone = brass(2).where(markets(5, 8)).with(0, holdings).play(0, 'build coal dudley.1 with dudley')
    expect([at(alone.s, 'dudley.1'), alone.seat(0).money, alone.s.coalMarket]).toEqual(['coal2 3', 13, 5])
    const joined = brass(2)
      .where(markets(5, 8))
      .with(1, { links: ['dudley-birmingham', 'birmingham-oxford'] })
      .with(0, holdings)
    joined.play(0, 'build coal dudley.1 with dudley')
    expect([at(joined.s, 'dudley.1'), joined.seat(0).money, joined.s.coalMarket]).toEqual(['coal2 flipped', 13 + 5 + 4 + 4, 8])
    const room = brass(2)
      .where(markets(12, 8))
      .with(1, { links: ['dudley-birmingham', 'birmingham-oxford'] })
      .with(0, holdings)
    room.play(0, 'build coal dudley.1 with dudley')
    expect([at(room.s, 'dudley.1'), room.seat(0).money]).toEqual(['coal2 1', 13 + 1 + 1])
  })
  test('[B14] flips a tile whose last cube goes to the market', () => {
    const table = brass(2)
      .where(markets(5, 2))
      .with(0, { hand: 'dudley', income: 10 })
      .with(1, { tiles: ['dudley.1 coal1 1'] })
      .play(0, 'build iron dudley.2 with dudley')
    expect(at(table.s, 'dudley.2')).toBe('iron1 flipped')
    expect(table.seat(0)).toMatchObject({ income: 13, money: 12 + 4 + 4 + 3 + 3 })
    expect(table.log(1)).toContain('0 moves 4 iron to the market and receives £14')
  })
  test('tells what is built, for how much, from which sources', () => {
    const table = brass(2)
      .where(face('oxford.1', 'cotton'))
      .with(0, { hand: 'birmingham' })
      .with(1, { tiles: ['dudley.1 coal1 2'], links: ['dudley-birmingham'] })
      .play(0, 'build manufacturer birmingham.2 with birmingham')
    expect(table.log(1)).toEqual([
      '0 discards the card Birmingham',
      '0 builds a manufacturer I in Birmingham for £8',
      '0 takes 1 coal from player 2’s mine in Dudley',
    ])
  })
})
