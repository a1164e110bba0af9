import { describe, expect, test } from 'vitest'
import type { Options } from '../../../core/game.ts'
import { LANGUAGES } from '../../../core/words.ts'
import { MASTERPIECES } from '../../../games/skyrise/components.ts'
import { later, openEverywhere, panoramas, skyrise, tokens } from '../../../games/skyrise/fixture.ts'
import { skyrise as game } from '../../../games/skyrise/index.ts'
import { askedIn } from '../../board/positions.ts'
import { choicesOf } from '../../table/choosing.ts'
import { slipsOf } from '../../table/slip-fixture.ts'
import { POSITIONS } from './gallery-positions.ts'
import { isInVain } from './habits.ts'
import { slip } from './slip.tsx'
import { loadWords } from './words/load.ts'

const said = slipsOf({ game, slip, words: await loadWords('en') })

describe('A bid', () => {
  const opening = skyrise(3)
    .where(tokens({ m1: 'yellow' }))
    .where(openEverywhere)

  test('in halves says what is chosen, in either order', () => {
    expect(said(opening.s, 0, 'building:24')).toMatchObject({ title: 'Bid 24', does: [] })
    expect(said(opening.s, 0, 'district:m1')).toMatchObject({ title: 'Bid in M1', does: [] })
  })

  test('says what it would bring: token and step, control, who can answer, what is left', () => {
    expect(said(opening.s, 0, 'building:24', 'district:m1')).toMatchObject({
      title: 'Open with 24 in M1',
      deed: 'Open',
      does: ['bid 24 m1'],
      cells: {
        'If it wins': [expect.stringMatching(/^a yellow token: philosophers 2 → 3 each ×\d$/)],
        'Control, Centre': ['– → Ada'],
        'Can answer': ['Ben Cleo'],
        'Then left': [expect.stringMatching(/^6 up to \d+$/)],
      },
    })
  })

  test('says that there is no token, and who shares control', () => {
    const { s } = skyrise(3)
      .where(openEverywhere)
      .with(0, { built: ['24 a1'] })
      .with(1, { built: ['21 a5'] })
    const { cells } = said(s, 0, 'building:37', 'district:a9')
    expect(cells['If it wins']).toEqual(['no token'])
    expect(cells['Control, A']).toEqual(['Ada Ben → Ada'])
  })

  test('is silent about control that does not change', () => {
    const { s } = skyrise(3)
      .where(openEverywhere)
      .with(0, { built: ['24 a1'] })
    expect(said(s, 0, 'building:37', 'district:a9').cells['Control, A']).toBeUndefined()
  })

  test('says what panoramas gain by it', () => {
    const { s } = skyrise(3).where(openEverywhere).where(panoramas('windmills', 'chains'))
    const { windmills } = s.tables
    const mills = [...Array(14).keys()].map((i) => `a${i + 1}`)
    const gains = mills.filter((id) => said(s, 0, 'building:24', `district:${id}`).cells['If it wins'].some((row) => /^0 → \d/.test(row)))
    expect(windmills.some((word) => word !== 0)).toBe(true)
    expect(gains.length).toBeGreaterThan(0)
    expect(gains.length).toBeLessThan(mills.length)
  })

  test('[V5] says what Bridges gain by a structure at the other end of one', () => {
    const gain = (options: Options, district: string) =>
      said(
        skyrise(3, options)
          .where(openEverywhere)
          .where(panoramas('bridges', 'chains'))
          .with(0, { built: ['24 a5'] })
          .with(1, { built: ['21 b6'] }).s,
        0,
        'building:37',
        `district:${district}`,
      ).cells['If it wins']
    expect([gain({}, 'm1'), gain({}, 'm2')]).toEqual([['no token', '0 → 4'], ['no token']])
    expect([gain({ bridges: 'either' }, 'm1'), gain({ bridges: 'either' }, 'm2')]).toEqual([
      ['no token', '2 → 4'],
      ['no token', '2 → 6'], // two bridges end there
    ])
  })

  test('that nobody can answer builds at once', () => {
    const { s } = skyrise(3).where(openEverywhere).with(1, { available: '4' }).with(2, { available: '8' })
    const { cells } = said(s, 0, 'building:24', 'district:m1')
    expect(cells['Can answer']).toEqual(['nobody: you build'])
  })

  test('with a masterpiece says its points, and in red where it has none', () => {
    const { s } = later('olmsteds-parks', 'gavel', 'vault').where(openEverywhere).with(0, { available: 'olmsteds-parks' })
    expect(said(s, 0, 'masterpiece:olmsteds-parks', 'district:m1')).toMatchObject({
      missed: undefined,
      cells: { 'If it wins': ['no token', '+4'] },
    })
    expect(said(s, 0, 'masterpiece:olmsteds-parks', 'district:a1')).toMatchObject({
      missed: 'Olmsted’s Parks brings no points there.',
      still: 'It would be built all the same.',
    })
  })

  test('of a masterpiece in vain is never quick; one that is not about points is not in vain', () => {
    const { s } = later('vault', 'gavel', 'olmsteds-parks').where(openEverywhere).with(0, { available: 'vault' })
    const plan = { game, before: s, after: s, seat: 0, seats: 3, told: [], choices: [], reveals: false, previous: null }
    expect(isInVain({ ...plan, actions: [game.parse('bid vault a1')] })).toBe(false)
    expect(isInVain({ ...plan, seat: 2, actions: [game.parse('bid olmsteds-parks a1')] })).toBe(true)
  })
})

describe('A pass', () => {
  const { s } = skyrise(3).where(openEverywhere).play(0, 'bid 24 m1').play(1, 'bid 39 m2').play(2, 'bid 66 m3').play(0, 'pass')

  test('says who leads and who can still answer', () => {
    expect(said(s, 1, 'action:pass')).toMatchObject({
      title: 'Pass',
      deed: 'Pass',
      does: ['pass'],
      cells: { 'Your bids': ['it comes back to you'], Leads: ['Cleo 66 M3'], 'Can answer': ['nobody: Cleo builds'] },
    })
  })

  test('cannot be chosen by the opener', () => {
    expect(said(skyrise(3).s, 0, 'action:pass').does).toEqual([])
  })
})

test('Masterpiece cards say what they do and would bring, with two seats both', () => {
  const s = POSITIONS.choosing(2)
  const seat = askedIn(game, s)
  const cards = [...s.hand.subarray(seat * 5, seat * 5 + 2)].map(
    (card) => game.describe(s, seat, game.parse(`choose ${MASTERPIECES[card]}`))[0],
  )
  const { title, cells, does } = said(s, seat, ...cards)
  expect(title).toBe('Choose these masterpieces')
  expect(Object.keys(cells).length).toBe(2)
  expect(does.length).toBe(2)
})

test('A wild token says the step it makes', () => {
  const s = POSITIONS.wild(4)
  expect(said(s, askedIn(game, s), 'track:green').cells['You get'][0]).toMatch(/^a wild token: naturalists \d → \d each ×\d$/)
})

test('The Vault says what its token does, and may take none', () => {
  const s = POSITIONS.vault(4)
  const seat = askedIn(game, s)
  const [{ places }] = choicesOf(game, s, seat)
  expect(said(s, seat, ...places)).toMatchObject({ title: expect.stringMatching(/^Take a .* token from C\d+$/), deed: 'Take' })
  expect(said(s, seat, 'action:decline')).toMatchObject({ title: 'Take none', does: ['decline'] })
})

test.each(LANGUAGES)('every slip is said in %s', async (language) => {
  const speaks = slipsOf({ game, slip, words: await loadWords(language) })
  const wild = POSITIONS.wild(4)
  const told = [
    speaks(skyrise(3).where(openEverywhere).s, 0, 'building:24', 'district:m1'),
    speaks(
      later('olmsteds-parks', 'gavel', 'vault').with(0, { available: 'olmsteds-parks' }).where(openEverywhere).s,
      0,
      'masterpiece:olmsteds-parks',
      'district:a1',
    ),
    speaks(skyrise(3).where(openEverywhere).play(0, 'bid 24 m1').s, 1, 'action:pass'),
    speaks(wild, askedIn(game, wild), 'track:green'),
  ]
  const text = JSON.stringify(told.map(({ title, deed, missed, still, cells }) => [title, deed, missed ?? '', still ?? '', cells]))
  expect(text).not.toMatch(/undefined|NaN|null/)
  if (language !== 'en') expect(text).not.toMatch(/\b(Bid|Open|Pass|Then|Can)\b/)
})
