import { describe, expect, test } from 'vitest'
import { wellFormed } from '../../../../core/action.ts'
import { LANGUAGES } from '../../../../core/words.ts'
import { HEIGHTS, MASTERPIECES, PANORAMAS } from '../../../../games/skyrise/components.ts'
import { later, skyrise } from '../../../../games/skyrise/fixture.ts'
import { skyrise as game } from '../../../../games/skyrise/index.ts'
import type { State } from '../../../../games/skyrise/state.ts'
import { REASONS } from '../../../../games/skyrise/vocabulary.ts'
import { askedIn } from '../../../board/positions.ts'
import { POSITIONS } from '../gallery-positions.ts'
import { loadWords } from './load.ts'
import { phrasesOf } from './phrases.ts'

/** A fact of every name that sentences use. */
const FACTS = new Proxy<Record<string, number>>({}, { get: () => 2, has: () => true })
const isSaid = (sentence: string) => sentence.trim() !== '' && !/\{\{|\}\}|undefined|NaN|null|\[object/.test(sentence)

/** One position for every question. */
const ASKED: Readonly<Record<string, () => State>> = {
  open: () => skyrise(4).s,
  openMasterpiece: () => later('palace', 'gavel', 'vault').with(0, { available: 'palace' }).s,
  outbid: () => skyrise(4).play(0, 'bid 24 m1').s,
  outbidOrMasterpiece: () => later('palace', 'gavel', 'vault').play(0, 'bid 24 m1').s,
  masterpiece: () => later('palace', 'gavel', 'vault').play(0, 'bid 111 m1').with(1, { available: '4 gavel' }).s,
  gavel: () => later('palace', 'gavel', 'vault').play(0, 'bid 24 m1').play(1, 'bid 39 m2').play(2, 'bid vault m3').s,
  wild: () => POSITIONS.wild(4),
  vault: () => POSITIONS.vault(4),
  card: () => POSITIONS.choosing(4),
  cards: () => POSITIONS.choosing(2),
  over: () => POSITIONS.over(4),
}

describe.each(LANGUAGES)('words in %s', (language) => {
  test('every reason is a sentence', async () => {
    const { refuse } = await loadWords(language)
    for (const [reason, rule] of Object.entries(REASONS)) expect(refuse({ rule, reason, facts: FACTS }), reason).toSatisfy(isSaid)
  })

  test('every well-formed action has a label', async () => {
    const { label } = await loadWords(language)
    const { s } = later('palace', 'gavel', 'vault')
    for (const a of wellFormed(game.kinds)) if (!isSaid(label(s, 0, a))) expect.fail(`${game.format(a)}: ${label(s, 0, a)}`)
  })

  test('every question is asked in its own words, and each half of a bid too', async () => {
    const { ask } = await loadWords(language)
    const s = ASKED.open()
    const asked = [
      ...Object.values(ASKED).map((position) => {
        const at = position()
        return ask(at, askedIn(game, at))
      }),
      ask(s, 0, ['building:24']),
      ask(s, 0, ['district:m1']),
    ]
    for (const sentence of asked) expect(sentence).toSatisfy(isSaid)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('every phrase is said, for any number', async () => {
    const phrases = phrasesOf((await loadWords(language)).words)
    for (const [name, phrase] of Object.entries(phrases)) {
      if (name === 'effect' || name === 'panorama') continue
      if (typeof phrase === 'string') expect(phrase, name).toSatisfy(isSaid)
      else if (typeof phrase === 'object') for (const text of Object.values(phrase)) expect(text, name).toSatisfy(isSaid)
      else
        for (const count of [0, 1, 2, 5, 11, 21])
          expect(Reflect.apply(phrase, phrases, Array(4).fill(String(count))), name).toSatisfy(isSaid)
    }
  })

  test('every card says what it does with the values of the table', async () => {
    const phrases = phrasesOf((await loadWords(language)).words)
    const { masterpieces } = skyrise(4).s.tables
    const texts = MASTERPIECES.map((card) => phrases.effect(card, masterpieces))
    for (const text of texts) expect(text).toSatisfy(isSaid)
    expect(new Set(texts).size).toBe(MASTERPIECES.length)
    expect(phrases.effect('palace', { ...masterpieces, palace: 37 })).toContain('37')
    expect(phrases.effect('le-barons-frame', { ...masterpieces, leBaronsFrame: [31, 32, 33] })).toMatch(/31.*32.*33/)
    for (const card of PANORAMAS) {
      expect(phrases.panorama(card, { points: 37, around: 2, bothEnds: true })).toContain('37')
      expect(phrases.panorama(card, { points: 37, around: 1, bothEnds: false })).toSatisfy(isSaid)
    }
    const readings = [true, false].map((bothEnds) => phrases.panorama('bridges', { points: 4, around: 1, bothEnds }))
    expect(new Set(readings).size).toBe(2)
  })

  test('what is engraved and printed on plates is short', async () => {
    const phrases = phrasesOf((await loadWords(language)).words)
    for (const text of [phrases.leads, phrases.tied, phrases.centre]) expect(text.length, text).toBeLessThanOrEqual(8)
    expect(phrases.platform('A').length).toBeLessThanOrEqual(12)
    for (const height of HEIGHTS) expect(phrases.heights[height].length).toBeLessThanOrEqual(8)
  })
})

describe('labels', () => {
  test('say what is done and where', async () => {
    const { label } = await loadWords('en')
    const { s } = later('palace', 'gavel', 'vault')
    expect(label(s, 0, game.parse('bid 24 a5'))).toBe('24 in A5')
    expect(label(s, 0, game.parse('bid gavel a5'))).toBe('The Gavel in A5')
    expect(label(s, 0, game.parse('wild yellow'))).toBe('To the track of philosophers’ districts')
  })
})
