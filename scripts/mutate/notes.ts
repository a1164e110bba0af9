// One run of all tests of a room with nothing changed: each notes which changes it comes by.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testsOf } from './rooms.ts'
import { type Job, NONE, run, runnerFor } from './worker.ts'

/** The test files that come by each change, with the time that each took, the quickest first. */
export type Reached = ReadonlyMap<number, readonly string[]>

/** What the tests of a room do while nothing is changed. */
export interface Noted {
  /** Null where the tests are asked by name. */
  readonly tests: Reached | null
  readonly seconds: number
  /** How often one test came by changes at most. */
  readonly most: number
}

/** Where tests are asked by name, those that will be are done once with nothing changed. Fails when one of them does. */
export async function tried(job: Job, files: readonly string[]): Promise<Noted> {
  const vitest = await runnerFor(job, { isolate: false, bail: 0 })
  const began = performance.now()
  const wanted = new Set(files.flatMap((file) => testsOf(file, job.room)))
  const all = await vitest.globTestSpecifications()
  const { failed } = await run(
    vitest,
    NONE,
    all.filter(({ moduleId }) => wanted.has(moduleId)),
  )
  await vitest.close()
  if (failed.length > 0) throw new Error(`Tests fail before anything is changed:\n${failed.join('\n')}`)
  return { tests: null, seconds: (performance.now() - began) / 1000, most: Number.MAX_SAFE_INTEGER }
}

/** Fails when a test fails though nothing is changed. */
export async function notesOf(job: Job): Promise<Noted> {
  const vitest = await runnerFor(job, { isolate: true, bail: 0 })
  const began = performance.now()
  const { failed } = await run(vitest, NONE, await vitest.globTestSpecifications())
  const seconds = (performance.now() - began) / 1000
  await vitest.close()
  if (failed.length > 0) throw new Error(`Tests fail before anything is changed:\n${failed.join('\n')}`)
  const tests = new Map<number, string[]>()
  let most = 0
  for (const name of readdirSync(job.notes).filter((file) => file.endsWith('.json'))) {
    const noted: { test: string; reached: number[]; most: number } = JSON.parse(readFileSync(join(job.notes, name), 'utf8'))
    most = Math.max(most, noted.most)
    for (const id of noted.reached) tests.set(id, [...(tests.get(id) ?? []), noted.test])
  }
  return { tests, seconds, most }
}
