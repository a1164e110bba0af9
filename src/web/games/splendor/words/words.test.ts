import { describe, expect, test } from 'vitest'
import { type Action, actionList, listed, wellFormed } from '../../../../core/action.ts'
import type { Facts } from '../../../../core/game.ts'
import { LANGUAGES, type Language, logLine } from '../../../../core/words.ts'
import { factsIn } from '../../../../core/words-fixture.ts'
import { splendor } from '../../../../games/splendor/fixture.ts'
import { pack } from '../../../../games/splendor/gems.ts'
import { splendor as game } from '../../../../games/splendor/index.ts'
import { EVENTS, REASONS } from '../../../../games/splendor/vocabulary.ts'
import { POSITIONS } from '../gallery-positions.ts'
import { loadWords } from './load.ts'
import { type Phrases, phrasesOf } from './phrases.ts'

/** A fact of every name that sentences use. */
const FACTS: Facts = {
  gem: 2,
  token: 5,
  gems: pack([1, 2, 0, 5, 0]),
  missing: pack([0, 0, 3, 0, 1]),
  price: pack([0, 4, 0, 0, 2]),
  gold: 2,
  card: 70,
  level: 3,
  noble: 4,
  noblePlace: 1,
  place: 6,
  points: 15,
  other: 1,
  left: 3,
  needed: 4,
  colours: 2,
  limit: 3,
  ways: 21,
}

const isSaid = (sentence: string) => sentence.trim() !== '' && !/\{\{|\}\}|undefined|NaN|null/.test(sentence)

describe.each(LANGUAGES)('words in %s', (language) => {
  test('every event is a sentence', async () => {
    const { words } = await loadWords(language)
    for (const [event, { facts }] of Object.entries(EVENTS)) {
      const told = { event, seat: 0, facts: Object.fromEntries(facts.map((fact) => [fact, FACTS[fact]])) }
      expect(logLine(told, words), event).toSatisfy(isSaid)
    }
  })

  test('every reason is a sentence', async () => {
    const faceWords = await loadWords(language)
    for (const [reason, rule] of Object.entries(REASONS)) expect(faceWords.refuse({ rule, reason, facts: FACTS }), reason).toSatisfy(isSaid)
  })

  test('a sentence names only facts that the engine gives it', async () => {
    const { words } = await loadWords(language)
    for (const [reason, sentence] of Object.entries(game.words.why)) expect(factsIn(words.why[reason]), reason).toEqual(factsIn(sentence))
    for (const [event, sentence] of Object.entries(game.words.log)) expect(factsIn(words.log[event]), event).toEqual(factsIn(sentence))
  })

  test('every well-formed action has a label, in every position', async () => {
    const faceWords = await loadWords(language)
    for (const [name, position] of Object.entries(POSITIONS)) {
      const s = position(4)
      for (const a of wellFormed(game.kinds)) if (!isSaid(faceWords.label(s, s.turn, a))) expect.fail(`${name}: ${game.format(a)}`)
    }
  })

  test('every owed decision is asked for', async () => {
    const faceWords = await loadWords(language)
    const asked = Object.values(POSITIONS).map((position) => faceWords.ask(position(3), 0))
    for (const sentence of asked) expect(sentence).toSatisfy(isSaid)
    expect(new Set(asked).size).toBeGreaterThanOrEqual(4)
  })

  test('every phrase is said, for any number', async () => {
    const phrases = phrasesOf((await loadWords(language)).words)
    for (const [name, phrase] of Object.entries(phrases)) {
      if (typeof phrase === 'string') expect(phrase, name).toSatisfy(isSaid)
      else for (const count of [0, 1, 2, 5, 11, 21]) expect(Reflect.apply(phrase, phrases, [count, count, count]), name).toSatisfy(isSaid)
    }
  })
})

describe('plurals', () => {
  test.each<[Language, readonly string[]]>([
    ['en', ['1 ruby', '2 rubies', '5 rubies']],
    ['ru', ['1 рубин', '2 рубина', '5 рубинов']],
    ['uk', ['1 рубін', '2 рубіни', '5 рубінів']],
    ['zh-Hant', ['1 枚紅寶石', '2 枚紅寶石', '5 枚紅寶石']],
  ])('rubies in %s', async (language, said) => {
    const { words } = await loadWords(language)
    expect([1, 2, 5].map((count) => words.name('gems', pack([0, 0, 0, count, 0])))).toEqual(said)
  })

  test('cards left in Russian', async () => {
    const { deck }: Phrases = phrasesOf((await loadWords('ru')).words)
    expect([1, 2, 5, 21].map((count) => deck('II', count))).toEqual([
      'Колода II, осталась 1 карта',
      'Колода II, осталось 2 карты',
      'Колода II, осталось 5 карт',
      'Колода II, осталась 21 карта',
    ])
  })
})

describe('labels', () => {
  test('a purchase says what it costs after bonuses', async () => {
    const table = splendor(2).with(0, { gems: 'ss', gold: 1, bonuses: 'ss', hand: [0] })
    const { label } = await loadWords('en')
    expect(label(table.s, 0, game.parse('buy hand1'))).toBe('Buy for 1 sapphire')
  })

  test('payments say what is paid, each differently', async () => {
    const s = POSITIONS.paying(2)
    const { label } = await loadWords('en')
    const labels = legal(s).map((a) => label(s, 0, a))
    expect(labels[0]).toBe('Pay 3 sapphires, 1 emerald, 1 gold')
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('a turn names only what can be done', async () => {
    const { ask } = await loadWords('en')
    expect(ask(splendor(2).s, 0)).toBe('take gems or reserve a card.')
    expect(ask(splendor(2).with(0, { bonuses: 'ddddsssseeeerrrroooo', hand: [0, 1, 2] }).s, 0)).toBe('take gems or buy a card.')
  })
})

function legal(s: Parameters<typeof game.legal>[0]): Action[] {
  const out = actionList()
  game.legal(s, 0, out)
  return listed(out)
}
