import { describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { desk } from './fixture.ts'

const at = desk()

describe('tassel', () => {
  test('without a command, or with --help, names every command', async () => {
    for (const words of ['', '--help', '-h', 'help']) {
      const { status, out } = await at.run(words)
      expect(status).toBe(0)
      for (const { name } of commands) expect(out).toContain(`  ${name}`)
    }
  })

  test('explains each command with all its flags', async () => {
    for (const command of commands) {
      const { status, out } = await at.run(`${command.name} --help`)
      expect(status).toBe(0)
      for (const flag of Object.keys(command.flags)) expect(out).toContain(`--${flag}`)
    }
  })

  test('prints its version', async () => {
    expect((await at.run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  test.each([
    ['frobnicate', /no command "frobnicate"/],
    ['games now', /"now" is too much/],
    ['games --colour', /--colour.*games --help/],
    ['play', /which game/],
    ['play chess', /no game "chess"; there are splendor/],
    ['play splendor --seats 7', /2, 3 or 4 seats, not 7/],
    ['play splendor --seats two', /--seats takes a whole number/],
    ['play splendor --seats', /--seats/],
    ['count splendor --depth -1 --seed x', /What follows --depth looks like another flag; see tassel count --help/],
    ['play splendor --seat 2', /--seat takes 0 to 1/],
    ['play splendor --bots clever', /no bot "clever"; there are random, greedy, search/],
    ['play splendor --seats 4 --bots random,greedy', /one bot for all, or 3; there are 2/],
    ['play splendor --option speed=fast', /no option "speed"/],
    ['play splendor --option speed', /key=value/],
    ['play splendor --record a --no-record', /contradict/],
    ['play --resume nowhere', /no file "nowhere"/],
    ['play --resume x --seed y', /--seed cannot be chosen with --resume/],
    ['replay', /missing: tassel replay <file>/],
    ['replay nowhere', /no file "nowhere"/],
    ['replay .', /is a folder/],
    ['export nowhere', /no file "nowhere"/],
    ['export nowhere --format pdf', /record, deal, json, not "pdf"/],
    ['verify', /missing/],
    ['verify nowhere', /no file "nowhere"/],
    ['fuzz', /missing/],
    ['fuzz splendor --games none', /--games takes a whole number of at least 1, not "none"/],
    ['fuzz splendor --games 0', /at least 1/],
    ['fuzz splendor --games -5', /--games/],
    ['bench chess', /no game "chess"/],
    ['bench splendor --seats 9', /not 9/],
    ['count splendor', /--depth N and --seed S/],
    ['count splendor --depth 1.5 --seed a', /whole number/],
    ['engine', /missing/],
    ['engine chess', /no game "chess"/],
  ])('refuses "%s" in one line on the error stream, with status 1', async (words, says) => {
    const { status, out, err } = await at.run(words)
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toMatch(/^tassel: [^\n]+\n$/)
    expect(err).toMatch(says)
  })
})
