// Which tests are asked about a change, by the room it is made in.
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../built.mjs'

export interface Room {
  readonly name: string
  /** Patterns of test files. */
  readonly tests: readonly string[]
  /** Tests in whose place nobody can note what they come by: they open databases and run programs. Files are asked about by name, in this order. */
  readonly asked: readonly Asked[]
  /** The folder of the game, where the room is one; Splendor stands for all where it is the kernel. */
  readonly game: string
  /** Tests of the server open databases and start threads of their own: they have a process. */
  readonly pool: 'threads' | 'forks'
}

/** A test file, and the files of which it would notice a change. */
export interface Asked {
  readonly test: string
  /** A pattern of paths. */
  readonly of: string
}

/** The tests that are asked about a file by name: its own first. */
export function testsOf(file: string, { asked }: Room): string[] {
  const tests = asked.filter(({ of }) => new RegExp(of).test(file)).map(({ test }) => test)
  return [...new Set([file.replace(/\.ts$/, '.test.ts'), ...tests])].map((test) => join(root, test)).filter((test) => existsSync(test))
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

const SERVER_TESTS: readonly Asked[] = [
  { test: 'src/server/server.test.ts', of: '/http/|/metrics' },
  { test: 'src/server/tables/streams.test.ts', of: '/tables/(shown|live)' },
  { test: 'src/server/tables/fork.test.ts', of: '/tables/(decide|line|shown)' },
  { test: 'src/server/tables/decide.test.ts', of: '/tables/(line|live|shown)' },
  { test: 'src/server/http/errors.test.ts', of: '/refused|/away' },
  { test: 'test/server/store.test.ts', of: '/store/(append|due|embedded|migrate|open|pulse|read|write)' },
  { test: 'test/server/bots.test.ts', of: '/bots/|/due' },
  { test: 'test/server/doors.test.ts', of: '/http/|/bots/pool|/metrics' },
  { test: 'test/server/api.test.ts', of: '/(bots|http|tables)/|/(append|due|read|write|open|server|metrics|refused)\\.ts$' },
  { test: 'test/server/days.test.ts', of: '/clocks/|/tables/(timed|leaving/)|/store/change' },
  { test: 'test/server/leaving.test.ts', of: '/clocks/|/tables/(timed|live|leaving/)|/http/leaving|/store/change' },
  { test: 'test/server/games.test.ts', of: '/tables/|/http/history|/store/(append|read|write)' },
  { test: 'test/server/migrations.test.ts', of: '/store/(migrat|open)|/tables/(fork|begin)|/http/history' },
  { test: 'test/server/start.test.ts', of: '/main\\.ts$|/store/embedded' },
  { test: 'test/server/restart.test.ts', of: '/main\\.ts$|/store/(open|embedded)' },
  { test: 'test/server/logs.test.ts', of: '/log\\.ts$|/http/(errors|upkeep)|/server\\.ts$' },
  { test: 'test/server/processes.test.ts', of: '/store/(open|postgres)|/tables/(hall|cache|presence)' },
  { test: 'test/server/cut.test.ts', of: '/store/postgres' },
  { test: 'test/server/lock.test.ts', of: '/store/(lock|process-identity|embedded)' },
]

/** The room of a file. */
export function roomOf(file: string): Room {
  const [, name, game = ''] = file.split('/')
  const plain = { name, game: '', pool: 'threads', asked: [] } as const
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
        tests: ['src/server/**/*.test.ts'],
        asked: SERVER_TESTS,
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
