import { beforeAll, describe, expect, test } from 'vitest'
import { lowestBit } from '../../../../core/bits.ts'
import { configOf } from '../../../../core/config.ts'
import type { Seat } from '../../../../core/game.ts'
import { rngOf } from '../../../../core/seed.ts'
import { LANGUAGES } from '../../../../core/words.ts'
import { cubes, holds, pavilions } from '../../../../games/bruxelles-1893/belle-epoque/fixture.ts'
import {
  compass,
  first,
  lastRound,
  lastToPass,
  nextNobles,
  pawn,
  revised,
  shop,
  theatre,
} from '../../../../games/bruxelles-1893/fixture.ts'
import { bruxelles1893, bruxelles1893Revised } from '../../../../games/bruxelles-1893/index.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import { type Said, slipsOf } from '../../../table/slip-fixture.ts'
import { propose, warns } from '../habits.ts'
import { bruxelles1893Face, bruxelles1893RevisedFace } from '../index.tsx'
import { contentOf } from './content.tsx'
import { en } from './words/en.ts'
import { ru } from './words/ru.ts'
import type { SlipWords } from './words/slip-words.ts'
import { uk } from './words/uk.ts'
import { zhHant } from './words/zh-Hant.ts'

// The fixture's area, from row 5 down: b sale, materials, workshop, nobles; c nobles, construction, sale, materials; d materials, workshop, nobles,
// construction; e construction, sale, materials, workshop. Everybody has 10 francs and 5 pawns; the hands point at wood and stone.
type Slip = (s: State, seat: Seat, ...clicks: readonly string[]) => Said
const slips: { first: Slip; revised: Slip } = { first: unready, revised: unready }
const WORDS = { en, ru, uk, 'zh-Hant': zhHant } satisfies Record<string, SlipWords>

function unready(): Said {
  throw new Error('The words have not come yet.')
}

beforeAll(async () => {
  const slip = (props: Parameters<typeof contentOf>[0]) => contentOf(props, en)
  slips.revised = slipsOf({ game: bruxelles1893Revised, slip, propose, words: await bruxelles1893RevisedFace.load('en') })
  slips.first = slipsOf({ game: bruxelles1893, slip, propose, words: await bruxelles1893Face.load('en') })
})

describe('A pawn on a construction space', () => {
  const rich = () => revised(3).with(0, { cubes: cubes('wood wood stone wild') })

  test('is whole with one click: the smallest bid, a payment without wild cubes, a place, a hand', () => {
    const { title, note, deed, does, missed } = slips.revised(rich().s, 0, 'space:c4')
    expect({ title, note, deed, missed }).toEqual({
      title: 'Place and build',
      note: 'Construction, column C',
      deed: 'Build, bid 1',
      missed: undefined,
    })
    expect(does.map((decision) => decision.split(' ')[0])).toEqual(['place', 'bid', 'build', 'pay', 'turn'])
    expect(does[3]).toBe('pay wood+stone')
  })

  test('says what is paid and got, how the column stands, and what is left', () => {
    const { cells } = slips.revised(rich().where(pawn(1, 'c3', 2)).s, 0, 'space:c4')
    expect(cells['You pay'][1]).toContain('by the compass')
    expect(cells['You get']).toEqual(['your first house', '5 VP wild: none used'])
    expect(cells['Column C after it']).toEqual(['1 behind by 1', 'Ben 2 2 ties 3 leads'])
    expect(cells['Then you have']).toEqual(['9 fr 4 pawns in hand', '0 → 5 VP'])
  })

  test('says that a wild cube costs the 5 VP', () => {
    const { cells, does } = slips.revised(revised(3).with(0, { cubes: cubes('wood wild') }).s, 0, 'space:c4')
    expect(does).not.toContain('pay wood+stone')
    expect(cells['You get']).toEqual(['your first house', 'wild used: not +5'])
  })

  test('on somebody’s house: what its owner gains', () => {
    const table = rich().with(1, { houses: ['c4', 'a1'] })
    expect(slips.revised(table.s, 0, 'space:c4').cells['On Ben’s house']).toEqual(['Ben gains 2 VP', '1 per building'])
    expect(slips.revised(table.s, 1, 'space:c4').cells['On Ben’s house']).toBeUndefined()
  })

  test('is red without the cubes, and names what remains', () => {
    const { missed, still, deed, cells } = slips.revised(revised(3).with(0, { cubes: cubes('wood wood') }).s, 0, 'space:c4')
    expect(missed).toBe('Cannot build: no stone.')
    expect(still).toBe('Your pawn and 1 franc would only bid in column C.')
    expect(deed).toBe('Only bid 1')
    expect(Object.keys(cells)).toEqual(['You pay', 'Column C after it'])
  })

  test('is red with the cubes but too few of them', () => {
    const table = revised(3)
      .where(compass('wood', 'blank'))
      .with(0, { cubes: cubes('wood') })
    expect(slips.revised(table.s, 0, 'space:c4').missed).toBe('Cannot build: you cannot pay 2 units as the compass stands.')
  })

  test('in the first edition it may be left undone', () => {
    const table = first(3).with(0, { cubes: cubes('wood wood stone stone') })
    expect(slips.first(table.s, 0, 'space:c4').cells.Or).toEqual(['Leave it undone'])
  })
})

describe('Other actions', () => {
  test('materials: the cubes that the compass asks for, each of them to be exchanged', () => {
    expect(slips.revised(revised(3).s, 0, 'space:b4').does).toEqual(['place b4', 'bid 1', 'cube wood', 'cube stone'])
    expect(slips.revised(revised(3).s, 0, 'space:b4', 'supply:iron').does).toEqual(['place b4', 'bid 1', 'cube iron', 'cube wood'])
    expect(slips.revised(revised(3).s, 0, 'space:b4').cells['You get'].slice(0, 2)).toEqual(['1 wood', '1 stone'])
  })

  test('sale: the tile is given, francs and points come, the best cell first', () => {
    const table = revised(3).with(0, { art: 'green' })
    const { cells, deed } = slips.revised(table.s, 0, 'space:b5')
    expect(deed).toBe('Sell, bid 1')
    expect(cells['You pay'].at(-1)).toContain('green art tile')
    expect(cells['You get'].join()).toMatch(/^\d+ fr,\d+ VP$/)
  })

  test('sale of nothing is red', () => {
    const table = revised(3).with(0, { art: 'green' }).where(shop('green'))
    expect(slips.revised(table.s, 0, 'space:b5').missed).toContain('Cannot sell')
    expect(slips.revised(revised(3).s, 0, 'space:b5').deed).toBe('Only bid 1')
  })

  test('nobles: he is to be chosen, then kept or not; his price and his effect are seen before', () => {
    const table = revised(3)
      .where(theatre('empain', 'maeterlinck', 'buls', 'albert'))
      .where(nextNobles('solvay'))
    expect(slips.revised(table.s, 0, 'space:c5').does).toEqual([])
    const asked = slips.revised(table.s, 0, 'space:c5', 'noble:1')
    expect(asked.cells.Choose.join()).toMatch(/Keep.*Discard/)
    const { cells, does, turnedUp } = slips.revised(table.s, 0, 'space:c5', 'noble:1', 'choice:discard')
    expect(turnedUp).toBe('the next noble')
    expect(does).toEqual(['place c5', 'bid 1', 'noble 1', 'discard'])
    expect(cells['You pay'].at(-1)).toBe('1 fr price')
    expect(cells['You get']).toEqual(['Maeterlinck', '5 VP'])
  })

  test('a workshop of the first edition says that tiles are drawn unseen', () => {
    const { does, cells, turnedUp } = slips.first(first(3).s, 0, 'space:b3')
    expect(turnedUp).toBe('1 art tile, to you alone')
    expect(does).toEqual(['place b3', 'bid 1', 'draw'])
    expect(cells['You get']).toEqual(['drawn unseen'])
  })
})

describe('Brussels and the pass', () => {
  test('the stock exchange takes a pawn and brings francs', () => {
    const { title, cells } = slips.revised(revised(3).s, 0, 'choice:exchange')
    expect(title).toBe('Stock exchange')
    expect(cells['You pay'].join()).toContain('costs 1 pawn')
    expect(cells['You get'].join()).toMatch(/^\d+ fr$/)
  })

  test('the park asks for an action, and offers the others then', () => {
    const asked = slips.revised(revised(3).s, 0, 'choice:park')
    expect(asked.title).toBe('Park')
    expect(asked.cells.Choose.join()).toContain('Park: materials')
    const copied = slips.revised(revised(3).s, 0, 'choice:park', 'action:materials')
    expect(copied.note).toBe('Materials')
    expect(copied.cells.Or.join()).not.toContain('Park: materials')
  })

  test('the Grand-Place with nobody who is ready is red', () => {
    const idle = revised(3).where((s) => s.ready.fill(0))
    expect(slips.revised(idle.s, 0, 'choice:grand-place').missed).toBe('It would bring nothing.')
    expect(slips.revised(revised(3).s, 0, 'choice:grand-place').missed).toBeUndefined()
  })

  test('a pass brings a franc a colour, and the card to the first', () => {
    const { cells } = slips.revised(revised(3).with(0, { art: 'green blue' }).s, 0, 'choice:pass')
    expect(cells['You get']).toEqual(['3 fr', 'first to pass'])
  })
})

test('of several cards that were won each says what it brings, and what the one before it has changed', () => {
  const table = revised(2)
    .where(pawn(0, 'b3', 2))
    .where(pawn(0, 'c3', 2))
    .where(pawn(1, 'd3', 1))
    .where(lastToPass(0))
    .play(0, 'pass')
  const { title, cells, does } = slips.revised(table.s, 0, 'column:2', 'row:art', 'column:3', 'row:money')
  expect(does).toEqual(['tuck 2 art', 'tuck 3 money'])
  expect(title).toBe('Cards you won')
  expect(cells['You get']).toEqual([expect.stringMatching(/^B \d+ → \d+ VP$/), expect.stringMatching(/^C \d+ → \d+ VP$/)])
})

test('an answer that is only a name on its button is a deed in the title', () => {
  const config = configOf(bruxelles1893Revised, 3)
  const s = bruxelles1893Revised.create(config)
  bruxelles1893Revised.setup(s, config, rngOf('first art'))
  expect(slips.revised(s, lowestBit(bruxelles1893Revised.actors(s)), 'stack:blue').title).toBe('Take a blue art tile')
})

test('whom one pays: what is paid and lost and left, also with the last of them, when the game ends', () => {
  const table = revised(3)
    .where(lastRound)
    .with(0, { money: 5, nobles: 'brugmann van-de-velde albert' })
    .where(lastToPass(2))
    .play(2, 'pass')
  const { cells, does } = slips.revised(table.s, 0, 'own-noble:albert')
  expect(does).toEqual(['salary albert'])
  expect(cells['You pay']).toEqual(['3 fr -10 VP'])
  expect(cells['Then you have']).toEqual(['2 fr'])
})

test('with Belle Époque a space with a tile says that a pawn may go on, and card 9 is asked for before a payment', () => {
  const table = pavilions(3)
    .where(holds(0, 21))
    .with(0, { cubes: cubes('wood stone') })
  expect(slips.revised(table.s, 0, 'space:c4').note).toContain('a pawn may go to an open tile')
})

test('only what is red is never done at once', () => {
  const told = (event: string, seat: number) => ({ told: [{ event, seat, facts: {} }], seat: 0 })
  expect(warns(told('cannot', 0))).toBe(true)
  expect(warns(told('cannot', 1))).toBe(false)
  expect(warns(told('places', 0))).toBe(false)
})

describe.each(LANGUAGES)('in the language %s', (language) => {
  test('every slip of an early turn is said in full', async () => {
    for (const [game, face, table] of [
      [bruxelles1893Revised, bruxelles1893RevisedFace, revised(3)],
      [bruxelles1893, bruxelles1893Face, first(3)],
    ] as const) {
      const s = table.with(0, { cubes: cubes('wood stone'), art: 'green' }).with(1, { houses: ['c4'] }).s
      const said = slipsOf({ game, slip: (props) => contentOf(props, WORDS[language]), propose, words: await face.load(language) })
      for (const place of ['space:b5', 'space:b4', 'space:c4', 'space:c5', 'space:d4', 'choice:market', 'choice:park', 'choice:pass']) {
        const { title, deed, cells } = said(s, 0, place)
        const text = [title, deed ?? '', ...Object.entries(cells).flat(2)].join(' ')
        expect(text, place).not.toMatch(/\{\{|undefined|NaN|null|\[object/)
        expect(title, place).toBeTruthy()
      }
    }
  })
})
