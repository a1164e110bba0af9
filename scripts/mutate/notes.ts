// One run of all tests of a room with nothing changed: each notes which changes it comes by.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Job, NONE, run, runnerFor } from './worker.ts'

/** The test files that come by each change, with the time that each took, the quickest first. */
export type Reached = ReadonlyMap<number, readonly string[]>

/** Fails when a test fails though nothing is changed. */
export async function reachedBy(job: Job): Promise<{ readonly tests: Reached; readonly seconds: number }> {
  const vitest = await runnerFor(job, { isolate: true, bail: 0 })
  const began = performance.now()
  const failed = await run(vitest, NONE, await vitest.globTestSpecifications())
  const seconds = (performance.now() - began) / 1000
  await vitest.close()
  if (failed.length > 0) throw new Error(`Tests fail before anything is changed:\n${failed.join('\n')}`)
  const tests = new Map<number, string[]>()
  for (const name of readdirSync(job.notes)) {
    const { test, reached }: { test: string; reached: number[] } = JSON.parse(readFileSync(join(job.notes, name), 'utf8'))
    for (const id of reached) tests.set(id, [...(tests.get(id) ?? []), test])
  }
  return { tests, seconds }
}
