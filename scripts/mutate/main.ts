// `npm run mutate -- PATH… [--sample N] [--seed S] [--jobs N] [--json FILE]`: changes the code in small ways, one at a time, and sees whether a
// test notices. What is not noticed is listed; what cannot be noticed is said to be so, with the reason, in mutants.allowed.json.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { below } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { root } from '../built.mjs'
import { instrumented, type Numbered } from './instrument.ts'
import { type Mutant, sitesOf } from './mutants.ts'
import { notesOf, tried } from './notes.ts'
import { changedPrograms } from './programs.ts'
import { type Outcome, report } from './report.ts'
import { filesIn, type Room, roomOf } from './rooms.ts'
import { tryTogether } from './together.ts'
import { type Fate, tryAll } from './trial.ts'
import { type Job, work, workTogether } from './worker.ts'

/** A change that no test can notice, or need not, and why; every change of the line where it does not say from what to what. */
interface Allowed {
  readonly file: string
  readonly code: string
  readonly from?: string
  readonly to?: string
  readonly why: string
}

const allows = (entry: Allowed, mutant: Mutant): boolean =>
  (['file', 'code', 'from', 'to'] as const).every((field) => entry[field] === undefined || entry[field] === mutant[field])

const USAGE = 'npm run mutate -- PATH… [--sample N] [--seed S] [--jobs N] [--json FILE]'

if (process.argv[2] === '--worker') process.once('message', (job: Job) => void work(job))
else if (process.argv[2] === '--together') process.once('message', (job: Job) => void workTogether(job))
else await main()

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'string' }, seed: { type: 'string' }, jobs: { type: 'string' }, json: { type: 'string' } },
  })
  if (positionals.length === 0) {
    console.error(USAGE)
    process.exit(2)
  }
  const sites = numbered(filesIn(positionals))
  const chosen = sampled(sites, Number(values.sample ?? sites.length), values.seed ?? 'mutants')
  const allowed = allowedMutants()
  const jobs = Number(values.jobs ?? availableParallelism())
  console.error(`${chosen.length} of ${sites.length} changes in ${new Set(chosen.map(({ file }) => file)).size} files`)
  const outcomes: Outcome[] = []
  for (const [room, mutants] of byRoom(chosen)) outcomes.push(...(await outcomesIn(room, mutants, { sites, jobs, allowed })))
  console.log(report(outcomes))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(outcomes, null, 1)}\n`)
}

type Change = Numbered & { readonly file: string }

/** Every change of some files, numbered through. */
function numbered(files: readonly string[]): Change[] {
  return files
    .flatMap((file) => sitesOf(readFileSync(join(root, file), 'utf8'), file).map((site) => ({ ...site, file })))
    .map((site, id) => ({ ...site, id }))
}

function sampled(all: readonly Change[], count: number, seed: string): Change[] {
  const rng = rngOf(seed)
  const rest = [...all]
  const drawn = Array.from({ length: Math.min(count, all.length) }, () => rest.splice(below(rng, rest.length), 1)[0])
  return drawn.sort((a, b) => a.id - b.id)
}

function byRoom(changes: readonly Change[]): Map<Room, Change[]> {
  const rooms = new Map<string, Room>()
  const found = new Map<Room, Change[]>()
  for (const change of changes) {
    const fresh = roomOf(change.file)
    const room = rooms.get(fresh.name) ?? fresh
    rooms.set(room.name, room)
    found.set(room, [...(found.get(room) ?? []), change])
  }
  return found
}

function allowedMutants(): Allowed[] {
  const file = join(root, 'mutants.allowed.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

interface Plan {
  readonly sites: readonly Change[]
  readonly jobs: number
  readonly allowed: readonly Allowed[]
}

async function outcomesIn(room: Room, changes: readonly Change[], { sites, jobs, allowed }: Plan): Promise<Outcome[]> {
  const notes = mkdtempSync(join(tmpdir(), 'tassel-mutants-'))
  const names = [...new Set(changes.map(({ file }) => file))]
  const files = Object.fromEntries(
    names.map((file) => [
      join(root, file),
      instrumented(
        readFileSync(join(root, file), 'utf8'),
        file,
        sites.filter((site) => site.file === file),
      ),
    ]),
  )
  const changed = room.asked.length > 0 ? await changedPrograms(files) : null
  const job: Job = {
    room,
    files,
    notes,
    patience: Number.MAX_SAFE_INTEGER,
    slowest: Number.MAX_SAFE_INTEGER,
    programs: changed?.folder ?? '',
    postgres: changed?.postgres ?? '',
  }
  const plain: Mutant[] = changes.map(({ id, file, line, from, to, code }) => ({ id, file, line, from, to, code }))
  try {
    const reasonFor = (mutant: Mutant) => allowed.find((entry) => allows(entry, mutant))?.why
    const verdicts = await fatesOf(
      job,
      plain.filter((mutant) => reasonFor(mutant) === undefined),
      jobs,
    )
    return plain.map((mutant) => {
      const why = reasonFor(mutant)
      return { ...mutant, fate: verdicts.get(mutant.id) ?? 'allowed', ...(why === undefined ? {} : { why }) }
    })
  } finally {
    await changed?.clear()
    rmSync(notes, { recursive: true, force: true })
  }
}

/** In one run where that can be; otherwise with a runner for each. Where tests are asked by name, those beside the code are quick and asked first. */
async function fatesOf(job: Job, mutants: readonly Mutant[], jobs: number): Promise<Map<number, Fate>> {
  const isAsked = job.room.asked.length > 0
  const together = await tryTogether({ ...job, room: { ...job.room, asked: [], pool: 'threads' } }, mutants, jobs)
  const fates = new Map([...together].filter(([, fate]) => !isAsked || fate === 'killed' || fate === 'timeout'))
  const left = mutants.filter(({ id }) => !fates.has(id))
  if (left.length === 0) return fates
  console.error(`${job.room.name}: which tests come by ${left.length} changes …`)
  const noted = isAsked ? await tried(job, [...new Set(left.map(({ file }) => file))]) : await notesOf(job)
  return new Map([...fates, ...(await tryAll(job, { mutants: left, noted, jobs }))])
}
