// Servers and workers on one database, people at many tables, and everything that can go wrong, for as long as it is asked.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rngOf } from '../../../src/core/seed.ts'
import { games } from '../../../src/games/index.ts'
import { openStore } from '../../../src/server/store/open.ts'
import { newDatabase } from '../postgres.ts'
import type { Club } from './club.ts'
import { type CrashingPostgres, startCrashing } from './database.ts'
import { type Disk, mountDisk } from './disk.ts'
import { draw, type Fault, faultsFor } from './faults.ts'
import { type Fleet, launchFleet, type Role } from './fleet.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { hangUp } from './person.ts'
import { invite, playLane } from './players.ts'
import { judge, type Verdict } from './verdict.ts'

export interface ChaosOptions {
  readonly seed: string
  readonly database: 'postgres' | 'embedded'
  /** How long things go wrong. */
  readonly ms: number
  /** Ends sooner, after so many. */
  readonly most?: number
  /** Milliseconds from one fault to the next, about. */
  readonly everyMs: number
  readonly tables: number
  readonly roles: readonly Role[]
  /** Whether it is played on, when everything is well again, until a game of every rulebook has ended. */
  readonly toTheEnd?: boolean
  says?(line: string): void
}

export interface Outcome extends Verdict {
  /** Faults by their names. */
  readonly faults: ReadonlyMap<string, number>
  /** Tables at which nothing went on when everything was well again. */
  readonly stuck: number
  /** Programs that ended by themselves, and servers that were not well in the end. */
  readonly restarts: readonly string[]
  readonly views: number
  readonly messages: number
  readonly complaints: readonly string[]
}

/** Room for a database that is played at for ten minutes. */
const DISK_MB = 1500
const WELL_MS = 120_000
/** After the last fault every table that is not over must go on within this time. */
const GO_ON_MS = 90_000
/** A game that has hardly begun is played to its end within this time. */
const ENDS_MS = 240_000

export async function chaos(options: ChaosOptions): Promise<Outcome> {
  const { database: kind, roles, says = () => {} } = options
  const disk = kind === 'postgres' ? mountDisk(DISK_MB) : null
  const database = kind === 'postgres' ? await startCrashing(disk?.folder) : null
  const folder = mkdtempSync(join(tmpdir(), 'tassel-chaos-'))
  const databaseUrl = database ? await newDatabase(database.url) : null
  try {
    const fleet = await launchFleet({ roles, databaseUrl, folder })
    try {
      const ill = await fleet.well(WELL_MS)
      if (ill.length > 0) throw new Error(`Not begun: ${ill.join(', ')} did not start. ${fleet.fallen.join(' ')}`)
      says(
        `${fleet.ships.map(({ name }) => name).join(', ')} are up${disk ? '' : kind === 'postgres' ? '; no disk can be mounted here, so that none is filled' : ''}.`,
      )
      const stormed = await storm({ options, fleet, database, disk })
      await fleet.stop()
      const store = await openStore({ databaseUrl, folder: databaseUrl === null ? folder : null })
      const verdict = await judge(store.db, stormed.ledger).finally(() => store.close())
      const { views, messages, complaints } = stormed.ledger
      return { ...verdict, ...stormed, views, messages, complaints }
    } finally {
      await fleet.stop()
      hangUp()
    }
  } finally {
    await database?.stop()
    disk?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Storm {
  readonly options: ChaosOptions
  readonly fleet: Fleet
  readonly database: CrashingPostgres | null
  readonly disk: Disk | null
}

async function storm({
  options,
  fleet,
  database,
  disk,
}: Storm): Promise<Pick<Outcome, 'faults' | 'stuck' | 'restarts'> & { ledger: Ledger }> {
  const ledger = openLedger()
  const rng = rngOf(options.seed)
  let open = true
  const club: Club = {
    bases: fleet.ships.filter(({ role }) => role === 'serve').map(({ base }) => base),
    ledger,
    rng: rngOf(`${options.seed} people`),
    isOpen: () => open,
  }
  const people = await invite(club)
  const playing = Array.from({ length: options.tables }, (_, lane) => playLane(club, people, lane))
  const faults = await strikes(options, faultsFor({ fleet, rng, database, disk }), rng)
  options.says?.('No more faults: everything must come back by itself.')
  disk?.makeRoom()
  for (const { line } of fleet.ships) line?.slow(0)
  const ill = await fleet.well(WELL_MS)
  const stuck = await goesOn(ledger)
  if (options.toTheEnd) await ends(ledger)
  open = false
  await Promise.all(playing)
  return { ledger, faults, stuck, restarts: [...fleet.fallen, ...ill.map((name) => `${name} is not well`)] }
}

/** Faults one after another, each without waiting for what it leads to. */
async function strikes({ ms, most = Number.POSITIVE_INFINITY, everyMs, says }: ChaosOptions, faults: readonly Fault[], rng: Int32Array) {
  const counted = new Map<string, number>()
  const struck: Promise<unknown>[] = []
  const end = performance.now() + ms
  for (let count = 0; count < most && performance.now() < end; count++) {
    await new Promise((done) => setTimeout(done, everyMs))
    const fault = draw(faults, rng)
    struck.push(Promise.resolve(fault.strike()))
    counted.set(fault.name, (counted.get(fault.name) ?? 0) + 1)
    if ((count + 1) % 25 === 0) says?.(`${count + 1} faults`)
  }
  await Promise.all(struck)
  return counted
}

/** The number of tables that are not over and do not go on. */
async function goesOn({ tables }: Ledger): Promise<number> {
  const since = performance.now()
  const still = () => [...tables.values()].filter(({ moved, over }) => !over && moved < since)
  while (still().length > 0 && performance.now() < since + GO_ON_MS) await new Promise((done) => setTimeout(done, 500))
  return still().length
}

/** Waits until a game of every rulebook has ended. */
async function ends({ tables }: Ledger): Promise<void> {
  const end = performance.now() + ENDS_MS
  const ended = () => new Set([...tables.values()].flatMap(({ game, over }) => (over ? game : [])))
  while (ended().size < games.length && performance.now() < end) await new Promise((done) => setTimeout(done, 500))
}

/** Whether nothing happened that may never happen, and games of every rulebook reached their end. */
export function isSound({ lost, doubled, stuck, unlike, restarts, complaints }: Outcome): boolean {
  return lost + doubled + stuck + unlike + restarts.length + complaints.length === 0
}

export const gamesWithoutEnd = ({ ended }: Outcome): string[] => games.map(({ meta }) => meta.id).filter((id) => !ended.has(id))
