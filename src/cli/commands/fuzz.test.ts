import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { desk } from '../fixture.ts'

afterEach(() => vi.restoreAllMocks())

describe('fuzz', () => {
  test('plays every number of seats in turn, and says how many decisions', async () => {
    const { status, out } = await desk().run('fuzz splendor --games 2 --seed f')
    expect(status).toBe(0)
    expect(out).toMatch(
      /^splendor, 2 seats: 2 games, \d+ decisions, longest \d+, [\d.]+ games\/s\nsplendor, 3 seats.*\nsplendor, 4 seats.*\n$/,
    )
  })

  test('writes records that verify accepts', async () => {
    const at = desk()
    await at.run('fuzz splendor --seats 3 --games 3 --seed f --records kept')
    const files = readdirSync(join(at.folder, 'kept'))
    expect(files).toEqual(['splendor-3-0.tassel', 'splendor-3-1.tassel', 'splendor-3-2.tassel'])
    expect(at.read('kept/splendor-3-1.tassel')).toContain('seed: f-1\n')
    expect((await at.run(`verify ${files.map((file) => `kept/${file}`).join(' ')}`)).status).toBe(0)
  })

  test('--json lists the runs', async () => {
    const { game, runs } = JSON.parse((await desk().run('fuzz splendor --seats 2 --games 1 --json')).out)
    expect(game).toBe('splendor')
    expect(runs).toEqual([
      { seats: 2, games: 1, decisions: expect.any(Number), longest: expect.any(Number), gamesPerSecond: expect.any(Number), failure: null },
    ])
  })

  test('stops at a failure with the check, the message and the record', async () => {
    vi.spyOn(gameOf('splendor'), 'audit').mockReturnValue('a gem is missing')
    const { status, out, err } = await desk().run('fuzz splendor --games 5 --seed f')
    expect(status).toBe(1)
    expect(err).toBe('tassel: check "setup" failed in game f-0: a gem is missing\n')
    expect(out).toContain('1 games')
    expect(out).toContain('tassel record 1\ngame: splendor\n')
    const json = JSON.parse((await desk().run('fuzz splendor --games 5 --seed f --json')).out)
    expect(json.runs).toMatchObject([{ seats: 2, failure: { check: 'setup', says: 'a gem is missing', seed: 'f-0' } }])
  })

  test('shows a bar on a terminal, and nothing elsewhere', async () => {
    expect((await desk({ terminal: true }).run('fuzz splendor --seats 2 --games 1')).err).toContain('█')
    expect((await desk().run('fuzz splendor --seats 2 --games 1')).err).toBe('')
  })
})
