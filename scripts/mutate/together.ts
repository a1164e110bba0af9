// Tries the changes of a room in one run of its tests; see in-place.ts. What is done only while modules are read is left to a runner of its own.
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutants.ts'
import type { Fate } from './trial.ts'
import type { Job } from './worker.ts'

/** A diary that nobody has written into for so long is that of a loop. */
const SILENCE_MS = 120_000
const LOOK_MS = 1000
/** Quick tests are asked first, in milliseconds: a small story notices as much as a whole game. */
const PASSES = [15, 150, Number.MAX_SAFE_INTEGER]

/** What became of changes; those that no test can tell in one run are missing. */
export async function tryTogether(job: Job, mutants: readonly Mutant[], jobs: number): Promise<Map<number, Fate>> {
  const lanes = Array.from({ length: jobs }, (_, lane) => mutants.filter((_, i) => i % jobs === lane))
  const fates = await Promise.all(lanes.map((lane) => tryLane(job, lane)))
  return new Map(fates.flatMap((lane) => [...lane]))
}

async function tryLane(job: Job, mutants: readonly Mutant[]): Promise<Map<number, Fate>> {
  const found: Found = { fates: new Map(), reached: new Set(), imported: new Set(), spoilt: new Set() }
  const notes = mkdtempSync(join(job.notes, 'lane-'))
  for (let pass = 0; pass < PASSES.length; ) {
    const alive = mutants.filter(({ id }) => !found.fates.has(id)).map(({ id }) => id)
    writeFileSync(join(notes, 'alive.json'), JSON.stringify(alive))
    rmSync(join(notes, 'diary'), { force: true })
    const failed = await runTogether({ ...job, notes, slowest: PASSES[pass] })
    const again = readDiary(join(notes, 'diary'), found)
    if (failed.length > 0 && !again) throw new Error(`Tests fail before anything is changed:\n${failed.join('\n')}`)
    console.error(
      `${job.room.name}: ${found.fates.size} of ${mutants.length} noticed by tests of ${PASSES[pass]} ms${again ? '; once more' : ''}`,
    )
    if (!again) pass++
  }
  for (const { id } of mutants)
    if (!found.fates.has(id) && !found.imported.has(id)) found.fates.set(id, found.reached.has(id) ? 'survived' : 'unreached')
  return found.fates
}

interface Found {
  readonly fates: Map<number, Fate>
  readonly reached: Set<number>
  readonly imported: Set<number>
  /** Those after which a test failed with nothing changed. */
  readonly spoilt: Set<number>
}

/** Whether the run was broken off, and the rest must be tried in another. */
function readDiary(file: string, { fates, reached, imported, spoilt }: Found): boolean {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  const verbs: Readonly<Record<string, (id: number) => unknown>> = {
    reached: (id) => reached.add(id),
    imported: (id) => imported.add(id),
    noticed: (id) => fates.set(id, 'killed'),
    stuck: (id) => fates.set(id, 'timeout'),
    // Blamed once, it is tried in a new thread; twice, it is its own doing.
    spoilt: (id) => (spoilt.has(id) ? fates.set(id, 'killed') : spoilt.add(id)),
  }
  for (const line of lines) {
    const [verb, ...ids] = line.split(' ')
    for (const id of ids) verbs[verb]?.(Number(id))
  }
  return lines.some((line) => /^(spoilt|stuck)/.test(line))
}

/** One run in a process of its own, which is ended when it falls silent; a change may end it too. */
function runTogether(job: Job): Promise<string[]> {
  const worker: ChildProcess = fork(fileURLToPath(import.meta.url), ['--together'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const diary = join(job.notes, 'diary')
  worker.send(job)
  return new Promise((done) => {
    const began = Date.now()
    const watch = setInterval(() => {
      const written = existsSync(diary) ? statSync(diary).mtimeMs : began
      if (Date.now() - written >= SILENCE_MS) broken('The tests fell silent.')
    }, LOOK_MS)
    /** What was being tried when it fell silent or ended is to blame. */
    function broken(says: string): void {
      const last = existsSync(diary) ? readFileSync(diary, 'utf8').trimEnd().split('\n').at(-1) : undefined
      const stuck = /^try (\d+)$/.exec(last ?? '')?.[1]
      settled(stuck === undefined ? [says] : [])
      if (stuck !== undefined) writeFileSync(diary, `\nstuck ${stuck}`, { flag: 'a' })
    }
    function settled(failed: string[]): void {
      clearInterval(watch)
      worker.removeAllListeners()
      worker.kill('SIGKILL')
      done(failed)
    }
    worker.once('message', (failed: string[]) => settled(failed))
    worker.once('exit', (code) => broken(`The tests ended with ${code}.`))
  })
}
