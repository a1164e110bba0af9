// A little room on the disk that is kept for when there is none. A database that cannot write what it has begun to write is broken until it is opened anew; so the
// reserve is given away for that, and from then on nothing is begun until it could be laid aside again.

import { randomFillSync } from 'node:crypto'
import { closeSync, existsSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { noRoom } from './full.ts'

/** A file of the log, which is made whole and has 16 MB, and what a closing database writes. */
const RESERVE_BYTES = 24 * 2 ** 20
const PIECE_BYTES = 2 ** 20
/** So often somebody looks whether there is room again. */
const LOOK_MS = 500

export interface Reserve {
  /** To be called before something is begun that writes; throws where there is no room. */
  mustHave(): void
  /** Gives the reserve away, for what was begun already; false where there is none any more. */
  giveAway(): boolean
}

/** Lays room aside in a file; one who finds no room begins without. */
export function openReserve(file: string, bytes = RESERVE_BYTES): Reserve {
  let isLaidAside = layAside(file, bytes)
  let looked = performance.now()
  return {
    mustHave() {
      if (isLaidAside) return
      const now = performance.now()
      if (now - looked < LOOK_MS) throw noRoom()
      looked = now
      isLaidAside = layAside(file, bytes)
      if (!isLaidAside) throw noRoom()
    },
    giveAway() {
      isLaidAside = false
      if (!existsSync(file)) return false
      rmSync(file, { force: true })
      return true
    },
  }
}

/** Writes the file whole, since a file with holes keeps no room; what looks alike may be kept smaller than it is. */
function layAside(file: string, bytes: number): boolean {
  if (existsSync(file) && statSync(file).size === bytes) return true
  const { bavail, bsize } = statfsSync(dirname(file))
  if (bavail * bsize < bytes) return false
  const piece = randomFillSync(new Uint8Array(Math.min(PIECE_BYTES, bytes)))
  const open = openSync(file, 'w')
  try {
    for (let left = bytes; left > 0; ) {
      const written = writeSync(open, piece, 0, Math.min(left, piece.length))
      if (written === 0) throw noRoom()
      left -= written
    }
    return true
  } catch {
    rmSync(file, { force: true })
    return false
  } finally {
    closeSync(open)
  }
}
