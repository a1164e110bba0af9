import { describe, expect, test } from 'vitest'
import { configOf } from './config.ts'
import { type Game, SPECTATOR, type Words } from './game.ts'
import { openTable } from './table.ts'
import { draw, stake, toy } from './toy.ts'
import { viewOf } from './view.ts'
import {
  fillIn,
  foretold,
  isSaid,
  linePieces,
  listener,
  logLine,
  logSentence,
  mayHear,
  seatName,
  sentencePieces,
  titleIn,
  whyNot,
} from './words.ts'

const game = toy as Game
const told = { event: 'pays', seat: 1, facts: { points: 3, other: 0 } }

/** Words with one sentence of the log, read by nobody in particular. */
const saying = (pays: string, more: Partial<Words> = {}): Words => ({
  ...toy.words,
  log: { pays },
  name: (fact, value) => `${fact}:${value}`,
  ...more,
})
/** The same, read by a seat. */
const readBy = (you: number, pays: string): Words => saying(pays, { voice: { you, name: (seat) => ['Ada', 'Bob', 'Cy'][seat] } })

describe('What is told', () => {
  test('is collected with its facts by name', () => {
    const ear = listener(game)
    ear.tell('stakes', 1, 3)
    ear.tell('draws', 0)
    expect(ear.told).toEqual([
      { event: 'stakes', seat: 1, facts: { points: 3 } },
      { event: 'draws', seat: 0, facts: {} },
    ])
  })
  test('is heard by all, or by its own seat alone', () => {
    const [all, own] = ['draws', 'drew'].map((event) => ({ event, seat: 1, facts: {} }))
    expect([SPECTATOR, 0, 1].map((viewer) => mayHear(game, all, viewer))).toEqual([true, true, true])
    expect([SPECTATOR, 0, 1].map((viewer) => mayHear(game, own, viewer))).toEqual([false, false, true])
  })
  test('can be foretold but for what is not known yet', () => {
    const view = viewOf(toy, openTable(toy, configOf(game, 2), { seed: 'words' }).at(), 0)
    expect(foretold(game, view, { seat: 0, action: stake(2) })).toEqual([{ event: 'stakes', seat: 0, facts: { points: 2 } }])
    expect(foretold(game, view, { seat: 0, action: draw })).toEqual([{ event: 'draws', seat: 0, facts: {} }])
    expect(view.turns).toBe(0)
  })
  test('has a sentence, unless a heading tells it', () => {
    expect(isSaid(told, saying('pays'))).toBe(true)
    expect(isSaid(told, saying(''))).toBe(false)
  })
})

describe('A line of the log', () => {
  test('is said with its facts, and by its event where there are no words', () => {
    expect(logLine(told, saying('pays {{points}}'))).toBe('pays points:3')
    expect(logLine({ ...told, event: 'sings' }, saying(''))).toBe('sings')
    expect(linePieces(told, saying('pays {{points_many}}.'))).toEqual([
      { text: 'pays ' },
      { text: 'points_many:3', fact: 'points_many', value: 3 },
      { text: '.' },
    ])
  })
  test('begins with who did it, where the language does not put him elsewhere', () => {
    expect(logSentence(told, saying('pays'))).toBe('other:1 pays')
    expect(logSentence(told, readBy(0, 'pays'))).toBe('Bob pays')
    expect(logSentence(told, readBy(0, ': pays'))).toBe('Bob: pays')
    expect(logSentence(told, readBy(0, 'so {{seat}} pays'))).toBe('so Bob pays')
    expect(sentencePieces(told, readBy(0, 'pays'))[0]).toEqual({ text: 'Bob', isSubject: true })
  })
  test('of what nobody does names nobody', () => {
    expect(logSentence(told, readBy(0, '-The age ends'))).toBe('The age ends')
    expect(logLine(told, readBy(0, '-The age ends'))).toBe('The age ends')
    expect(logLine(told, readBy(0, ', who pays'))).toBe('who pays')
  })
  test('is said otherwise to who did it', () => {
    const sentence = '[pays|pay] {{points}}'
    expect(logSentence(told, readBy(0, sentence))).toBe('Bob pays points:3')
    expect(logSentence(told, readBy(1, sentence))).toBe('Bob pay points:3')
    expect(logSentence(told, saying(sentence))).toBe('other:1 pays points:3')
  })
  test('says whose a thing is: another’s, the reader’s, one’s own', () => {
    const sentence = 'pays from <the|your|his own> purse, {{other}}'
    expect(logSentence(told, readBy(2, sentence))).toBe('Bob pays from the purse, Ada')
    expect(logSentence(told, readBy(0, sentence))).toBe('Bob pays from your purse, Ada')
    expect(logSentence({ ...told, facts: { other: 1 } }, readBy(1, sentence))).toBe('Bob pays from his own purse, Bob')
  })
  test('of none is silent, or says so in a word', () => {
    const words = saying('sell[s|] {other?for {{other}}{points? and }~{points?~for nothing}}{points?for {{points}}}')
    const line = (other: number, points: number) => logLine({ ...told, facts: { other, points } }, words)
    expect(line(0, 0)).toBe('sells for nothing')
    expect(line(0, 3)).toBe('sells for points:3')
    expect(line(1, 0)).toMatch(/^sells for (?!.*points)/)
    expect(line(1, 3)).toMatch(/ and for points:3$/)
  })

  test('keeps Latin names apart from Chinese, and Chinese ones together', () => {
    const named = (name: string, sentence: string) => logSentence(told, saying(sentence, { voice: { you: null, name: () => name } }))
    expect(named('Ada', '付錢')).toBe('Ada 付錢')
    expect(named('Ада', '由{{seat}}付錢')).toBe('由 Ада 付錢')
    expect(named('小明', '付錢')).toBe('小明付錢')
    expect(named('小明', '由{{seat}}付錢')).toBe('由小明付錢')
    expect(named('Ada', '{{seat}}: 3')).toBe('Ada: 3')
  })
})

describe('A refusal', () => {
  const words = saying('', { why: { poor: '{{other}} needs {{points}}.', alone: 'so {{seat}}alone.' } })
  test('is a sentence with a capital', () => {
    expect(whyNot({ rule: 'X1', reason: 'poor', facts: { other: 2, points: 4 } }, words)).toBe('Other:2 needs points:4.')
    expect(whyNot({ rule: 'X1', reason: 'alone', facts: {} }, words)).toBe('So alone.')
    expect(whyNot({ rule: 'X1', reason: 'unknown', facts: {} }, words)).toBe('')
  })
  test('calls people as the reader does', () => {
    const voice = { you: 0, name: () => 'Horta' }
    expect(whyNot({ rule: 'X1', reason: 'poor', facts: { other: 2, points: 4 } }, words, voice)).toBe('Horta needs points:4.')
  })
})

describe('Names', () => {
  test('of seats are the voice’s, or the game’s', () => {
    expect(seatName(2, readBy(0, ''))).toBe('Cy')
    expect(seatName(2, saying(''))).toBe('other:2')
  })
  test('of a game are those of its edition in a language', () => {
    expect(titleIn({ title: 'Toy', titles: { ru: 'Игрушка' } }, 'ru')).toBe('Игрушка')
    expect(titleIn({ title: 'Toy', titles: { ru: 'Игрушка' } }, 'uk')).toBe('Toy')
    expect(titleIn({ title: 'Toy' }, 'uk')).toBe('Toy')
  })
  test('fill the places of a sentence', () => {
    expect(fillIn('{{a}} and {{b}}', (name) => name.toUpperCase())).toBe('A and B')
  })
})
