// `npm run bench:server`: how long a move takes, over real HTTP on this machine, on both databases. The server is a process of its own
// and says how long each move took it (receipt to committed and sent to every stream); the round trip is measured here. With `memory` alone
// it says how much memory a server takes that nobody plays at.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { actionList } from '../../src/core/action.ts'
import { below, type Rng } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { splendor } from '../../src/games/splendor/index.ts'
import type { Position } from '../../src/wire/positions.ts'
import type { StreamMessage } from '../../src/wire/stream.ts'
import { program } from '../programs.ts'
import { DATABASES, ground } from './ground.ts'
import { launch } from './launch.ts'
import { reportMemory } from './memory.ts'
import { startPostgres } from './postgres.ts'
import { begun, blockOf } from './tables.ts'
import { type Visitor, visitor } from './visitor.ts'

await reportMemory()
if (process.argv[2] === 'memory') process.exit()

const MOVES = Number(process.argv[2] ?? 10_000)
const TABLES_AT_ONCE = Number(process.argv[3] ?? 4)
/** All of them, or the one that is named. */
const MEASURED = DATABASES.filter((name) => (process.argv[4] ?? name) === name)
const WARM_UP = 200

interface Times {
  readonly server: number[]
  readonly trip: number[]
  readonly told: number[]
}

const agent = new Agent({ keepAlive: true })
const out = actionList()

console.log(`${MOVES} moves on each, ${TABLES_AT_ONCE} tables at once, three streams a table; milliseconds`)
const postgres = await startPostgres()
for (const database of MEASURED) {
  const at = await ground(database, { postgres: postgres.url })
  const server = await launch(program('server'), at.settings)
  const rng = rngOf('bench')
  await playMany(server.base, WARM_UP, rng)
  const began = performance.now()
  const times = await playMany(server.base, MOVES, rng)
  const seconds = (performance.now() - began) / 1000
  // Whoever else uses the machine is in the figures: the load says how much.
  console.log(
    `${database}: ${Math.round(MOVES / seconds)} moves a second; load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`,
  )
  report('  the disk alone, one page to it            ', diskTimes(at.settings.folder ?? tmpdir()))
  report('  server, receipt to committed and broadcast', times.server)
  report('  round trip of the POST                    ', times.trip)
  report('  until the opponent has it by stream       ', times.told)
  server.process.kill('SIGTERM')
  await server.ended
  at.clear()
}
await postgres.stop()
agent.destroy()

function report(what: string, times: number[]): void {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(2).padStart(7)
  console.log(`${what}  p50 ${at(0.5)}  p90 ${at(0.9)}  p99 ${at(0.99)}  worst ${at(1)}`)
}

/** What a commit cannot be faster than, where the database does not share it with others. */
function diskTimes(folder: string): number[] {
  const file = openSync(join(folder, 'page'), 'w')
  const page = new Uint8Array(8192)
  const times = Array.from({ length: 300 }, (_, i) => {
    const began = performance.now()
    writeSync(file, page, 0, page.length, (i % 100) * page.length)
    fdatasyncSync(file)
    return performance.now() - began
  })
  closeSync(file)
  return times
}

/** Plays random games at several tables until so many moves are made. */
async function playMany(base: string, moves: number, rng: Rng): Promise<Times> {
  const times: Times = { server: [], trip: [], told: [] }
  const lane = async () => {
    while (times.trip.length < moves) await playOne(base, { moves, rng, times })
  }
  await Promise.all(Array.from({ length: TABLES_AT_ONCE }, lane))
  return times
}

async function playOne(base: string, { moves, rng, times }: { moves: number; rng: Rng; times: Times }): Promise<void> {
  const people = [visitor(base), visitor(base)]
  const { id } = await begun(people[0], people[1])
  const seats = await Promise.all(people.map((who) => watch(base, id, who)))
  const spectator = await watch(base, id, visitor(base))
  let position = await seats[0].reached(0)
  while (position.actors !== 0 && times.trip.length < moves) {
    const seat = 31 - Math.clz32(position.actors)
    const { seq, view } = await seats[seat].reached(position.seq)
    const count = splendor.legal(blockOf(view), seat, out)
    const began = performance.now()
    const told = seats[1 - seat].reached(seq + 1).then(() => times.told.push(performance.now() - began))
    times.server.push(await post(`${base}/api/tables/${id}/moves`, people[seat], { seq, action: out.list[below(rng, count)] }))
    times.trip.push(performance.now() - began)
    await told
    position = await seats[seat].reached(seq + 1)
  }
  for (const stream of [...seats, spectator]) stream.leave()
}

/** Posts a move; answers with the time that the server says it took. */
function post(url: string, who: Visitor, move: { seq: number; action: number }): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json', cookie: `tassel=${who.cookie}` }
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const took = /dur=([\d.]+)/.exec(String(response.headers['server-timing']))
      response.resume().once('end', () => (took ? done(Number(took[1])) : fail(new Error(`A move was answered ${response.statusCode}.`))))
    })
    sent.once('error', fail)
    sent.end(JSON.stringify(move))
  })
}

/** A stream of which only the latest position is kept. */
async function watch(base: string, id: string, who: Visitor) {
  let latest: Position | null = null
  let waiting: { seq: number; done: (position: Position) => void }[] = []
  const headers: Record<string, string> = who.cookie === null ? {} : { cookie: `tassel=${who.cookie}` }
  const sent = request(`${base}/api/tables/${id}/stream`, { headers })
  sent.on('error', () => {})
  sent.on('response', (response) => {
    let rest = ''
    response.on('error', () => {})
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const at = part.indexOf('data: ')
        if (at >= 0) take(JSON.parse(part.slice(at + 6)))
      }
    })
  })
  sent.end()

  function take(message: StreamMessage): void {
    if (message.type !== 'position') return
    const { position } = message
    latest = position
    for (const { seq, done } of waiting) if (seq <= position.seq) done(position)
    waiting = waiting.filter(({ seq }) => seq > position.seq)
  }

  return {
    reached(seq: number): Promise<Position> {
      return latest !== null && latest.seq >= seq ? Promise.resolve(latest) : new Promise((done) => waiting.push({ seq, done }))
    },
    leave: () => sent.destroy(),
  }
}
