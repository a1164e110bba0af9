// The commands that README and docs name, run as they stand there, in a copy of the house where nothing is built yet.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../programs.ts'

const CARRIED = [
  'package.json',
  'package-lock.json',
  'rolldown.config.ts',
  'scripts',
  'src',
  'test',
  'training/self-play',
  'training/points',
]
const PAGES = ['README.md', 'docs/content-packs.md']
/** Long work is begun as documented and kept short: it is tried at length elsewhere. */
const SHORTER = {
  '--games 1000': '--games 2',
  'bench splendor': 'bench splendor --seats 2 --ms 50',
  'greedy,random': 'greedy,random --deals 2',
}
const TYPED = { play: 'quit\n', engine: '{"op":"new","seats":2,"seed":"docs"}\n' }

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tassel-commands-'))
  for (const part of CARRIED) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(root, 'src/games/splendor/records/two-search.tassel'), join(copy, 'game.tassel'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const changed = (file: string): number => statSync(join(copy, 'dist', file)).mtimeMs

/** A line as a shell runs it. */
function shell(line: string): SpawnSyncReturns<string> {
  const input = Object.entries(TYPED).find(([name]) => line.includes(` ${name} `))?.[1] ?? ''
  // As in a terminal: a tool that takes itself to be tested keeps quiet.
  const { NODE_ENV: _, TEST: __, VITEST: ___, ...env } = process.env
  return spawnSync('sh', ['-c', line], { cwd: copy, encoding: 'utf8', input, env })
}

function documented(): string[] {
  const text = PAGES.map((page) => readFileSync(join(root, page), 'utf8')).join('\n')
  const lines = text.split('\n').filter((line) => line.startsWith('npm run -s tassel'))
  return lines.map((line) => Object.entries(SHORTER).reduce((said, [long, short]) => said.replace(long, short), line.replace(/ +#.*/, '')))
}

describe('A documented command', () => {
  test('says on its output nothing but its own, also when it had to be built', () => {
    const { status, stdout, stderr } = shell('npm run -s tassel -- games --json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: 'splendor' }))
    expect(stderr).toMatch(/Built/)
  })

  test('is not built again when nothing has changed', () => {
    const built = () => readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' }).map((file) => [file, changed(file)])
    const before = built()
    const { status, stderr } = shell('npm run -s tassel -- games --json')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(before).toContainEqual(['cli.js', changed('cli.js')])
    expect(built()).toEqual(before)
  })

  test.each(documented())('%s', (line) => {
    const { status, stdout, stderr } = shell(line)
    expect({ status, stderr: stderr.replace(/\r.*/g, '') }).toEqual({ status: 0, stderr: '' })
    if (line.includes(' engine '))
      expect(
        stdout
          .trim()
          .split('\n')
          .map((answer) => JSON.parse(answer)),
      ).toHaveLength(1)
    else expect(stdout).not.toMatch(/rolldown|chunk|\.js\b/)
  })

  test('and its output is a file that the next one reads', () => {
    expect(JSON.parse(readFileSync(join(copy, 'skyrise.json'), 'utf8'))).toBeTypeOf('object')
    expect(shell('npm run -s tassel -- games --content skyrise.json').status).toBe(0)
  })
})
