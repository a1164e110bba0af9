import { describe, expect, test } from 'vitest'
import { logLine } from '../../../core/words.ts'
import { factsIn } from '../../../core/words-fixture.ts'
import { BOARDS, NOBLE_KINDS, PLACES, ROWS, SEGMENTS, TILE_KINDS, TRACKS } from '../components.ts'
import { EVENTS } from '../events.ts'
import { firstMeta, revisedMeta } from '../meta.ts'
import { PAYMENT_IDS } from '../notation.ts'
import { ru as ruBelleEpoque } from './belle-epoque/ru.ts'
import { whole } from './belle-epoque/sentences.ts'
import { uk as ukBelleEpoque } from './belle-epoque/uk.ts'
import { zhHant as zhBelleEpoque } from './belle-epoque/zh-Hant.ts'
import { en } from './en.ts'
import { refusing } from './refusals/refusals.ts'
import { ru as ruRefusals } from './refusals/ru.ts'
import { uk as ukRefusals } from './refusals/uk.ts'
import { zhHant as zhHantRefusals } from './refusals/zh-Hant.ts'
import { ru } from './ru.ts'
import { speak } from './speak.ts'
import { uk } from './uk.ts'
import { zhHant } from './zh-Hant.ts'

describe.each([
  ['first', en.first],
  ['revised', en.revised],
])('English, %s edition', (_, words) => {
  test('log lines name only facts that their events carry', () => {
    for (const [event, sentence] of Object.entries(words.log)) {
      const carried: readonly string[] = EVENTS[event as keyof typeof EVENTS].facts
      expect([event, factsIn(sentence).filter((fact) => !carried.includes(fact))]).toEqual([event, []])
    }
  })
  test('names everything, each differently', () => {
    for (const [fact, count] of [
      ['action', 5],
      ['place', PLACES.length],
      ['noble', NOBLE_KINDS],
      ['segment', SEGMENTS.length],
      ['track', TRACKS.length],
      ['row', ROWS.length],
      ['board', BOARDS.length],
      ['space', 25],
      ['iris', 16],
      ['cell', 25],
      ['payment', PAYMENT_IDS.length],
      ['card', 32],
      ['tile', 12],
    ] as const) {
      const names = Array.from({ length: count }, (_, i) => words.name(fact, i))
      expect(new Set(names).size).toBe(count)
    }
    expect(words.name('art', TILE_KINDS - 1)).toBe('white')
    expect(words.name('manneken', 2)).toBe('2 Manneken')
    expect(words.name('level', 4)).toBe('4')
  })
})

describe('English', () => {
  test('the editions call things by their own names', () => {
    const line = (words: typeof en.first, event: string, values: Record<string, number>) =>
      logLine({ event, seat: 0, facts: values }, words)
    expect(line(en.first, 'frames', { iris: 5, spaces: 9 })).toBe('puts the bracket on shield B2/C3: 9 spaces')
    expect(line(en.revised, 'frames', { iris: 5, spaces: 9 })).toBe('puts the try square on iris B2/C3: 9 spaces')
    expect(line(en.first, 'leaves', { action: 2 })).toBe('leaves the action undone: Royal Theatre')
    expect(en.first.name('cube', 4)).toBe('joker')
  })
  test('a payment is read out', () => {
    const name = (id: string) => en.revised.name('payment', PAYMENT_IDS.indexOf(id))
    expect(name('2wood+wild')).toBe('2 × wood, 1 × wild')
    expect(name('wood+2francs')).toBe('1 × wood, 6 francs')
  })
})

const OTHERS = {
  ru: speak(whole(refusing(ru, ruRefusals), ruBelleEpoque)),
  uk: speak(whole(refusing(uk, ukRefusals), ukBelleEpoque)),
  'zh-Hant': speak(whole(refusing(zhHant, zhHantRefusals), zhBelleEpoque)),
}

describe.each(Object.entries(OTHERS))('Words: %s', (_, words) => {
  test.each(['first', 'revised'] as const)('tell the same facts as English, %s edition', (edition) => {
    for (const [event, sentence] of Object.entries(words[edition].log))
      expect([event, factsIn(sentence)]).toEqual([event, factsIn(en[edition].log[event])])
    for (const [reason, sentence] of Object.entries(words[edition].why)) {
      const missing = factsIn(sentence).filter((fact) => !factsIn(en[edition].why[reason]).includes(fact))
      expect([reason, missing]).toEqual([reason, []])
    }
  })
  test('name everything, each differently, in both editions', () => {
    for (const edition of [words.first, words.revised])
      for (const [fact, count] of [
        ['action', 5],
        ['place', PLACES.length],
        ['noble', NOBLE_KINDS],
        ['segment', SEGMENTS.length],
        ['track', TRACKS.length],
        ['row', ROWS.length],
        ['board', BOARDS.length],
        ['payment', PAYMENT_IDS.length],
        ['card', 32],
        ['tile', 12],
      ] as const)
        expect(new Set(Array.from({ length: count }, (_, i) => edition.name(fact, i))).size).toBe(count)
  })
  test('the fourth colour is pink in the first edition only', () => {
    expect(words.first.name('art', 3)).not.toBe(words.revised.name('art', 3))
  })
})

test.each([en, ...Object.values(OTHERS)])('every option and every value of it is named', (words) => {
  for (const [{ options }, said] of [
    [firstMeta, words.first.options],
    [revisedMeta, words.revised.options],
  ] as const)
    for (const { key, values } of options) if (key !== 'content') expect(Object.keys(said?.[key].values ?? {})).toEqual(values)
})
