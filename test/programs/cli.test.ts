// The program as it is shipped: bundled, in processes of its own, spoken to from Python.
import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { root } from '../programs.ts'

function run(command: string, words: readonly string[], options: SpawnSyncOptions = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd: root, timeout: 60_000, ...options })
  return { status, out: String(stdout), err: String(stderr), error }
}
const tassel = (words: string, input = '') => run(process.execPath, ['dist/cli.js', ...words.split(' ')], { input })

describe('The program', () => {
  test('plays through a real pipe', () => {
    const { status, out, err } = tassel('play splendor --seed pipe --no-record', 'take dse\nquit\n')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('1. seat 0  take dse')
  })

  test('sets its exit status', () => {
    expect(tassel('replay nowhere')).toMatchObject({ status: 1, out: '', err: 'tassel: There is no file "nowhere".\n' })
  })

  test('measures each number of seats in a process of its own, with the heap read', () => {
    const { status, out } = tassel('bench splendor --seats 2 --ms 5 --json')
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject([{ game: 'splendor', seats: 2, allocatedPerDecision: expect.any(Number) }])
  })

  test('plays the arena in several processes, programs among them, and comes to the same as in one', () => {
    const bots = 'greedy,random,cmd:node examples/bots/random.mjs'
    const played = (jobs: number) => {
      const { status, out, err } = run(process.execPath, [
        'dist/cli.js',
        'arena',
        'splendor',
        '--bots',
        bots,
        '--deals',
        '2',
        '--jobs',
        String(jobs),
        '--json',
      ])
      expect({ status, err }).toEqual({ status: 0, err: '' })
      const { sides, ...rest } = JSON.parse(out)
      return { ...rest, sides: sides.map(({ share, points, rating }: Record<string, unknown>) => ({ share, points, rating })) }
    }
    expect(played(3)).toEqual(played(0))
  })

  test('gives a side of the arena its time for a turn, and counts it', () => {
    const { out } = tassel('arena splendor --bots mcts-random@5ms,random --deals 2 --jobs 2 --json')
    const [{ cpuMsPerTurn }] = JSON.parse(out).sides
    expect(cpuMsPerTurn).toBeGreaterThan(3.5)
    expect(cpuMsPerTurn).toBeLessThan(9)
  })

  test('stops the processes of an arena whose test has its verdict', () => {
    const { status, out } = tassel('arena splendor --bots greedy,random --jobs 2 --sprt 30%,70% --json')
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ sprt: { verdict: 'high' } })
  })
})

describe('docs/engine-protocol.md', () => {
  const page = readFileSync(join(root, 'docs/engine-protocol.md'), 'utf8')
  const [, example] = /```python\n([\s\S]*?)```/.exec(page) ?? []

  const isResult = (out: string) => expect(JSON.parse(out)).toEqual([expect.any(Number), expect.any(Number)])
  const hasPython = run('python3', ['--version']).status === 0

  test('its Python example has ten lines', () => {
    expect(example?.trim().split('\n')).toHaveLength(10)
  })

  // A machine may have Node alone: the conversation is then held from Node only.
  test.runIf(hasPython)('its Python example plays a game', () => {
    const { status, out, err } = run('python3', ['-c', example ?? ''])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    isResult(out)
  })

  test('the same conversation plays a game from Node', async () => {
    const { status, out } = await fromNode()
    expect(status).toBe(0)
    isResult(out)
  })

  test('its first exchange is what the engine says', () => {
    const [, request, reply] = /^ {4}(\{"id": 1.*)\n {4}(\{"id": 1.*)$/m.exec(page) ?? []
    const said: Record<string, unknown> = JSON.parse(tassel('engine splendor', `${request}\n`).out)
    const { commitment, ...rest } = JSON.parse(reply)
    expect(said).toMatchObject(rest)
    expect(String(said.commitment).startsWith(commitment.replace('…', ''))).toBe(true)
  })

  /** The example, spoken from Node. */
  async function fromNode() {
    const engine = spawn(process.execPath, ['dist/cli.js', 'engine', 'splendor'], { cwd: root })
    const replies = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
    const ask = async (request: object) => {
      engine.stdin.write(`${JSON.stringify(request)}\n`)
      return JSON.parse((await replies.next()).value)
    }
    let table = await ask({ op: 'new', seats: 2, seed: 'ten lines of Python' })
    while (!table.over) {
      const { choices } = await ask({ op: 'legal' })
      table = await ask({ op: 'apply', action: choices[(choices.length * 0.7) | 0].action })
    }
    const { scores }: { scores: { total: number }[] } = await ask({ op: 'result' })
    const ended = new Promise<number | null>((resolve) => engine.on('close', resolve))
    await ask({ op: 'quit' })
    return { status: await ended, out: JSON.stringify(scores.map((score) => score.total)) }
  }
})
