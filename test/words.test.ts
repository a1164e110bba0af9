import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Action, actionList } from '../src/core/action.ts'
import { lowestBit } from '../src/core/bits.ts'
import { type Block, clone } from '../src/core/block.ts'
import { configOf } from '../src/core/config.ts'
import type { Facts, Game, Words } from '../src/core/game.ts'
import { below } from '../src/core/rng.ts'
import { rngOf } from '../src/core/seed.ts'
import { LANGUAGES, type Language, logSentence, titleIn, whyNot } from '../src/core/words.ts'
import { metas } from '../src/games/metas.ts'
import { phrasesOf as bruxellesPhrases } from '../src/web/games/bruxelles-1893/words/phrases.ts'
import { phrasesOf as skyrisePhrases } from '../src/web/games/skyrise/words/phrases.ts'
import { loadFace, loadGames } from '../src/web/shelf/load.ts'
import type { FaceWords } from '../src/web/table/face.ts'
import { loadWords } from '../src/web/words/language.tsx'
import { pageWords } from '../src/web/words/pages/language.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'You', ru: 'Вы', uk: 'Ви', 'zh-Hant': '你' }
const games = await loadGames()
const spoken = await Promise.all(
  games.flatMap((game) =>
    LANGUAGES.map(async (language) => ({
      id: game.meta.id,
      game,
      language,
      face: await (await loadFace(game.meta.id)).load(language),
      page: await loadWords(language),
    })),
  ),
)

const readBy = (words: Words, language: Language): Words => ({
  ...words,
  voice: { you: 0, name: (seat) => (seat === 0 ? NAMES[language] : 'Bob') },
})
/** Everything there is one of, so that whatever does not agree with a number shows. */
const one = (names: readonly string[], other: number): Facts =>
  Object.fromEntries(names.map((name) => [name, name === 'other' ? other : 1]))

/** What is told of a seat, of things that are another's, one's own and the reader's. */
function logOf(game: Game, words: Words, seat: number): [string, string][] {
  return Object.entries(game.events)
    .filter(([event]) => words.log[event] !== '')
    .flatMap(([event, { facts }]) =>
      [0, 1].map((other): [string, string] => [event, logSentence({ event, seat, facts: one(facts, other) }, words)]),
    )
}

function refusalsOf(words: Words): [string, string][] {
  const facts = new Proxy<Record<string, number>>({}, { get: () => 1, has: () => true })
  return Object.keys(words.why).map((reason) => [reason, whyNot({ rule: '', reason, facts }, words)])
}

/** Every sentence of a value by its path, functions called for one of everything. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    // A phrase of cards or names cannot be called so: it is tested beside its board.
    try {
      return sentences(value(1, 1, 1, 1), path)
    } catch {
      return []
    }
  }
  return typeof value === 'object' && value ? Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`)) : []
}

const everything = ({ game, face, language }: { game: Game; face: FaceWords; language: Language }): [string, string][] => {
  const words = readBy(face.words, language)
  const { voice: _, why: __, log: ___, ...rest } = words
  return [...logOf(game, words, 0), ...logOf(game, words, 1), ...refusalsOf(words), ...sentences(rest)]
}

/** A verb of the third person after `you`, and one of the second after a name. */
const THIRD: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^You (has|is|was|\w*[^s\s]s)\b/,
  ru: /^Вы (не |больше не |ещё раз )?(\p{L}*[аяуеё]ет|\p{L}*ит|\p{L}*ёт|\p{L}*тся)(?!\p{L})/u,
  uk: /^Ви (не |більше не |ще раз )?(\p{L}*є|\p{L}*ить|\p{L}*ться|бере|кладе|іде|може|тягне|буде)(?!\p{L})/u,
}
const SECOND: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^Bob (have|are|take|build|gain|score|put|pass|pay|draw)\b/,
  ru: /^Bob (не )?\p{L}*([её]те|ите|тесь)(?!\p{L})/u,
  uk: /^Bob (не )?\p{L}*(єте|ите|теся)(?!\p{L})/u,
}

/** Those that have what none should have. */
const wrong = (all: readonly [string, string][], pattern: RegExp) => all.filter(([, sentence]) => pattern.test(sentence))

const NOT_CHINESE = /\p{Script=Han} ?[,;:!?.]|[,;:!?] ?\p{Script=Han}|您|棋/u
/** One of a thing with the form of many; where a phrase takes a name or a number and no count, as `cardsOf`, nothing is counted. */
const NOT_ONE: Readonly<Record<Language, RegExp>> = {
  en: /\b1 (?!glass|is\b|leads|ties|beats|has\b|was\b)[a-z]+s\b/,
  ru: /(?<![\d–-])1 \p{L}+(ов|ев|ей|ки|ты|ды)(?!\p{L})/u,
  uk: /(?<![\d–-])1 \p{L}+(ів|їв|ки|ти|ни)(?!\p{L})/u,
  'zh-Hant': /(?!)/,
}
const NOT_COUNTED = [
  'cardsOf',
  'linkWorth',
  'askGoesFor',
  'numberTooLow',
  'structures',
  'objectiveSays',
  'wildTo',
  'builds',
  'noPoints',
  'won',
  'players',
  'share',
]

/** Numbers that take the same form of a word as another does, and what a few of a thing must not be. */
const FORMS: Readonly<Record<Language, { readonly same: readonly (readonly [number, number])[]; readonly notFew: RegExp }>> = {
  en: {
    same: [
      [0, 2],
      [5, 2],
      [21, 2],
    ],
    notFew: /(?!)/,
  },
  ru: {
    same: [
      [21, 1],
      [5, 0],
    ],
    notFew: /(?<!\d)2 \p{L}+(ов|ев|ей|ий)(?!\p{L})/u,
  },
  uk: {
    same: [
      [21, 1],
      [5, 0],
    ],
    notFew: /(?<!\d)2 \p{L}+(ів|їв|ей|ок)(?!\p{L})/u,
  },
  'zh-Hant': {
    same: [
      [21, 1],
      [5, 2],
    ],
    notFew: /(?!)/,
  },
}

/** A line of the log with so many of one fact, and one of everything else. */
const withMany = (game: Game, words: Words, [event, fact, seat]: readonly [string, string, number]) => {
  const facts = one(game.events[event].facts, 1)
  return (count: number) => logSentence({ event, seat, facts: { ...facts, [fact]: count } }, words)
}

const inPlaceOf = (sentence: string, number: number, other: number) =>
  sentence.replace(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'gu'), String(other))

/** The facts that count things: in English a line is the same of two, five and twenty-one but for the number. */
function countsOf(game: Game): [event: string, fact: string][] {
  const all = Object.entries(game.events).filter(([event]) => game.words.log[event] !== '')
  return all.flatMap(([event, { facts }]) =>
    facts
      .filter((fact) => {
        const said = withMany(game, game.words, [event, fact, 1])
        return /(?<!\+)5/.test(said(5)) && [2, 21].every((count) => inPlaceOf(said(5), 5, count) === said(count))
      })
      .map((fact): [string, string] => [event, fact]),
  )
}

const counted = (all: readonly [string, string][], language: Language) =>
  wrong(all, NOT_ONE[language]).filter(([name]) => !NOT_COUNTED.includes(name.split('.').at(-1) ?? ''))

/** Every decision that is open in a game of two that is played at random, now and then. */
function decisionsOf(game: Game): { s: Block; seat: number; a: Action }[] {
  const config = configOf(game, 2, {})
  const s = game.create(config)
  game.setup(s, config, rngOf('decisions'))
  const rng = rngOf('decided')
  const legal = actionList()
  const all: { s: Block; seat: number; a: Action }[] = []
  for (let made = 0; game.actors(s) !== 0; made++) {
    const seat = lowestBit(game.actors(s))
    game.legal(s, seat, legal)
    const at = clone(s)
    if (made % 5 === 0) all.push(...Array.from(legal.list.slice(0, legal.count), (a) => ({ s: at, seat, a })))
    game.apply(s, seat, legal.list[below(rng, legal.count)])
  }
  return all
}

describe.each(spoken)('$id in $language', (words) => {
  const { game, face, language } = words
  const read = readBy(face.words, language)
  const all = everything(words)

  test('a log line is told of you in the second person, of others in the third', () => {
    expect(wrong(logOf(game, read, 0), THIRD[language] ?? /(?!)/)).toEqual([])
    expect(wrong(logOf(game, read, 1), SECOND[language] ?? /(?!)/)).toEqual([])
  })
  test('nobody is called by the number of a seat', () => {
    expect(
      wrong(
        all,
        /\bseat\b|мест[оау] ●|(ход|жетон|у|решает|ставка) мест[оау]|місц[еяю] ●|(хід|жетон|у|вирішує|ставка) місц[еяю] \d|號位|號座位/i,
      ),
    ).toEqual([])
  })
  test('no sentence is left with a gap or a fork in it', () => {
    const said = [...logOf(game, read, 0), ...logOf(game, read, 1), ...refusalsOf(read)]
    expect(wrong(said, /\{\{|[[\]<>|]|undefined|NaN|^\s|\s$| {2}/)).toEqual([])
  })
  test('one of a thing is one', () => {
    expect(counted(all, language)).toEqual([])
  })
  test('a log line agrees with every number, told of you and of others', () => {
    const counts = countsOf(game)
    expect(counts.length).toBeGreaterThan(2)
    const { same, notFew } = FORMS[language]
    for (const [event, fact] of counts)
      for (const seat of [0, 1]) {
        const said = withMany(game, read, [event, fact, seat])
        for (const [number, like] of same)
          if ([number, like].every((each) => said(each).includes(String(each))))
            expect(inPlaceOf(said(number), number, like), `${event} ${fact}`).toBe(inPlaceOf(said(like), like, like))
        expect(said(2), `${event} ${fact}`).not.toMatch(notFew)
      }
  })
  test('Chinese has its own punctuation in the names of decisions too', () => {
    if (language !== 'zh-Hant') return
    const labels = decisionsOf(game).map(({ s, seat, a }): [string, string] => [game.format(a), face.label(s, seat, a)])
    expect(new Set(labels.map(([typed]) => typed.split(' ')[0])).size).toBeGreaterThan(2)
    expect(wrong(labels, NOT_CHINESE)).toEqual([])
  })
  test('Chinese has its own punctuation and its own words', () => {
    if (language !== 'zh-Hant') return
    expect(wrong(all, NOT_CHINESE)).toEqual([])
    expect(wrong(all, /\p{Script=Han}Bob|Bob\p{Script=Han}/u)).toEqual([])
    expect(refusalsOf(read).filter(([, sentence]) => !sentence.endsWith('。'))).toEqual([])
  })
})

test.each(LANGUAGES)('the page itself, in %s, is written as its language is', async (language) => {
  const all = sentences(await loadWords(language))
  expect(wrong(all, NOT_CHINESE)).toEqual([])
  expect(counted(all, language)).toEqual([])
})

test('a seat count agrees with its last number', async () => {
  const said = await Promise.all(LANGUAGES.map(async (language) => (await pageWords(language)).home.players(2, 4)))
  expect(said).toEqual(['2–4 players', '2–4 игрока', '2–4 гравці', '2–4 人'])
})

test('a title is as the language prints it, and no edition is left in English', () => {
  const titles = (id: string) => LANGUAGES.map((language) => titleIn(metas.find((meta) => meta.id === id) ?? metas[0], language))
  expect(titles('splendor')).toEqual(['Splendor', 'Роскошь', 'Splendor', '璀璨寶石'])
  expect(titles('skyrise')[1]).toBe('Парящий город')
  for (const title of titles('bruxelles-1893-revised').slice(1)) expect(title).not.toMatch(/edition|revised/)
})

test('what is another’s is called by his name, the reader’s is yours', async () => {
  const at = async (language: Language, seat: number, other: number) => {
    const { words } = await (await loadFace('brass-birmingham')).load(language)
    return logSentence({ event: 'takesCoal', seat, facts: { coal: 2, other, town: 13 } }, readBy(words, language))
  }
  expect(await at('en', 0, 1)).toBe('You take 2 coal from Bob’s mine in Dudley')
  expect(await at('en', 1, 0)).toBe('Bob takes 2 coal from your mine in Dudley')
  expect(await at('en', 1, 1)).toBe('Bob takes 2 coal from the mine in Dudley')
  expect(await at('ru', 0, 1)).toBe('Вы берёте 2 угля из шахты игрока Bob в Дадли')
  expect(await at('uk', 1, 0)).toBe('Bob бере 2 вугілля з вашої шахти у Дадлі')
  expect(await at('zh-Hant', 0, 1)).toBe('你從 Bob 在達德利的煤礦取用 2 個煤')
  expect(await at('zh-Hant', 1, 0)).toBe('Bob 從你在達德利的煤礦取用 2 個煤')
})

test('on a board, too, what is the reader’s is yours, and a Latin name has its spaces in Chinese', async () => {
  const said = async (language: Language) => {
    const [bruxelles, skyrise] = await Promise.all(['bruxelles-1893', 'skyrise'].map(async (id) => (await loadFace(id)).load(language)))
    const { houseOf, pawnOf } = bruxellesPhrases(bruxelles.words)
    const { lastBid } = skyrisePhrases(skyrise.words)
    return [houseOf(null), pawnOf('Bob', 2), lastBid('24', null), lastBid('24', 'Bob')]
  }
  expect(await said('en')).toEqual(['your house', 'Bob’s pawn, bid 2', 'you lead with 24', 'Bob leads with 24'])
  expect(await said('ru')).toEqual(['ваше здание', 'подмастерье: Bob, ставка 2', 'последняя ставка 24, ваша', 'последняя ставка 24, Bob'])
  expect(await said('uk')).toEqual(['ваш будинок', 'підмайстер: Bob, ставка 2', 'остання ставка 24, ваша', 'остання ставка 24, Bob'])
  expect(await said('zh-Hant')).toEqual(['你的房屋', 'Bob 的米寶，2法郎', '你以 24 領先', 'Bob 以 24 領先'])
})

/** A figure or what stands for one, a hyphen that a line may end at, and an ending. */
const BREAKS = /[\d}]-\p{Script=Cyrillic}{1,3}(?!\p{Letter})/u

test.each(['ru', 'uk'])('In %s no line ends within an ordinal', (language) => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(`${language}.ts`))
  const texts = files.map((path) => readFileSync(join('src', path), 'utf8'))
  expect(texts.filter((text) => /[\d}]\u2011/.test(text)).length).toBeGreaterThan(3)
  expect(texts.flatMap((text) => text.match(BREAKS) ?? [])).toEqual([])
})
