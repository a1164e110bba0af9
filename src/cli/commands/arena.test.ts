import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { desk } from '../fixture.ts'

const at = desk()
const RANDOM = `cmd:${process.execPath} ${resolve('examples/bots/random.mjs')}`

/** A program that answers as a line of JavaScript says, from the request. */
function program(file: string, answer: string): string {
  const lines = [
    "import { writeFileSync } from 'node:fs'",
    "import { createInterface } from 'node:readline'",
    'for await (const line of createInterface({ input: process.stdin })) {',
    '  const asked = JSON.parse(line)',
    "  if (asked.op === 'quit') break",
    "  if (asked.op !== 'choose') console.log(JSON.stringify({ id: asked.id, ok: true }))",
    `  else ${answer}`,
    '}',
  ]
  at.write(file, lines.join('\n'))
  return `cmd:${process.execPath} ${at.folder}/${file}`
}

const arena = (bots: string, ...words: readonly string[]) => at.run(['arena', 'splendor', '--bots', bots, '--jobs', '0', ...words])
const json = async (bots: string, ...words: readonly string[]) => JSON.parse((await arena(bots, ...words, '--json')).out)

describe('arena', () => {
  test('plays every deal from every seat, and says who won which share', async () => {
    const { status, out, err } = await arena('greedy,random', '--deals', '3', '--seed', 'a')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toMatch(
      /^splendor, 2 seats; seed a\n +share +95 % +points +CPU ms\/turn +CPU ms\/decision +longest turn\ngreedy +\d+\.\d % /,
    )
    expect(out).toMatch(/\nrandom +\d+\.\d % +\d+\.\d % … \d+\.\d %/)
    expect(out).toContain('winners’ points: ')
  })

  test('--json is nothing but JSON, and the same again apart from time', async () => {
    const timeless = ({ sides, ...rest }: { sides: Record<string, unknown>[] }) => ({
      ...rest,
      sides: sides.map(({ cpuMsPerTurn, cpuMsPerDecision, longestTurnMs, ...side }) => side),
    })
    const [one, two] = [await json('greedy,random', '--deals', '2'), await json('greedy,random', '--deals', '2')]
    expect(timeless(one)).toEqual(timeless(two))
    expect(one).toMatchObject({ game: 'splendor', seats: 2, seed: 'arena', blocks: 2, games: 4, par: 0.5, forfeits: [], sprt: null })
    expect(one.sides.map((side: { share: { mean: number } }) => side.share.mean).reduce((a: number, b: number) => a + b)).toBeCloseTo(1)
    for (const side of one.sides) {
      expect(side.cpuMsPerTurn).toBeGreaterThan(0)
      expect(side.decisions).toBeGreaterThanOrEqual(side.turns)
    }
  })

  test('seats one among the others at a full table', async () => {
    const { games, par, sides } = await json('greedy,random', '--seats', '4', '--deals', '1')
    expect({ games, par }).toEqual({ games: 4, par: 0.25 })
    expect(sides[0].share.mean + 3 * sides[1].share.mean).toBeCloseTo(1)
  })

  test('rates more than two, and draws them', async () => {
    const { sides, duels } = await json('random,greedy,mcts-random@4sims', '--deals', '2', '--plot', 'ratings.svg')
    const rating = (bot: string) => sides.find((side: { bot: string }) => side.bot === bot).rating.mean
    expect(rating('greedy')).toBeGreaterThan(rating('random'))
    expect(duels).toHaveLength(3)
    const plot = at.read('ratings.svg')
    for (const name of ['greedy', 'random', 'mcts-random@4sims', 'prefers-color-scheme: dark']) expect(plot).toContain(name)
  })

  test('stops when a sequential test knows, and not before', async () => {
    const stopped = await json('greedy,random', '--sprt', '30%,70%')
    expect(stopped.sprt.verdict).toBe('high')
    expect(stopped.blocks).toBeLessThan(10)
    const open = await json('greedy,random', '--sprt', '50%,50.1%', '--deals', '2')
    expect(open).toMatchObject({ blocks: 2, sprt: { verdict: null } })
  })

  test('shows a bar on a terminal', async () => {
    const { err } = await desk({ terminal: true }).run('arena splendor --bots random --deals 1 --jobs 0')
    expect(err).toContain('░')
  })

  test.each([
    ['', /Say who plays: tassel arena splendor --bots a,b; there are random/],
    ['--bots clever', /no bot "clever"/],
    ['--bots greedy,random --deals 0', /--deals takes a whole number of at least 1/],
    ['--bots greedy,random --seats 7', /not 7/],
    ['--bots greedy,random --ms 0', /--ms takes a whole number of at least 1/],
    ['--bots greedy,random --ms 5 --simulations 5', /contradict/],
    ['--bots greedy,random --simulations some', /--simulations takes/],
    ['--bots greedy,random --jobs many', /--jobs takes a whole number of at least 0/],
    ['--bots greedy,random --option speed=fast', /no option "speed"/],
    ['--bots greedy,random --sprt 5', /--sprt takes LOW,HIGH/],
    ['--bots greedy,random,mcts-random --sprt 0,5', /first of two bots; --bots names 3/],
    ['--bots greedy,random --plot ratings.png', /ends in \.svg/],
    ['--bots greedy,cmd:./nowhere', /program "cmd:\.\/nowhere" cannot be started: there is no program ".\/nowhere"/],
  ])('refuses %s', async (words, says) => {
    const { status, out, err } = await at.run(`arena splendor ${words}`)
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toMatch(says)
  })
})

describe('A program in the arena', () => {
  test('plays by the protocol: the example does', async () => {
    const { sides, forfeits } = await json(`greedy,${RANDOM}`, '--deals', '2')
    expect(forfeits).toEqual([])
    expect(sides[0].share.mean).toBeGreaterThan(0.5)
    expect(sides[1]).toMatchObject({ bot: RANDOM, forfeits: 0, lateTurns: 0 })
    expect(sides[1].points.mean).toBeGreaterThan(0)
  })

  test('is told its time, what it sees and what has happened', async () => {
    const file = `${at.folder}/asked.json`
    const told = program('told.mjs', `writeFileSync('${file}', line), console.log(JSON.stringify({ action: asked.choices[0].notation }))`)
    await json(`${told}@700ms,random`, '--deals', '1', '--seats', '2')
    const { op, ms, state, choices, log } = JSON.parse(at.read('asked.json'))
    expect(op).toBe('choose')
    expect(ms).toBeLessThanOrEqual(700)
    expect(state.deck.flat()).toContain(255)
    expect(choices[0]).toEqual({
      action: expect.any(Number),
      notation: expect.any(String),
      places: expect.any(Array),
      words: expect.any(String),
    })
    expect(log.length).toBeGreaterThan(0)
    expect(log[0]).toEqual({ number: expect.any(Number), seat: expect.any(Number), notation: expect.any(String), says: expect.any(Array) })
  })

  test.each([
    ['illegal.mjs', `console.log('{"action":"take ds"}')`, /answered "take ds", which is not legal \(T2\): /],
    ['crash.mjs', `throw new Error('out of ideas')`, /ended with status 1: Error: out of ideas/],
  ])('forfeits its games and no others: %s', async (file, answer, says) => {
    const bad = program(file, answer)
    const { games, sides, forfeits } = await json(`greedy,${bad}`, '--deals', '1')
    expect(games).toBe(2)
    expect(sides.map((side: { share: { mean: number } }) => side.share.mean)).toEqual([1, 0])
    expect(forfeits).toHaveLength(2)
    for (const forfeit of forfeits) {
      expect(forfeit.bot).toBe(bad)
      expect(forfeit.says).toMatch(says)
    }
  })

  test('that hangs forfeits too, and people are told which', async () => {
    const hung = program('hung.mjs', 'continue')
    const { status, out } = await arena(hung, '--deals', '1', '--ms', '1')
    expect(status).toBe(0)
    expect(out).toContain(`forfeit: ${hung}, deal 0, seat 0, after 0 decisions: it did not answer within 1002 ms`)
  })

  test('that does not sit down is not played against', async () => {
    at.write('mute.mjs', 'process.exit(7)')
    const { status, err } = await arena(`greedy,cmd:${process.execPath} ${at.folder}/mute.mjs`)
    expect(status).toBe(1)
    expect(err).toMatch(/^tassel: The program "cmd:.*mute\.mjs" ended with status 7\.\n$/)
  })
})
