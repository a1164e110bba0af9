import { describe, expect, test } from 'vitest'
import { factsIn } from '../../../core/words-fixture.ts'
import { DISTRICTS, PLATFORMS } from '../board.ts'
import { CARDS, COLOURS, PANORAMAS, TOKENS } from '../components.ts'
import { meta } from '../meta.ts'
import { EVENTS, REASONS } from '../vocabulary.ts'
import { en } from './en.ts'

describe('English', () => {
  test('log lines tell exactly the facts that their events carry', () => {
    for (const [event, sentence] of Object.entries(en.log))
      expect([event, factsIn(sentence)]).toEqual([event, [...EVENTS[event as keyof typeof EVENTS].facts].sort()])
  })
  test('every reason has a sentence', () => {
    expect(Object.keys(en.why).sort()).toEqual(Object.keys(REASONS).sort())
  })
  test('names every district, card, token, panorama, colour and platform, each differently', () => {
    for (const [fact, count] of [
      ['district', DISTRICTS],
      ['card', CARDS],
      ['token', TOKENS.length],
      ['panorama', PANORAMAS.length],
      ['colour', COLOURS.length],
      ['platform', PLATFORMS.length],
      ['place', 4],
    ] as const) {
      const names = Array.from({ length: count }, (_, i) => en.name(fact, i + (fact === 'place' ? 1 : 0)))
      expect([fact, new Set(names).size]).toEqual([fact, count])
      expect(names.some((name) => /^\d+$/.test(name) || name.includes('undefined'))).toBe(false)
    }
    expect([en.name('points', 1), en.name('points', 2), en.name('card', 255)]).toEqual(['1 point', '2 points', 'an unknown masterpiece'])
  })
  test('every option and each of its values has words', () => {
    for (const { key, values } of meta.options) {
      if (key === 'content') continue
      expect([key, Object.keys(en.options?.[key]?.values ?? {})]).toEqual([key, values])
    }
  })
})
