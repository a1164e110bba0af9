// Tries changes one after another, in as many processes as there are jobs. A process that does not answer in time is ended: its change made a loop.
import { type ChildProcess, fork } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../built.mjs'
import type { Mutant } from './mutants.ts'
import type { Noted } from './notes.ts'
import { testsOf } from './rooms.ts'
import type { Job, Task, Verdict } from './worker.ts'

/** What became of a change. */
export type Fate = 'killed' | 'survived' | 'timeout' | 'unreached'

export interface Trial {
  readonly mutants: readonly Mutant[]
  readonly noted: Noted
  readonly jobs: number
}

/** A change may come by changes so many times as often as the tests did without it; beyond that it is in a loop, which is no matter of time. */
const TIMES_MORE = 5
const LEAST_MORE = 100_000
/** Where a loop does not come by, time must tell: so much more than all tests took, and so long in any case. */
const PATIENCE = 3
const LEAST_MS = 20_000

export async function tryAll(job: Job, { mutants, noted, jobs }: Trial): Promise<Map<number, Fate>> {
  const stages = new Map(mutants.map((mutant) => [mutant.id, stagesOf(mutant, noted, job)]))
  const isAsked = ({ id }: Mutant) => stages.get(id)?.length !== 0
  const fates = new Map<number, Fate>(mutants.filter((mutant) => !isAsked(mutant)).map(({ id }) => [id, 'unreached']))
  const waiting = mutants.filter(isAsked)
  const limit = Math.max(LEAST_MS, noted.seconds * 1000 * PATIENCE)
  const patient = { ...job, patience: Math.min(noted.most * TIMES_MORE + LEAST_MORE, Number.MAX_SAFE_INTEGER) }
  const began = performance.now()
  const total = waiting.length

  async function lane(): Promise<void> {
    let worker: ChildProcess | null = null
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      worker ??= await opened(patient)
      const fate = await fateOf(worker, { id: next.id, tests: stages.get(next.id) ?? [] }, limit)
      if (fate === 'timeout') {
        worker.kill('SIGKILL')
        worker = null
      }
      fates.set(next.id, fate)
      if (fate === 'survived') console.error(`not noticed: ${next.file}:${next.line}  ${next.from} → ${next.to}`)
      progress(job.room.name, fates, { began, done: total - waiting.length, total })
    }
    worker?.kill()
  }
  await Promise.all(Array.from({ length: Math.min(jobs, total) }, lane))
  return fates
}

/** Tests of the same name first, then those of the same folder, then all others; or one after the other as they are asked by name. */
function stagesOf({ id, file }: Mutant, { tests: noted }: Noted, { room }: Job): string[][] {
  if (noted === null) return testsOf(file, room).map((test) => [test])
  const tests = noted.get(id) ?? []
  const folder = join(root, dirname(file))
  const name = basename(file).replace(/\.tsx?$/, '')
  const rank = (test: string) => (test.startsWith(join(folder, `${name}.test`)) ? 0 : dirname(test) === folder ? 1 : 2)
  return [0, 1, 2].map((at) => tests.filter((test) => rank(test) === at)).filter((stage) => stage.length > 0)
}

async function opened(job: Job): Promise<ChildProcess> {
  const worker = fork(fileURLToPath(import.meta.url), ['--worker'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  worker.send(job)
  await new Promise((ready, fail) => {
    worker.once('message', ready)
    worker.once('exit', () => fail(new Error('A worker has ended.')))
  })
  return worker
}

function fateOf(worker: ChildProcess, task: Task, limit: number): Promise<Fate> {
  return new Promise((done) => {
    const late = setTimeout(() => settled('timeout'), limit)
    const heard = ({ killed }: Verdict) => settled(killed ? 'killed' : 'survived')
    // Whatever ends the process is noticed by everybody.
    const gone = () => settled('timeout')
    function settled(fate: Fate): void {
      clearTimeout(late)
      worker.off('message', heard).off('exit', gone)
      done(fate)
    }
    worker.once('message', heard).once('exit', gone)
    worker.send(task)
  })
}

function progress(
  room: string,
  fates: ReadonlyMap<number, Fate>,
  { began, done, total }: { began: number; done: number; total: number },
): void {
  const count = (fate: Fate) => [...fates.values()].filter((one) => one === fate).length
  const minutes = ((performance.now() - began) / done) * (total - done) * (1 / 60_000)
  const line = `${room}: ${done} of ${total}, ${count('killed') + count('timeout')} noticed, ${count('survived')} not; ${minutes.toFixed(1)} minutes left`
  if (process.stderr.isTTY) process.stderr.write(`\r${line}\x1b[K${done === total ? '\n' : ''}`)
  else if (done % 10 === 0 || done === total) console.error(line)
}
