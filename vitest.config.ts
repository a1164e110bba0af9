import { availableParallelism } from 'node:os'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { ClosingLine } from './test/closing-line.ts'
import { LongestFirst } from './test/longest-first.ts'
import { BRIEFLY } from './test/programs.ts'

/** Each kind of test in the surroundings that suit it; they are begun in the order of their names, which is that of how long they take. */
const projects: readonly NonNullable<UserWorkspaceConfig['test']>[] = [
  {
    name: 'browser',
    include: ['test/browser/*.test.ts'],
    globalSetup: 'test/browser/setup.ts',
    isolate: false,
    // A browser, a server and bots share two cores with whatever else runs there: what is really broken is so twice. The report names what was.
    retry: 1,
  },
  {
    // Whole games, by modules that are joined as they are shipped; a process for each file, so that V8 sees one game.
    name: 'games',
    include: ['{src/games,examples}/*/conformance*.test.ts'],
  },
  {
    name: 'programs',
    isolate: false,
    include: ['test/programs/*.test.ts'],
    globalSetup: 'test/programs/setup.ts',
  },
  {
    name: 'server',
    include: ['test/server/**/*.test.ts'],
    globalSetup: 'test/server/setup.ts',
    isolate: false,
    execArgv: [...BRIEFLY],
  },
  {
    // Every verb, hand and slot through the browser, and whole games of bots: `npm run test:sweeps`.
    name: 'sweeps',
    include: ['test/browser/sweeps/*.test.ts', 'test/bots/**/*.test.ts'],
    globalSetup: 'test/browser/setup.ts',
    isolate: false,
  },
  {
    // Plain functions: nothing that they leave behind can matter to another, so they share threads and the modules in them.
    name: 'unit',
    include: ['{src,examples}/**/*.test.ts', 'scripts/**/*.test.ts', 'test/*.test.ts'],
    exclude: ['{src/games,examples}/*/conformance*.test.ts'],
    pool: 'threads',
    isolate: false,
  },
]

export default defineConfig({
  test: {
    // One more than there are cores: much of it waits.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new ClosingLine()],
    projects: projects.map((project) => ({ test: { testTimeout: 120_000, hookTimeout: 120_000, ...project } })),
  },
})
