// A process with a test runner that stays: it is told which change to make, runs the tests that come by it, and says whether one of them failed.
import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { root } from '../built.mjs'
import { askedTests, type Room } from './rooms.ts'

/** What a worker is started with. */
export interface Job {
  readonly room: Room
  /** Changed files by their paths, each with all its changes. */
  readonly files: Readonly<Record<string, string>>
  readonly notes: string
  /** So often a test may come by changes. */
  readonly patience: number
  /** A test of more work than so many milliseconds is not asked. */
  readonly slowest: number
  /** The folder of the programs with all their changes, and the PostgreSQL that runs for them; empty where no tests run programs. */
  readonly programs: string
  readonly postgres: string
}

/** A change to try, and the test files that come by it, the likeliest to notice first. */
export interface Task {
  readonly id: number
  readonly tests: readonly (readonly string[])[]
}

export interface Verdict {
  readonly id: number
  readonly killed: boolean
}

export const NONE = -1
/** The conformance tests join modules from the disk, where nothing is changed. */
const EXCLUDED = ['**/node_modules/**', 'src/games/*/conformance*.test.ts']

interface Running {
  readonly isolate: boolean
  readonly bail: number
  /** What is done before each test file. */
  readonly setup?: 'activate' | 'in-place'
}

/** A runner for a room; isolated, every test file comes by all that it imports. */
export async function runnerFor(
  { room, files, notes, patience, slowest, programs, postgres }: Job,
  { isolate, bail, setup = 'activate' }: Running,
): Promise<Vitest> {
  if (programs) process.env.TASSEL_PROGRAMS = programs
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: [...room.tests, ...room.asked.map(({ test }) => test)],
      exclude: EXCLUDED,
      pool: room.pool,
      isolate,
      maxWorkers: 1,
      bail,
      reporters: [{}],
      setupFiles: [join(root, `scripts/mutate/${setup}.ts`)],
      testTimeout: 600_000,
      testNamePattern: askedTests(room),
      update: false,
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform: (_code, id) => files[id] ?? null,
        },
      ],
    },
  )
  vitest.provide('notes', notes)
  vitest.provide('patience', patience)
  vitest.provide('slowest', slowest)
  vitest.provide('game', room.game)
  vitest.provide('postgres', postgres)
  return vitest
}

interface Run {
  /** What failed, and what it said. */
  readonly failed: readonly string[]
  /** How many errors nobody waited for. */
  readonly unhandled: number
}

/** Runs tests with a change, or with none. */
export async function run(vitest: Vitest, mutant: number, specs: readonly TestSpecification[]): Promise<Run> {
  vitest.state.filesMap.clear()
  vitest.state.clearErrors()
  vitest.provide('mutant', mutant)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specs], true)
  const failed = testModules.flatMap((module) => [
    // What opens a server for a whole suite fails outside of its tests, which are then skipped.
    ...[module, ...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => `${module.relativeModuleId}: ${error.message}`),
    ),
    ...[...module.children.allTests('failed')].map(
      (test) => `${module.relativeModuleId}: ${test.fullName}: ${test.result().errors?.[0].message}`,
    ),
  ])
  return { failed, unhandled: unhandledErrors.length }
}

/** The worker itself: tasks come by message, verdicts go the same way. */
export async function work(job: Job): Promise<void> {
  const vitest = await runnerFor(job, { isolate: false, bail: 1 })
  const all = await vitest.globTestSpecifications()
  process.on('message', async ({ id, tests }: Task) => {
    let killed = false
    for (const stage of tests) {
      const specs = all.filter(({ moduleId }) => stage.includes(moduleId))
      if (specs.length === 0) continue
      const { failed, unhandled } = await run(vitest, id, specs)
      killed = failed.length + unhandled > 0
      if (killed) break
    }
    process.send?.({ id, killed } satisfies Verdict)
  })
  process.send?.('ready')
}

/** Runs all tests of a room, each with every change that it comes by; answers with those that failed with nothing changed. */
export async function workTogether(job: Job): Promise<void> {
  const vitest = await runnerFor(job, { isolate: false, bail: 0, setup: 'in-place' })
  const all = await vitest.globTestSpecifications()
  // Errors that nobody waits for are those of changes, and were noticed in their place.
  process.send?.((await run(vitest, NONE, all)).failed)
}
