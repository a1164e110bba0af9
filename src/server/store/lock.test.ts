import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import timers from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { lockFolder } from './lock.ts'
import { whoAmI } from './process-identity.ts'

const BEAT_MS = 2000
const START = 1_893_000

interface At {
  readonly folder: string
  readonly file: (number: number) => string
  /** Both clocks, and how one of them is set. */
  readonly clocks: { wall: number; steady: number }
  /** Milliseconds that were waited for. */
  waited(): number
  /** What is done each time that somebody has waited. */
  whenWaited(deed: () => void): void
  /** What was said on the error stream. */
  readonly said: string[]
}

/** In a folder of its own, where waiting takes no time. */
async function inFolder(story: (at: At) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-lock-'))
  const clocks = { wall: START, steady: START }
  const said: string[] = []
  let waited = 0
  let deed = () => {}
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(Date, 'now').mockImplementation(() => clocks.wall)
  vi.spyOn(performance, 'now').mockImplementation(() => clocks.steady)
  vi.spyOn(console, 'error').mockImplementation((text) => said.push(`${waited}: ${text}`))
  vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms = 0) => {
    waited += ms
    clocks.wall += ms
    clocks.steady += ms
    // One who waits for ever is in a loop.
    if (waited > 60_000) throw new Error('It waits for ever.')
    deed()
    return undefined as never
  })
  syncBuiltinESMExports()
  try {
    await story({
      folder,
      file: (number) => join(folder, `lock-${number}`),
      clocks,
      waited: () => waited,
      whenWaited(told) {
        deed = told
      },
      said,
    })
  } finally {
    vi.restoreAllMocks()
    vi.useRealTimers()
    syncBuiltinESMExports()
    rmSync(folder, { recursive: true, force: true })
  }
}

const never = (says: string): never => {
  throw new Error(says)
}
const read = (file: string) => readFileSync(file, 'utf8')
const USED = /^Another Tassel server already uses the data folder/

test('a folder is taken at once where nobody has it, or whoever had it let it go', () =>
  inFolder(async ({ folder, file, waited }) => {
    const lock = await lockFolder(folder, never)
    expect(read(file(1))).toBe(`${whoAmI()}\n1\n`)
    expect(vi.getTimerCount()).toBe(1)
    lock.release()
    expect([read(file(1)), vi.getTimerCount()]).toEqual(['free\n', 0])
    const again = await lockFolder(folder, never)
    expect([readdirSync(folder), waited()]).toEqual([['lock-2'], 0])
    again.release()
  }))

test('a folder is refused while its holder shows signs of life', () =>
  inFolder(async ({ folder, file, waited, whenWaited }) => {
    const lock = await lockFolder(folder, never)
    whenWaited(lock.hold)
    await expect(lockFolder(folder, never)).rejects.toThrow(USED)
    expect([read(file(1)), waited(), readdirSync(folder)]).toEqual([`${whoAmI()}\n2\n`, BEAT_MS, ['lock-1']])
  }))

test('a folder whose holder lets it go meanwhile is taken', () =>
  inFolder(async ({ folder, waited, whenWaited }) => {
    const lock = await lockFolder(folder, never)
    whenWaited(lock.release)
    const next = await lockFolder(folder, never)
    expect([readdirSync(folder), waited()]).toEqual([['lock-2'], 250])
    next.release()
  }))

test('a folder whose holder is silent for 15 seconds is taken over, which is said; and he has time to see it', () =>
  inFolder(async ({ folder, waited, said }) => {
    const lost: string[] = []
    const first = await lockFolder(folder, (says) => {
      lost.push(says)
      throw new Error(says)
    })
    const second = await lockFolder(folder, never)
    expect(waited()).toBe(15_000 + 2 * BEAT_MS)
    expect(said).toEqual([
      `${2 * BEAT_MS}: tassel: The data folder ${folder} is locked by a server that is silent; after 15 seconds it is taken over.`,
    ])
    expect(() => first.hold()).toThrow(/is not this server's any more/)
    expect(lost).toHaveLength(1)
    first.release()
    expect(readdirSync(folder)).toEqual(['lock-2'])
    expect(read(join(folder, 'lock-2'))).toBe(`${whoAmI()}\n1\n`)
    second.release()
  }))

test.runIf(process.platform === 'linux')('a folder of a process that is certainly dead is taken at once', () =>
  inFolder(async ({ folder, file, waited }) => {
    const [boot, namespace, pid, began] = whoAmI().split(' ')
    writeFileSync(file(3), `${boot} ${namespace} ${pid} ${Number(began) - 1}\n17\n`)
    const lock = await lockFolder(folder, never)
    expect([readdirSync(folder), waited()]).toEqual([['lock-4'], 0])
    lock.release()
  }),
)

test.each<[string, (file: string) => void]>([
  ['cannot be read and is written to', (file) => utimesSync(file, new Date(START), new Date(START))],
  ['is removed', (file) => rmSync(file, { recursive: true })],
])('a lock that %s is somebody’s', (_, change) =>
  inFolder(async ({ folder, file, waited, whenWaited }) => {
    // A folder in the place of a file is the nearest to another user's file that a test can make.
    mkdirSync(file(1))
    whenWaited(() => {
      if (waited() === 1000) change(file(1))
    })
    await expect(lockFolder(folder, never)).rejects.toThrow(USED)
    expect(waited()).toBe(1000)
  }),
)

test('whoever is slow takes neither the number that another took meanwhile, nor one that others have passed', () =>
  inFolder(async ({ folder, file, waited, whenWaited }) => {
    writeFileSync(file(1), 'silent')
    whenWaited(() => {
      if (waited() === 15_000) writeFileSync(file(2), 'free\n')
    })
    ;(await lockFolder(folder, never)).release()
    expect(readdirSync(folder)).toEqual(['lock-3'])
    writeFileSync(file(3), 'silent')
    const before = waited()
    whenWaited(() => {
      if (waited() - before === 15_000) writeFileSync(file(7), 'free\n')
    })
    ;(await lockFolder(folder, never)).release()
    expect(readdirSync(folder)).toEqual(['lock-8'])
  }))

test('locks that were left behind are cleared away', () =>
  inFolder(async ({ folder, file }) => {
    for (const number of [1, 2, 10]) writeFileSync(file(number), 'free\n')
    writeFileSync(join(folder, 'lock-x'), '')
    ;(await lockFolder(folder, never)).release()
    expect(readdirSync(folder)).toEqual(['lock-11', 'lock-x'])
  }))

test('a folder that is not there is not asked for again and again', () =>
  inFolder(async ({ folder }) => {
    await expect(lockFolder(join(folder, 'nowhere'), never)).rejects.toThrow(/ENOENT/)
  }))

test.each<[string, Partial<At['clocks']>, boolean]>([
  ['no time has passed', {}, false],
  ['less than two seconds have passed', { wall: START + 1999, steady: START + 1999 }, false],
  ['two seconds have passed', { wall: START + 2000, steady: START + 2000 }, true],
  ['the machine has slept', { wall: START + 9999, steady: START + 1 }, true],
  ['the clock was set back', { wall: START - 1, steady: START + 1 }, true],
  ['the clock was set back far, and two seconds have passed', { wall: 0, steady: START + 2000 }, true],
])('a sign of life is shown when it is time: %s', (_, clocks, is) =>
  inFolder(async (at) => {
    const lock = await lockFolder(at.folder, never)
    Object.assign(at.clocks, clocks)
    lock.hold()
    lock.hold()
    expect(read(at.file(1))).toBe(`${whoAmI()}\n${is ? 2 : 1}\n`)
    lock.release()
  }),
)

test('a sign of life is shown every two seconds by itself', () =>
  inFolder(async (at) => {
    const lock = await lockFolder(at.folder, never)
    Object.assign(at.clocks, { wall: START + BEAT_MS, steady: START + BEAT_MS })
    vi.advanceTimersByTime(BEAT_MS)
    expect(read(at.file(1))).toBe(`${whoAmI()}\n2\n`)
    lock.release()
  }))

test.each<[string, (at: At) => void, boolean]>([
  ['another has taken it', ({ file }) => writeFileSync(file(100), ''), true],
  ['it was removed', ({ file }) => rmSync(file(1)), true],
  ['the folder was removed', ({ folder }) => rmSync(folder, { recursive: true }), true],
  [
    'it cannot be written to',
    ({ file }) => {
      rmSync(file(1))
      mkdirSync(file(1))
    },
    false,
  ],
])('a lock is lost where %s: %#', (_, harm, isLost) =>
  inFolder(async (at) => {
    const lost: string[] = []
    const lock = await lockFolder(at.folder, (says) => {
      lost.push(says)
      return undefined as never
    })
    harm(at)
    at.clocks.wall += BEAT_MS
    lock.hold()
    expect(lost).toHaveLength(isLost ? 1 : 0)
  }),
)
