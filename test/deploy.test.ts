// What lies there for whoever runs a server names only what there is: files, programs, commands, settings.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../scripts/built.mjs'
import { commands } from '../src/cli/commands/index.ts'

const FILES = [
  'Dockerfile',
  'compose.yaml',
  'compose.cluster.yaml',
  'deploy/Caddyfile',
  'deploy/tassel.service',
  'deploy/tassel-backup.service',
  'deploy/tassel-backup.timer',
  'docs/deploy.md',
]
/** Settings of others: the system's, PostgreSQL's, and what only the compose files know. */
const OTHERS = [
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'MALLOC_TRIM_THRESHOLD_',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'TASSEL_PUBLISH',
  'TASSEL_SITE',
]

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const found = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))]
const shipped: readonly string[] = JSON.parse(read('package.json')).files
const settings = found(read('src/server/settings.ts'), /\b((?:TASSEL_\w+|[A-Z]+_(?:URL|LEVEL)|PORT|HOST))\b/g)

describe.each(FILES)('%s', (file) => {
  const text = read(file)

  test('names files that are in the tree, or are built and shipped', () => {
    const named = found(text, /(?:^|[\s"'`(./])((?:deploy|docs|src)\/[\w./-]*\w)/g)
    for (const path of named) expect([path, existsSync(join(root, path))]).toEqual([path, true])
    for (const path of found(text, /\b(dist\/[\w./-]*\w)/g))
      expect([path, shipped.some((part) => part.startsWith(path))]).toEqual([path, true])
  })

  test('names settings that the server knows', () => {
    const named = found(text, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]*)+|PORT|HOST)\b/g)
    const known = [...settings, ...OTHERS, 'MALLOC_TRIM_THRESHOLD', 'AF_INET', 'AF_INET6', 'AF_UNIX']
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  test('names commands and flags that the command line has, and scripts that the package has', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
    expect(found(text, /npm run (?:-s )?([\w:-]+)/g).filter((name) => !scripts.includes(name))).toEqual([])
    for (const [, name, rest] of text.matchAll(/(?:dist\/cli\.js |`tassel |command: \[)(\w+)([^\n`\]#>']*)/g)) {
      const command = commands.find((one) => one.name === name)
      expect([name, command !== undefined]).toEqual([name, true])
      for (const flag of found(rest, /--([a-z][\w-]*)/g))
        expect([name, flag, Object.keys(command?.flags ?? {})]).toEqual([name, flag, expect.arrayContaining([flag])])
    }
  })
})

test('what is built into the image is carried into its build', () => {
  const carried = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
  const needed = found(
    read('scripts/built.mjs'),
    /'((?:src|public|scripts|test|training\/self-play|index\.html|[\w.]+\.config\.ts|tsconfig[\w.]*\.json|package[\w-]*\.json))[/']/g,
  )
  expect(needed.length).toBeGreaterThan(8)
  const isCarried = (path: string) =>
    carried.some((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path))
  expect(needed.filter((path) => !isCarried(path))).toEqual([])
})

test('the proxy asks the servers that there are', () => {
  const upstreams = found(read('deploy/Caddyfile'), /\b([\w-]+):1893/g)
  const services = found(read('compose.cluster.yaml'), /^ {2}([\w-]+): \*web$/gm)
  expect(upstreams).toEqual(services)
  expect(services).toHaveLength(3)
})
