import { describe, expect, test } from 'vitest'
import { equal } from '../../core/block.ts'
import { forkOf } from '../../core/origin.ts'
import { readRecord, writeRecord } from '../../core/record.ts'
import { openTable } from '../../core/table.ts'
import { games } from '../../games/index.ts'
import { desk } from '../fixture.ts'

/** A desk with `game.tassel`, a finished random game. */
async function withRecord(seed = 'records') {
  const at = desk()
  await at.run(`fuzz splendor --seats 2 --games 1 --seed ${seed} --records .`)
  const text = at.read('splendor-2-0.tassel')
  at.write('game.tassel', text)
  return { at, text, lines: text.split('\n') }
}

describe('verify', () => {
  test('accepts a true record, and says that the shuffle matches', async () => {
    const { at } = await withRecord()
    const { status, out } = await at.run('verify game.tassel')
    expect(status).toBe(0)
    expect(out).toMatch(/^game.tassel: ok; splendor, 2 seats, \d+ decisions, result \d+ \d+; the shuffle matches its commitment\n$/)
  })

  test('proves the fresh deal of a fork', async () => {
    const { at, text } = await withRecord()
    const source = readRecord(text, { games })
    const fork = openTable(source.game, source.config, forkOf(source.origin, { at: 9, seed: 'fresh', of: 'game' }))
    for (const { seat, action } of source.decisions.slice(0, 9)) fork.play(seat, action)
    at.write('fork.tassel', writeRecord(fork))
    const { status, out } = await at.run('verify fork.tassel')
    expect(status).toBe(0)
    expect(out).toMatch(
      /not finished; the shuffle matches its commitment; forked after 9 decisions, the fresh deal matches its commitment\n$/,
    )
    at.write('other.tassel', writeRecord(fork).replace('fork 9: fresh', 'fork 9: other'))
    expect((await at.run('verify other.tassel')).err).toMatch(/the seed does not match the commitment/)
    at.write('dealt.tassel', (await at.run('export fork.tassel --format deal')).out)
    expect((await at.run('verify dealt.tassel')).out).toMatch(
      /dealt by hand; forked after 9 decisions, the fresh deal matches its commitment\n$/,
    )
    expect((await at.run('export fork.tassel --json')).out).toMatch(/"forks": \[\s+\{\s+"at": 9/)
  })

  test('says what a record does not prove: no commitment, no marks', async () => {
    const { at, text } = await withRecord()
    at.write('bare.tassel', text.replace(/^(commitment|start).*\n/gm, '').replace(/ #.*$/gm, ''))
    expect((await at.run('verify bare.tassel')).out).toMatch(/the shuffle has no commitment; no check marks/)
  })

  test.each<[string, (text: string) => string, RegExp?]>([
    ['a changed move', (text) => text.replace(/^0 take \w+ /m, '0 reserve deck1 ')],
    ['an illegal move', (text) => text.replace(/^1 .*? #/m, '1 buy hand3 #')],
    ['no move at all', (text) => text.replace(/^1 .*? #/m, '1 sleep #')],
    ['another seat', (text) => text.replace(/^1 /m, '0 ')],
    ['a changed seed', (text) => text.replace(/^seed: /m, 'seed: x'), /^seed/],
    ['a changed result', (text) => text.replace(/^result: (\d+)/m, 'result: 9$1'), /^result/],
    ['a removed mark', (text) => text.replace(/^(1 .*?) #\w+$/m, '$1'), /^1 /],
    ['a changed mark', (text) => text.replace(/^(1 .*? #)\w+$/m, '$100000000'), /^1 /],
    ['a line too few', (text) => `${text.trim().split('\n').slice(0, -1).join('\n')}\n`, /^result/],
    ['an unknown header', (text) => text.replace(/^rules/m, 'weather'), /^weather/],
    ['another game', (text) => text.replace('game: splendor', 'game: chess'), /^game/],
    ['too many seats', (text) => text.replace('seats: 2', 'seats: 9'), /^seats/],
  ])('names the line of %s', async (_, tamper, named) => {
    const { at, text, lines } = await withRecord()
    const tampered = tamper(text)
    expect(tampered).not.toBe(text)
    at.write('bad.tassel', tampered)
    const { status, out, err } = await at.run('verify bad.tassel')
    expect({ status, out }).toEqual({ status: 1, out: '' })
    const number = Number(/^tassel: bad.tassel: line (\d+): .+\n$/.exec(err)?.[1])
    const changed = tampered.split('\n').findIndex((line, i) => line !== lines[i])
    if (named) expect(tampered.split('\n')[number - 1]).toMatch(named)
    else expect(number - 1).toBe(changed)
  })

  test('looks at every file, also after a bad one, and reports in JSON', async () => {
    const { at } = await withRecord()
    at.write('letter.txt', 'Dear reader')
    const { status, out } = await at.run('verify letter.txt game.tassel nowhere --json')
    expect(status).toBe(1)
    expect(JSON.parse(out)).toMatchObject([
      { file: 'letter.txt', ok: false, line: 1 },
      { file: 'game.tassel', ok: true, game: 'splendor', marks: true },
      { file: 'nowhere', ok: false, line: null },
    ])
  })
})

describe('replay', () => {
  test('tells the game in words and draws its end', async () => {
    const { at } = await withRecord()
    const { status, out } = await at.run('replay game.tassel')
    expect(status).toBe(0)
    expect(out).toMatch(/^ {2}1\. seat 0 /)
    expect(out).toContain('the game is over')
    expect(out).toMatch(/1\. seat \d: \d+ points/)
  })

  test('--to stops early, at the table as it was', async () => {
    const { at } = await withRecord()
    const { out } = await at.run('replay game.tassel --to 0')
    expect(out).toMatch(/^Round 1, seat 0 to move/)
    expect(out).not.toContain('1. seat')
    expect((await at.run('replay game.tassel --to 100000')).err).toMatch(/beyond the record/)
    expect((await at.run('replay game.tassel --as 2')).err).toMatch(/--as takes a seat 0 to 1/)
  })

  test('--json has the log, the view and the result', async () => {
    const { at } = await withRecord()
    const { log, view, result } = JSON.parse((await at.run('replay game.tassel --to 5 --as 1 --json')).out)
    expect(log).toHaveLength(5)
    expect(log[0]).toMatchObject({ number: 1, seat: 0, notation: expect.any(String), says: expect.any(Array) })
    expect(view.deck.every((card: number) => card === 255)).toBe(true)
    expect(result.over).toBe(false)
  })
})

describe('export', () => {
  test('writes the record afresh, byte for byte', async () => {
    const { at, text } = await withRecord()
    expect((await at.run('export game.tassel')).out).toBe(text)
    expect((await at.run('export game.tassel --out there/again.tassel')).out).toBe('')
    expect(at.read('there/again.tassel')).toBe(text)
  })

  test('with an explicit deal the game replays to the same bytes', async () => {
    const { at, text } = await withRecord()
    await at.run('export game.tassel --format deal --out dealt.tassel')
    const dealt = at.read('dealt.tassel')
    expect(dealt).not.toMatch(/^seed/m)
    const [seeded, byHand] = [readRecord(text, { games }), readRecord(dealt, { games })]
    expect(byHand.decisions).toEqual(seeded.decisions)
    for (let count = 0; count <= seeded.decisions.length; count++) expect(equal(byHand.at(count), seeded.at(count))).toBe(true)
    expect((await at.run('verify dealt.tassel')).out).toContain('dealt by hand')
    expect((await at.run('export dealt.tassel --format deal')).out).toBe(dealt)
  })

  test('as JSON has decisions and result', async () => {
    const { at } = await withRecord()
    const { out } = await at.run('export game.tassel --json')
    expect(out).toBe((await at.run('export game.tassel --format json')).out)
    expect(JSON.parse(out)).toMatchObject({
      game: 'splendor',
      seats: 2,
      seed: 'records-0',
      result: [expect.any(Number), expect.any(Number)],
    })
  })

  test('names the line of a record that is not true', async () => {
    const { at, text } = await withRecord()
    at.write('bad.tassel', text.replace('seats: 2', 'seats: 3'))
    for (const words of ['export bad.tassel', 'replay bad.tassel', 'play --resume bad.tassel'])
      expect((await at.run(words)).err).toMatch(/^tassel: bad.tassel: line \d+: /)
  })
})
