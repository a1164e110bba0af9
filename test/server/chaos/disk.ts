// A disk of its own that can be filled: a file system in memory, where the account may mount one. Nothing else is made full.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Disk {
  readonly folder: string
  /** Fills it to the last byte, and makes room again after so long. */
  fillFor(ms: number): Promise<void>
  /** Makes room now. */
  makeRoom(): void
  close(): void
}

/** A new one of so many megabytes, or null where none can be mounted. */
export function mountDisk(megabytes: number): Disk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return null
  }
  const ballast = join(folder, 'ballast')
  const makeRoom = () => rmSync(ballast, { force: true })
  return {
    folder,
    async fillFor(ms) {
      fill(ballast)
      await new Promise((done) => setTimeout(done, ms))
      makeRoom()
    },
    makeRoom,
    close() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fill(path: string): void {
  const file = openSync(path, 'a')
  const block = Buffer.alloc(1 << 20)
  let size = block.length
  while (size > 0) {
    try {
      if (writeSync(file, block, 0, size) < size) size >>= 1
    } catch {
      size >>= 1
    }
  }
  closeSync(file)
}
