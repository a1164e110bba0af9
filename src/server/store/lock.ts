// Two servers on one embedded database would destroy it. The lock is a file in the data folder, so that it holds wherever the folder is
// mounted and whoever looks. `lock-7` is whoever's who created it; he shows a sign of life in it every other second. Where there is none
// for long enough the next server creates `lock-8`, which only one can: from then on the former holder, should he wake up, may not write.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDead, whoAmI } from './process-identity.ts'

const BEAT_MS = 2000
/** A holder who shows no sign of life for so long is taken for dead. */
const SILENT_MS = 15_000
const LOOK_MS = 250
/** Stands in the lock of a server that ended in good order. The file stays: a number that was used is never used again. */
const FREE = 'free\n'

export interface FolderLock {
  /** To be called before anything is written. Shows a sign of life when it is time; a lock that was lost is told, and never comes back. */
  hold(): void
  release(): void
}

/** Takes a folder for this process alone, or throws a sentence that says who has it. `lost` is told when another has taken it over. */
export async function lockFolder(folder: string, lost: (says: string) => never): Promise<FolderLock> {
  const { mine, wasSilent } = await claim(folder)
  const file = fileOf(folder, mine)
  const me = whoAmI()
  let signs = 0
  let shown = [0, 0]

  function hold(): void {
    const now = [Date.now(), performance.now()]
    // Of two clocks one stands still while the machine sleeps, and the other can be set back.
    if (now.every((clock, i) => clock >= shown[i] && clock - shown[i] < BEAT_MS)) return
    if (newest(folder) !== mine || !show(file, `${me}\n${++signs}\n`))
      lost(`The data folder ${folder} is not this server's any more: another has taken it over, or the lock was removed. It ends at once.`)
    shown = now
  }

  hold()
  const beating = setInterval(hold, BEAT_MS)
  beating.unref()
  // One who was silent and woke up a moment ago has looked before our lock was there. He looks again before he writes.
  if (wasSilent) await pause(2 * BEAT_MS)
  return {
    hold,
    release() {
      clearInterval(beating)
      if (newest(folder) !== mine) return
      // Over what stands there, because there may be no room for more; what is left of it says nothing.
      if (show(file, FREE)) truncateSync(file, FREE.length)
    },
  }
}

const isFree = (says: string): boolean => says.startsWith(FREE)

const fileOf = (folder: string, number: number): string => join(folder, `lock-${number}`)

function locksIn(folder: string): number[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.flatMap((name) => /^lock-(\d+)$/.exec(name)?.[1] ?? []).map(Number)
}

/** The lock that counts; 0 where there is none. */
const newest = (folder: string): number => Math.max(0, ...locksIn(folder))

/** Creates the next lock once the one before is nobody's any more. */
async function claim(folder: string): Promise<{ mine: number; wasSilent: boolean }> {
  for (;;) {
    const last = newest(folder)
    const wasSilent = last > 0 && (await isSilent(folder, fileOf(folder, last)))
    const mine = last + 1
    if (!create(fileOf(folder, mine))) continue
    const others = locksIn(folder).filter((number) => number !== mine)
    // Whoever is slow may create a number that others have long passed.
    const isLate = others.some((number) => number > mine)
    for (const number of isLate ? [mine] : others) rmSync(fileOf(folder, number), { force: true })
    if (!isLate) return { mine, wasSilent }
  }
}

/** Waits until a lock is nobody's: false when that is certain, true when its holder was only silent. Throws when he is not. */
async function isSilent(folder: string, file: string): Promise<boolean> {
  const before = lookAt(file)
  if (isFree(before.says) || isDead(before.says)) return false
  for (let waited = 0; waited < SILENT_MS; waited += LOOK_MS) {
    if (waited === 2 * BEAT_MS)
      console.error(
        `tassel: The data folder ${folder} is locked by a server that is silent; after ${SILENT_MS / 1000} seconds it is taken over.`,
      )
    await pause(LOOK_MS)
    const now = lookAt(file)
    if (isFree(now.says)) return false
    if (now.says !== before.says || now.changed !== before.changed)
      throw new Error(`Another Tassel server already uses the data folder ${folder}. Stop it first, or set TASSEL_DATA to another folder.`)
  }
  return true
}

/** What stands in a lock and when it was written; also that tells of life, where another user's lock cannot be read. */
function lookAt(file: string): { says: string; changed: number } {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  try {
    return { says: readFileSync(file, 'utf8'), changed }
  } catch {
    return { says: '', changed }
  }
}

/** Creates a file that is not there yet; of several who try, one does. */
function create(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (isError(error, 'EEXIST')) return false
    throw error
  }
}

/** Writes to a lock; false when it is not there any more. A full disk is no reason to give it up. */
function show(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'r+' })
    return true
  } catch (error) {
    return !isError(error, 'ENOENT')
  }
}

const isError = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
