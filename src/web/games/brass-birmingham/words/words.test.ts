import { describe, expect, test } from 'vitest'
import { wellFormed } from '../../../../core/action.ts'
import { LANGUAGES } from '../../../../core/words.ts'
import { LOCATIONS } from '../../../../games/brass-birmingham/board.ts'
import { brass, face, rails } from '../../../../games/brass-birmingham/fixture.ts'
import { brassBirmingham as game } from '../../../../games/brass-birmingham/index.ts'
import type { State } from '../../../../games/brass-birmingham/state.ts'
import { REASONS } from '../../../../games/brass-birmingham/vocabulary.ts'
import { POSITIONS } from '../gallery-positions.ts'
import { loadWords } from './load.ts'
import { phrasesOf } from './phrases.ts'

/** A fact of every name that sentences use. */
const FACTS = new Proxy<Record<string, number>>({}, { get: () => 2, has: () => true })
const isSaid = (sentence: string) => sentence.trim() !== '' && !/\{\{|\}\}|undefined|NaN|null|\[object/.test(sentence)

/** One position for every decision that can be owed. */
const OWED: Readonly<Record<string, () => State>> = {
  action: () => POSITIONS.canal(4),
  discard: () => POSITIONS.discard(4),
  coal: () => POSITIONS['coal-choice'](4),
  beer: () => POSITIONS.selling(4),
  shortfall: () => POSITIONS.shortfall(4),
  over: () => POSITIONS.over(4),
  scouting: () => brass(2).with(0, { hand: 'iron coal brewery dudley' }).play(0, 'scout').s,
  secondDevelop: () => brass(2).with(0, { hand: 'iron coal', money: 30 }).play(0, 'develop coal', 'discard iron').s,
  iron: () =>
    brass(2)
      .with(0, { hand: 'iron coal', money: 30 })
      .with(1, { tiles: ['dudley.2 iron1 2', 'redditch.2 iron1 2'] })
      .play(0, 'develop coal', 'discard iron').s,
  secondLink: () =>
    rails(2)
      .with(0, { hand: 'iron coal', money: 60, tiles: ['dudley.1 coal2 3', 'burton.2 brewery2 2'] })
      .play(0, 'network dudley-birmingham', 'discard iron').s,
  moreSales: () =>
    brass(2)
      .with(0, {
        hand: 'iron coal',
        tiles: ['worcester.1 cotton1', 'kidderminster.2 cotton1', 'farm-south.1 brewery1 1'],
        links: ['worcester-gloucester', 'kidderminster-worcester'],
      })
      .where(face('gloucester.1', 'cotton'))
      .play(0, 'sell worcester.1', 'discard iron', 'beer farm-south.1').s,
  freeDevelop: () =>
    brass(2)
      .with(0, { hand: 'iron coal', tiles: ['worcester.1 cotton1'], links: ['worcester-gloucester'] })
      .where(face('gloucester.1', 'cotton'))
      .play(0, 'sell worcester.1', 'discard iron').s,
}

describe.each(LANGUAGES)('words in %s', (language) => {
  test('every reason is a sentence', async () => {
    const { refuse } = await loadWords(language)
    for (const [reason, rule] of Object.entries(REASONS)) expect(refuse({ rule, reason, facts: FACTS }), reason).toSatisfy(isSaid)
  })

  test('every well-formed action has a label, whatever is owed', async () => {
    const { label } = await loadWords(language)
    const actions = [...wellFormed(game.kinds)]
    for (const [at, [name, position]] of Object.entries(OWED).entries()) {
      const s = position()
      // Every third, from another one on each time: all of them are said several times.
      for (const a of actions.filter((_, i) => i % 3 === at % 3))
        if (!isSaid(label(s, s.turn, a))) expect.fail(`${name}: ${game.format(a)}: ${label(s, s.turn, a)}`)
    }
  })

  test('every owed decision is asked for, each in its own words', async () => {
    const { ask } = await loadWords(language)
    const asked = Object.values(OWED).map((position) => {
      const s = position()
      return ask(s, s.turn)
    })
    for (const sentence of asked) expect(sentence).toSatisfy(isSaid)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('every phrase is said, for any number', async () => {
    const phrases = phrasesOf((await loadWords(language)).words)
    for (const [name, phrase] of Object.entries(phrases)) {
      if (typeof phrase === 'string') expect(phrase, name).toSatisfy(isSaid)
      else if (typeof phrase === 'object') for (const text of Object.values(phrase)) expect(text, name).toSatisfy(isSaid)
      else
        for (const count of [0, 1, 2, 5, 11, 21])
          expect(Reflect.apply(phrase, phrases, Array(4).fill(String(count))), name).toSatisfy(isSaid)
    }
  })

  test('every location has a name of its own', async () => {
    const { words } = await loadWords(language)
    const names = Array.from({ length: LOCATIONS }, (_, location) => words.name('town', location))
    expect(new Set(names).size).toBe(LOCATIONS)
  })
})

describe('with something picked', () => {
  test.each(LANGUAGES)('what is missing is asked for, in %s', async (language) => {
    const { ask } = await loadWords(language)
    const { s } = brass(2).with(0, {
      hand: 'worcester birmingham iron',
      tiles: ['worcester.1 cotton1'],
      money: 14,
      next: { brewery: 3 },
    })
    const asked = [ask(s, 0), ask(s, 0, ['card:birmingham']), ask(s, 0, ['card:worcester']), ask(s, 0, ['slot:birmingham.1'])]
    for (const sentence of asked) expect(sentence).toSatisfy(isSaid)
    expect(new Set(asked).size).toBe(asked.length)
  })
})

describe('labels', () => {
  test('say what is done and where', async () => {
    const { label } = await loadWords('en')
    const { s } = brass(2).with(0, { hand: 'worcester' })
    expect(label(s, 0, game.parse('build cotton worcester.1 with worcester'))).toBe(
      'Build a cotton mill I in Worcester with the card Worcester',
    )
    expect(label(s, 0, game.parse('loan'))).toBe('Loan: £30')
  })
})
