import { describe, expect, test } from 'vitest'
import { factsIn } from '../../../core/words-fixture.ts'
import { LINK_IDS, LOCATIONS } from '../board.ts'
import { CARD_KINDS } from '../cards.ts'
import { TILE_KINDS } from '../components.ts'
import { meta } from '../meta.ts'
import { EVENTS } from '../vocabulary.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'
import { zhHant } from './zh-Hant.ts'

describe.each([
  ['ru', ru],
  ['uk', uk],
  ['zh-Hant', zhHant],
])('Words: %s', (_language, words) => {
  test('tell the same facts as English', () => {
    for (const [event, sentence] of Object.entries(words.log)) expect([event, factsIn(sentence)]).toEqual([event, factsIn(en.log[event])])
    for (const [reason, sentence] of Object.entries(words.why)) {
      const missing = factsIn(sentence).filter((fact) => !factsIn(en.why[reason]).includes(fact))
      expect([reason, missing]).toEqual([reason, []])
    }
  })
  test('name every location, card and tile, each differently', () => {
    for (const [fact, count] of [
      ['town', LOCATIONS],
      ['card', CARD_KINDS],
      ['tile', TILE_KINDS],
    ] as const) {
      const names = Array.from({ length: count }, (_, i) => words.name(fact, i))
      expect(new Set(names).size).toBe(count)
    }
  })
})

test('English log lines name only facts that their events carry', () => {
  for (const [event, sentence] of Object.entries(en.log)) {
    const carried: readonly string[] = EVENTS[event as keyof typeof EVENTS].facts
    expect(factsIn(sentence).filter((fact) => !carried.includes(fact))).toEqual([])
  }
})

test.each([en, ru, uk, zhHant])('every option and every value of it is named', ({ options }) => {
  for (const { key, values } of meta.options) expect(Object.keys(options?.[key].values ?? {})).toEqual(values)
})

test('A line is named by its ends, the one with three by its towns', () => {
  const named = (id: string) => en.name('link', LINK_IDS.indexOf(id))
  expect(named('kidderminster-worcester')).toBe('Kidderminster–Worcester')
  expect(named('cannock-farm-north')).toBe('Cannock–the northern farm')
})
