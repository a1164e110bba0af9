// Which tests are asked about a change, by the room it is made in.
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../built.mjs'

export interface Room {
  readonly name: string
  /** Patterns of test files. */
  readonly tests: readonly string[]
  /** Those that run our programs as processes of their own: nobody notes what they come by, so that files are asked about by name. */
  readonly programs: readonly Program[]
  /** The folder of the game, where the room is one; Splendor stands for all where it is the kernel. */
  readonly game: string
  /** Tests of the server open databases and start threads of their own: they have a process. */
  readonly pool: 'threads' | 'forks'
}

/** A test file that runs programs, and the files of which it would notice a change. */
export interface Program {
  readonly test: string
  /** A pattern of paths. */
  readonly of: string
}

/** The tests that run programs in which a file is. */
export const programsWith = (file: string, { programs }: Room): string[] =>
  programs.filter((program) => new RegExp(program.of).test(file)).map(({ test }) => join(root, test))

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

const SERVER_PROGRAMS: readonly Program[] = [
  { test: 'test/server/start.test.ts', of: '/(main|settings|log)\\.ts$|/store/(embedded|open)\\.ts$' },
  { test: 'test/server/lock.test.ts', of: '/store/(lock|process-identity|embedded)\\.ts$' },
  { test: 'test/server/restart.test.ts', of: '/(main|server)\\.ts$|/store/(open|embedded)\\.ts$' },
  { test: 'test/server/logs.test.ts', of: '/log\\.ts$' },
  { test: 'test/server/processes.test.ts', of: '/store/(postgres|due|append)\\.ts$|/tables/(hall|cache|presence)\\.ts$' },
  { test: 'test/server/cut.test.ts', of: '/store/(postgres|away)\\.ts$|/tables/cache\\.ts$' },
]

/** The room of a file. */
export function roomOf(file: string): Room {
  const [, name, game = ''] = file.split('/')
  const plain = { name, game: '', pool: 'threads', programs: [] } as const
  switch (name) {
    case 'games':
      return {
        ...plain,
        name: game,
        game,
        tests: [`src/games/${game}/**/*.test.ts`, ...WHOLE_GAMES],
      }
    case 'core':
      return {
        ...plain,
        game: 'splendor',
        tests: ['src/core/**/*.test.ts', 'src/games/splendor/**/*.test.ts', 'test/{undo,forks,final}.test.ts', ...WHOLE_GAMES],
      }
    case 'server':
      return {
        ...plain,
        game: 'splendor',
        pool: 'forks',
        tests: ['src/server/**/*.test.ts', 'test/server/{api,bots,doors,games,migrations}.test.ts'],
        programs: SERVER_PROGRAMS,
      }
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
