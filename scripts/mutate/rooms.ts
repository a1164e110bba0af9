// Which tests are asked about a change, by the room it is made in.
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../built.mjs'

export interface Room {
  readonly name: string
  /** Patterns of test files. */
  readonly tests: readonly string[]
  /** The folder of the game, where the room is one; Splendor stands for all where it is the kernel. */
  readonly game: string
  /** Tests of the server open databases and start threads of their own: they have a process. */
  readonly pool: 'threads' | 'forks'
}

/** Names of the tests that are asked: one database is enough, and the embedded one is at hand; and what other games do says nothing about this one. */
export function askedTests({ game }: Room): RegExp {
  const others = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== game)
  const names = ['On PostgreSQL', ...(game === '' ? [] : others.map(({ name }) => name))]
  return new RegExp(`^(?!.*(${names.join('|')}))`)
}

const WHOLE_GAMES = [
  'test/records.test.ts',
  'test/counts.test.ts',
  'test/frozen.test.ts',
  'src/bots/evaluations/frozen.test.ts',
  'scripts/mutate/battery.ts',
]

/** The room of a file. */
export function roomOf(file: string): Room {
  const [, name, game = ''] = file.split('/')
  const plain = { name, game: '', pool: 'threads' } as const
  switch (name) {
    case 'games':
      return {
        ...plain,
        name: game,
        game,
        tests: [`src/games/${game}/**/*.test.ts`, ...WHOLE_GAMES],
      }
    case 'core':
      return { ...plain, game: 'splendor', tests: ['src/core/**/*.test.ts', 'src/games/splendor/**/*.test.ts', ...WHOLE_GAMES] }
    case 'server':
      return { ...plain, pool: 'forks', tests: ['test/server/{api,bots,doors}.test.ts'] }
    default:
      return { ...plain, tests: [`src/${name}/**/*.test.ts`] }
  }
}

/** Tests, their tables and what says things in words are not changed; nor are declarations, of which nothing is left when they run. */
const LEFT_ALONE = /\.test\.tsx?$|\.d\.ts$|\/(data|words|records)\/|\/(fixture|meta|toy|story|gallery[\w-]*)\.tsx?$/

/** The files below paths, or named by them. */
export function filesIn(paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => (statSync(join(root, path)).isDirectory() ? below(join(root, path)) : [join(root, path)]))
  const files = all.map((path) => relative(root, path)).filter((path) => /\.tsx?$/.test(path) && !LEFT_ALONE.test(path))
  return [...new Set(files)].sort()
}

function below(folder: string): string[] {
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
