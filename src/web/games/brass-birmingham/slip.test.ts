import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../core/words.ts'
import { brass, face, markets, rails } from '../../../games/brass-birmingham/fixture.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import { choicesOf } from '../../table/choosing.ts'
import { slipsOf } from '../../table/slip-fixture.ts'
import { POSITIONS } from './gallery-positions.ts'
import { habits } from './habits.ts'
import { slip } from './slip.tsx'
import { loadWords } from './words/load.ts'

const says = slipsOf({ game, slip, words: await loadWords('en'), ...habits })

/** Seat 0 can build an iron works in Coventry with coal of seat 1's mine in Cannock, three links away. */
const works = () =>
  brass(2)
    .with(0, { hand: 'coventry iron', money: 31, spent: 5, links: ['birmingham-oxford', 'birmingham-coventry'] })
    .with(1, { tiles: ['cannock.2 coal1 1'], links: ['cannock-walsall', 'walsall-birmingham'] })
    .where(markets(13, 5)).s

describe('a build', () => {
  const said = says(works(), 0, 'card:iron', 'slot:coventry.3')

  test('says what is built, and where', () => {
    expect(said).toMatchObject({ title: 'Build an iron works I', note: 'in Coventry', deed: 'Build' })
  })
  test('says money, card and where the coal comes from', () => {
    expect(said.cells['You pay']).toEqual(['£5 and card Iron works', 'Cannock 3 links'])
  })
  test('says what the market takes, place by place', () => {
    expect(said.cells['You get']).toEqual(['sold at once +£8 (3 + 2 + 2 + 1)'])
  })
  test('says what flips for oneself, and for whom besides', () => {
    expect(said.cells['Flips: iron works I']).toEqual(['3 points 1 link point', 'Income 0 → +2 3 spaces'])
    expect(said.cells.Others).toEqual(['Ben Flips: coal mine I'])
  })
  test('says what is left', () => {
    expect(said.cells['Then you have']).toEqual(['£31 → £34 Spent £5 → £10', '1 card'])
  })
  test('names the other industry of the slot', () => {
    expect(says(works(), 0, 'card:coventry', 'slot:coventry.3').buttons).toHaveLength(1)
  })
})

describe('a beginning', () => {
  test('is a card that says where it can go', () => {
    expect(says(works(), 0, 'card:coventry')).toMatchObject({ title: 'The card Coventry', missed: undefined, does: [] })
  })
  test('is a card that builds nothing, in red', () => {
    const { s } = brass(2).with(0, { hand: 'belper iron', money: 3, tiles: ['dudley.1 coal1 2'] })
    expect(says(s, 0, 'card:belper').missed).toBe('Nothing can be built with it now.')
  })
})

describe('a link', () => {
  test('says what it is worth now, and where it leads', () => {
    const { s } = brass(2)
      .with(0, { hand: 'iron coal', money: 10, links: ['stone-stafford'] })
      .with(1, { tiles: ['cannock.2 coal1 flipped'] })
    const { cells, note } = says(s, 0, 'link:stafford-cannock')
    expect(note).toBe('Stafford–Cannock')
    expect(cells['You pay']).toEqual(['£3 choose a card'])
    expect(cells['You get']).toEqual(['2 points as things lie', 'reaches Cannock'])
  })
  test('of the rail era offers a second', () => {
    const { s } = rails(2)
      .with(0, { hand: 'iron coal', money: 60, tiles: ['dudley.1 coal2 3', 'burton.2 brewery2 2'] })
      .where(markets(9, 5))
    const one = says(s, 0, 'card:iron', 'link:dudley-birmingham')
    expect(one).toMatchObject({ title: 'Lay a rail', note: 'Dudley–Birmingham; a second rail can be added', deed: 'Lay' })
    const two = says(s, 0, 'card:iron', 'link:dudley-birmingham', 'link:birmingham-coventry')
    expect(two).toMatchObject({ title: 'Lay two rails', note: 'Dudley–Birmingham, Birmingham–Coventry' })
    expect(two.cells['You pay']).toEqual(['£15 and card Iron works', 'Dudley Burton-on-Trent'])
  })
})

describe('other actions', () => {
  const selling = () =>
    brass(2)
      .with(0, { hand: 'iron coal brewery', money: 10, level: 5, tiles: ['worcester.1 cotton1'], links: ['worcester-gloucester'] })
      .where(face('gloucester.1', 'cotton'))
      .where(markets(13, 8)).s

  test('a sale says the beer and what flips', () => {
    const { title, cells, does } = says(selling(), 0, 'card:iron', 'slot:worcester.1')
    expect(title).toBe('Sell a cotton mill I')
    expect(cells['You pay']).toEqual(['Iron works', 'Gloucester 1 link'])
    expect(cells['Flips: cotton mill I']).toEqual(['5 points 1 link point', 'Income +5 → +8 5 spaces'])
    // Gloucester's develop is still to be chosen.
    expect(does).toEqual([])
  })
  test('a loan says what it costs', () => {
    const { cells, deed } = says(selling(), 0, 'card:iron', 'action:loan')
    expect(deed).toBe('Loan')
    expect(cells['You get']).toEqual(['+£30'])
    expect(cells['Then you have']).toEqual(['£10 → £40', '2 cards, Income +5 → +2'])
  })
  test('a develop says what comes to lie on the stack', () => {
    expect(says(selling(), 0, 'card:iron', 'stack:cotton').cells).toMatchObject({
      'You pay': ['£2 and card Iron works', 'market £2'],
      'You get': ['next on the stack: cotton mill I'],
    })
  })
  test("Gloucester's develop is said by itself where a table goes on after the sale", () => {
    const table = brass(2)
      .with(0, { hand: 'iron coal brewery', money: 10, level: 5, tiles: ['worcester.1 cotton1'], links: ['worcester-gloucester'] })
      .where(face('gloucester.1', 'cotton'))
    const { s } = table.play(0, 'sell worcester.1', 'discard iron')
    expect(says(s, 0, 'stack:coal')).toMatchObject({ title: 'Develop a coal mine I', does: ['develop coal'] })
  })
  test('scouting asks for three cards', () => {
    expect(says(selling(), 0, 'action:scout').cells['You pay']).toEqual(['choose 3 more cards'])
    expect(says(selling(), 0, 'action:scout', 'card:iron').cells['You pay']).toEqual(['Iron works choose 2 more cards'])
    // The third is the last one in hand.
    expect(says(selling(), 0, 'action:scout', 'card:iron', 'card:coal').cells['You pay']).toEqual(['Iron works Coal mine Brewery'])
    expect(says(selling(), 0, 'action:scout', 'card:iron', 'card:coal', 'card:brewery').cells['You get']).toEqual(['both wild cards'])
  })
  test('scouting is still called so where a table goes on in the midst of it', () => {
    const { s } = brass(2).with(0, { hand: 'iron coal brewery pottery' }).play(0, 'scout', 'discard iron')
    expect(says(s, 0, 'card:coal', 'card:brewery')).toMatchObject({
      title: 'Scout',
      deed: 'Scout',
      does: ['discard coal', 'discard brewery'],
    })
  })
  test('a pass is red', () => {
    expect(says(selling(), 0, 'action:pass', 'card:iron')).toMatchObject({ missed: 'Nothing is done.', deed: 'Pass' })
  })
  test('a tile given up says what is still short', () => {
    const s = POSITIONS.shortfall(4)
    const [place] = choicesOf(game, s, s.turn)[0].places
    const { title, cells } = says(s, s.turn, place)
    expect(title).toMatch(/^Give up /)
    expect(cells['Then you have'].at(-1)).toMatch(/^still short £\d+ → £\d+$/)
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('every choice of every position is said', async () => {
    const speak = slipsOf({ game, slip, words: await loadWords(language), ...habits })
    for (const [name, position] of Object.entries(POSITIONS)) {
      const s = position(3)
      for (const { places } of choicesOf(game, s, s.turn).filter((_, i) => i % 7 === 0)) {
        const { title, note, cells } = speak(s, s.turn, ...places)
        const text = [title, note, ...Object.entries(cells).flat(2)].filter(Boolean).join(' ')
        expect(text, `${name}: ${places}`).not.toMatch(/undefined|NaN|null|\[object/)
        expect(text.length).toBeGreaterThan(0)
      }
    }
  })
})
