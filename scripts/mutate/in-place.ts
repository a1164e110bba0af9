// In the thread of the tests: every test is done once with nothing changed, which tells what it comes by, and then once for each of those changes
// that nothing has noticed yet. Most take milliseconds so, where a runner of its own for each would take a second.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as settled } from 'node:timers/promises'
import { beforeEach, inject } from 'vitest'
import { getFn, setFn } from 'vitest/suite'

/** A change may come by changes so many times as often as the test did without it; beyond that it is in a loop, which is no matter of time. */
const TIMES_MORE = 5
const LEAST_MORE = 100_000

const NONE = -1
const diary = join(inject('notes'), 'diary')
const write = (line: string): void => appendFileSync(diary, `${line}\n`)
/** A one for every change that was come by; tests come by millions of times. */
const reached = new Uint8Array(1 << 16)
let active = NONE
let asked = 0
let patience = Number.POSITIVE_INFINITY
let hasRejected = false
process.on('unhandledRejection', () => {
  hasRejected = true
})

Object.assign(globalThis, {
  __mutant(id: number): boolean {
    if (++asked > patience) throw new Error('This change makes a loop.')
    reached[id] = 1
    return id === active
  },
})

/** What nothing has noticed yet; this file is read again for every file of tests. */
const noticed = existsSync(diary) ? readFileSync(diary, 'utf8').matchAll(/^noticed (\d+)$/gm) : []
const alive = new Set<number>(JSON.parse(readFileSync(join(inject('notes'), 'alive.json'), 'utf8')))
for (const [, id] of noticed) alive.delete(Number(id))

beforeEach(async ({ task }) => {
  const test = getFn(task)
  noteImported()
  const began = process.cpuUsage()
  await test()
  // Work, not time: on a busy machine everything takes long.
  const isSlow = process.cpuUsage(began).user / 1000 > inject('slowest')
  const ids = taken().filter((id) => alive.has(id))
  const limit = asked * TIMES_MORE + LEAST_MORE
  write(`reached ${ids.join(' ')}`)
  for (const id of isSlow ? [] : ids) {
    write(`try ${id}`)
    if (!(await fails(test, id, limit))) continue
    if (await fails(test, NONE, limit)) {
      // What this change, or one before it, has left behind stays: only in a new thread can it be told what is noticed.
      write(`spoilt ${id}`)
      throw new Error(`Change ${id} has left something behind.`)
    }
    write(`noticed ${id}`)
    alive.delete(id)
  }
  taken()
  // It has been done.
  setFn(task, () => {})
}, 0)

async function fails(test: () => unknown, id: number, limit: number): Promise<boolean> {
  asked = 0
  active = id
  patience = limit
  hasRejected = false
  try {
    await test()
    await settled()
    return hasRejected
  } catch {
    return true
  } finally {
    active = NONE
    patience = Number.POSITIVE_INFINITY
  }
}

/** What was come by since it was asked last. */
function taken(): number[] {
  const ids = [...reached.keys()].filter((id) => reached[id])
  reached.fill(0)
  return ids
}

/** What is done while a module is read is done once, and cannot be changed here. */
function noteImported(): void {
  const ids = taken()
  if (ids.length > 0) write(`imported ${ids.join(' ')}`)
  asked = 0
}
