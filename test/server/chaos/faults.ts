// What goes wrong: each fault by its name, how often it is drawn, and what it does.
import { below, type Rng } from '../../../src/core/rng.ts'
import type { CrashingPostgres } from './database.ts'
import type { Disk } from './disk.ts'
import type { Fleet, Ship } from './fleet.ts'

export interface Fault {
  readonly name: string
  /** How many of a hundred faults are this one, about. */
  readonly often: number
  strike(): Promise<void> | void
}

export interface Targets {
  readonly fleet: Fleet
  readonly rng: Rng
  /** Null where the database is embedded. */
  readonly database: CrashingPostgres | null
  readonly disk: Disk | null
}

const between = (rng: Rng, least: number, most: number): number => least + below(rng, most - least + 1)

/** All that can go wrong here. */
export function faultsFor({ fleet, rng, database, disk }: Targets): Fault[] {
  const any = (ships: readonly Ship[]): Ship => ships[below(rng, ships.length)]
  const servers = fleet.ships.filter(({ role }) => role === 'serve')
  const workers = fleet.ships.filter(({ role }) => role === 'work')
  const killing: Fault[] = [{ name: 'a server killed', often: 20, strike: () => any(servers).kill() }]
  if (workers.length > 0) killing.push({ name: 'a worker killed', often: 14, strike: () => any(workers).kill() })
  if (database === null) return killing
  return [
    ...killing,
    { name: 'a connection to the database cut', often: 26, strike: () => void any(fleet.ships).line?.cut() },
    { name: 'a slow line to the database', often: 8, strike: () => slowDown(any(fleet.ships), between(rng, 50, 400)) },
    { name: 'connections ended by the database', often: 12, strike: () => database.endConnections() },
    { name: 'a process that stands still', often: 12, strike: () => any(fleet.ships).freeze(between(rng, 500, 9000)) },
    { name: 'the database restarted', often: 3, strike: () => database.restart('fast') },
    { name: 'the database crashed', often: 3, strike: () => database.restart('immediate') },
    ...(disk ? [{ name: 'a full disk', often: 2, strike: () => disk.fillFor(between(rng, 1000, 4000)) }] : []),
  ]
}

const SLOW_FOR_MS = 2000

function slowDown(ship: Ship, ms: number): void {
  ship.line?.slow(ms)
  setTimeout(() => ship.line?.slow(0), SLOW_FOR_MS)
}

/** One of them, by how often each is to be. */
export function draw(faults: readonly Fault[], rng: Rng): Fault {
  let left = below(
    rng,
    faults.reduce((sum, { often }) => sum + often, 0),
  )
  return faults.find(({ often }) => (left -= often) < 0) ?? faults[0]
}
