import { describe, expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { equal } from './block.ts'
import { configOf } from './config.ts'
import { BadRecord } from './errors.ts'
import { forkOf, type Origin } from './origin.ts'
import { aboutIn, readRecord, writeRecord } from './record.ts'
import { below } from './rng.ts'
import { rngOf } from './seed.ts'
import { openTable, type Table } from './table.ts'

const game = gameOf('splendor')
const read = (text: string, to?: number) => readRecord(text, to === undefined ? { games: [game] } : { games: [game], to })

/** A whole random game. */
function played(origin: Origin, moves: string): Table {
  const table = openTable(game, configOf(game, 3), origin)
  const rng = rngOf(moves)
  for (let actors = game.actors(table.at()); actors !== 0; actors = game.actors(table.at())) {
    const seat = Math.log2(actors)
    const legal = table.legal(seat)
    table.play(seat, legal[below(rng, legal.length)])
  }
  return table
}

const table = played({ seed: 'record' }, 'moves')
const text = writeRecord(table)
const lines = text.split('\n')
const firstMove = lines.indexOf('') + 1
/** The record with one line changed; lines count from zero here. */
const changed = (line: number, to: string) => lines.map((old, i) => (i === line ? to : old)).join('\n')
const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start))
const faultIn = (tampered: string): BadRecord => {
  try {
    read(tampered)
  } catch (error) {
    if (error instanceof BadRecord) return error
    throw error
  }
  throw new Error('The record was accepted.')
}
const faultLine = (tampered: string): number => faultIn(tampered).line
const faultOf = (tampered: string): string => faultIn(tampered).message

describe('A record', () => {
  test('replays to the same bytes', () => {
    expect(equal(read(text).at(), table.at())).toBe(true)
  })
  test('replays as far as one likes', () => {
    expect(equal(read(text, 7).at(), table.at(7))).toBe(true)
  })
  test('keeps names and dates, which change nothing that is replayed; one without them still reads', () => {
    const about = { table: 'Friday', date: '2024-05-01T20:00:00.000Z', players: ['Ada', '', 'Bob: the "third"\nseat'] }
    const named = writeRecord(table, about)
    expect(named.split('\n').filter((line) => !/^(table|date|player \d): /.test(line))).toEqual(lines)
    expect(equal(read(named).at(), table.at())).toBe(true)
    expect(aboutIn(named)).toEqual({ ...about, players: ['Ada', '', 'Bob: the "third" seat'] })
    expect(aboutIn(text)).toEqual({})
    expect(aboutIn(named.slice(0, named.indexOf('\nseed')))).toMatchObject({ players: ['Ada', '', 'Bob: the "third" seat'] })
  })
  test('with the explicit deal of a seeded game replays to the same bytes', () => {
    const sheet = game.sheet(table.at(0))
    const again = openTable(game, table.config, { sheet })
    for (const { seat, action } of table.decisions) again.play(seat, action)
    const replayed = read(writeRecord(again))
    expect(equal(replayed.at(), table.at())).toBe(true)
    expect(equal(replayed.at(0), table.at(0))).toBe(true)
  })
  test('may be written by hand: without marks, commitment and start, with comments and empty lines', () => {
    const byHand = lines.filter((line) => !/^(commitment|start|result)/.test(line)).map((line) => line.replace(/ #.*/, ''))
    byHand.splice(10, 0, '', '// a pause')
    expect(equal(read(byHand.join('\r\n')).at(), table.at())).toBe(true)
  })
  test('of a game that goes on says so', () => {
    const open = openTable(game, configOf(game, 2), { seed: 'open' })
    open.play(0, game.parse('take dse'))
    expect(writeRecord(open)).toContain('result: open')
    expect(read(writeRecord(open)).decisions).toHaveLength(1)
  })
})

describe('The record of a fork', () => {
  const forked = openTable(game, table.config, forkOf(table.origin, { at: 4, seed: 'a fresh one', of: 't1' }))
  for (const { seat, action } of table.decisions.slice(0, 4)) forked.play(seat, action)
  const record = writeRecord(forked)
  const fork = record.split('\n').findIndex((line) => line.startsWith('fork 4:')) + 1

  test('tells what it left, and promises the fresh deal', () => {
    expect(record).toMatch(/^fork 4 of: t1\nfork 4: a fresh one\nfork 4 commitment: [0-9a-f]{64}$/m)
    expect(read(record).origin).toEqual(forked.origin)
    expect(equal(read(record).at(), forked.at())).toBe(true)
    expect(equal(read(record).at(), table.at(4))).toBe(false)
  })
  test.each<[string, string, number]>([
    ['another seed', record.replace('fork 4: a fresh', 'fork 4: another'), fork],
    ['no seed', record.replace('fork 4: a fresh one\n', ''), 1],
    ['an empty seed', record.replace('fork 4: a fresh one', 'fork 4:'), fork],
    ['no number', record.replace('fork 4: ', 'fork: '), fork],
    ['another place', record.replaceAll('fork 4', 'fork 3'), record.split('\n').indexOf('') + 4],
  ])('is refused with %s', (_, tampered, line) => {
    expect(faultLine(tampered)).toBe(line)
  })
})

describe('Tampering is named by its line', () => {
  test('a changed move, legal or not, at every tenth line', () => {
    for (let i = firstMove; i < lines.length - 1; i += 10) {
      const [seat, move] = lines[i].split(/ (.*) #/)
      const before = read(text, i - firstMove)
      const other = before
        .legal(Number(seat))
        .map(game.format)
        .find((legal) => legal !== move)
      for (const replaced of [other, 'noble 5'].filter((m) => m !== undefined && m !== move))
        expect(faultLine(changed(i, lines[i].replace(move, String(replaced))))).toBe(i + 1)
    }
  })
  test('a removed move', () => {
    expect(faultLine(lines.filter((_, i) => i !== firstMove + 3).join('\n'))).toBe(firstMove + 4)
  })
  test('a removed mark', () => {
    expect(faultLine(changed(firstMove + 5, lines[firstMove + 5].replace(/ #.*/, '')))).toBe(firstMove + 6)
  })
  test('a changed seed, with and without its commitment', () => {
    const seed = lineOf('seed')
    expect(faultLine(changed(seed, 'seed: recorD'))).toBe(seed + 1)
    expect(faultLine(changed(seed, 'seed: recorD').replace(/commitment.*\n/, ''))).toBe(seed + 1)
  })
  test('a changed result, and a game cut short', () => {
    const result = lineOf('result')
    expect(faultLine(changed(result, 'result: 15 15 15'))).toBe(result + 1)
    expect(faultLine(lines.slice(0, -5).join('\n'))).toBe(result + 1)
    expect(faultOf(changed(result, 'result: 15 15 15'))).toMatch(/^line \d+: the result is \d+ \d+ \d+.*, not 15 15 15\.$/)
    expect(faultOf(lines.slice(0, -5).join('\n'))).toMatch(/the result is still open, not /)
  })
  test.each([
    ['', 1],
    ['tassel record 9', 1],
    [text.replace('game: splendor', 'game: chess'), 2],
    [text.replace('rules: 1', 'rules: 7'), 3],
    [text.replace('seats: 3', 'seats: 9'), 4],
    [text.replace('seats: 3', 'seats: 3\nseats: 3'), 5],
    [text.replace('seats: 3', 'seats: 3\nmood: good'), 5],
    [text.replace('seats: 3', 'seats: 3\noption speed: fast'), 4],
    [text.replace(/seed: .*/, 'deal: {"deck1": 3}'), 5],
    [text.replace(/seed: .*/, 'deal: nonsense'), 5],
    [text.replace(/seed: .*\n/, ''), 1],
    [changed(firstMove, 'hello'), firstMove + 1],
    [changed(firstMove, '0 fly'), firstMove + 1],
    [changed(firstMove, '7 take dse'), firstMove + 1],
  ])('nonsense %#', (nonsense, line) => {
    expect(faultLine(nonsense)).toBe(line)
  })
})
