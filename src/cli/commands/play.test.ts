import { describe, expect, test } from 'vitest'
import { commitment } from '../../core/seed.ts'
import { desk } from '../fixture.ts'

const lines = (...typed: string[]) => typed.map((line) => `${line}\n`)
const decisions = (record: string) => record.trim().split('\n\n')[1]?.split('\n').length ?? 0

describe('play', () => {
  test('a whole game through a pipe: committed at the start, the seed at the end, a record that verifies', async () => {
    const at = desk()
    const { status, out } = await at.run('play splendor --seed abcdefghij --bots greedy', Array(300).fill('1\n'))
    expect(status).toBe(0)
    expect(out.indexOf(commitment('abcdefghij'))).toBeGreaterThan(0)
    expect(out).toMatch(/1\. seat 1: \d+ points .*\n.*\nThe seed was abcdefghij\n$/)
    expect(out.indexOf('abcdefghij')).toBe(out.indexOf('The seed was abcdefghij') + 'The seed was '.length)
    expect((await at.run('verify splendor-abcdefgh.tassel')).out).toMatch(/result \d+ \d+; the shuffle matches/)
  })

  test('a secret seed of 32 hexadecimal digits when none is given', async () => {
    const at = desk()
    const { out } = await at.run('play splendor', 'quit\n')
    const file = /splendor-[0-9a-f]{8}\.tassel/.exec(out)?.[0] ?? ''
    expect(at.read(file)).toMatch(/^seed: [0-9a-f]{32}$/m)
  })

  test('why not is a sentence with its rule, and the game goes on', async () => {
    const { out } = await desk().run('play splendor --seed a --no-record', lines('take ds', 'buy 3a', 'sing', 'take dse', 'quit'))
    expect(out).toMatch(/Three colours are left.*\[T2\]/)
    expect(out).toMatch(/you lack .*\[B2\]/)
    expect(out).toMatch(/"sing" begins with no verb/)
    expect(out).toContain('seat 0  take dse: takes 1 diamond')
  })

  test('help, legal, log and table answer without a decision', async () => {
    const at = desk()
    const { out } = await at.run('play splendor --seed a', lines('help', '?', 'legal', 'log', 'table', '', 'quit'))
    expect(out).toContain('undo, redo')
    expect(out).toMatch(/ 1 {2}take dse +takes 1 diamond, 1 sapphire, 1 emerald/)
    expect(out).toMatch(/30 {2}reserve deck3 +reserves a card from deck III/)
    expect(out).toContain('Nothing has happened yet.')
    expect(decisions(at.read('splendor-a.tassel'))).toBe(0)
  })

  test('undo takes one’s decision back with the bots’ answers, redo makes them again', async () => {
    const at = desk()
    const { out } = await at.run(
      'play splendor --seed abc',
      lines('undo', 'take dse', 'undo', 'save back', 'redo', 'save forth', 'redo', 'quit'),
    )
    expect(out).toContain('You have decided nothing yet.')
    expect(out).toContain('nothing to make again')
    expect(decisions(at.read('back'))).toBe(0)
    expect(at.read('forth')).toMatch(/\n0 take dse .*\n1 .*\n$/)
    expect(at.read('forth')).toBe(at.read('splendor-abc.tassel'))
  })

  test('undo is refused once a card was revealed, and leaves everything as it was', async () => {
    const at = desk()
    const { out } = await at.run('play splendor --seed abc', lines('reserve 1a', 'save before', 'undo', 'save after', 'quit'))
    expect(out).toContain('something was revealed')
    expect(at.read('after')).toBe(at.read('before'))
  })

  test('the record is on disk after every decision, and --resume goes on from it', async () => {
    const at = desk()
    const first = await at.run('play splendor --seed abc', lines('take dse'))
    expect(first.out).toMatch(/Go on with: tassel play --resume splendor-abc.tassel\n$/)
    const { out } = await at.run('play splendor --resume splendor-abc.tassel', lines('log', 'take rro', 'take dsr'))
    expect(out).toContain('1. seat 0  take dse')
    expect(at.read('splendor-abc.tassel')).toMatch(/\n0 take dse .*\n1 .*\n0 take dsr .*\n1 /)
    expect((await at.run('verify splendor-abc.tassel')).status).toBe(0)
  })

  test('never writes over another game', async () => {
    const at = desk()
    at.write('mine.tassel', 'mine')
    expect((await at.run('play splendor --record mine.tassel')).err).toMatch(/is there already: go on with --resume mine.tassel/)
    expect(at.read('mine.tassel')).toBe('mine')
  })

  test('one may sit anywhere, against different bots', async () => {
    const { out } = await desk().run('play splendor --seats 4 --seat 2 --bots random,greedy,random --seed a --no-record', 'quit\n')
    expect(out).toContain('You are seat 2; seat 0 is random, seat 1 is greedy, seat 3 is random.')
    expect(out).toMatch(/1\. seat 0 .*\n +2\. seat 1 /)
    expect(out).toContain('> seat 2 (you)')
  })

  test('colours only on a terminal that wants them', async () => {
    const code = '\x1b['
    expect((await desk({ terminal: true }).run('play splendor --no-record', 'quit\n')).out).toContain(code)
    expect((await desk({ terminal: true, env: { NO_COLOR: '1' } }).run('play splendor --no-record', 'quit\n')).out).not.toContain(code)
    expect((await desk().run('play splendor --no-record', 'quit\n')).out).not.toContain(code)
  })
})
