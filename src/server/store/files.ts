// The files of the embedded database, as Emscripten's layer over Node's calls them.
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Reserve } from './reserve.ts'

/** What changes files. */
const CHANGES = { stream_ops: ['write', 'msync'], node_ops: ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'] } as const

type Change = (...words: unknown[]) => unknown

interface Guard {
  /** Looks whether the folder still is ours. */
  hold(): void
  readonly reserve: Pick<Reserve, 'giveAway'>
}

/** The files of a folder, each change preceded by a look whether the folder still is ours, and made with the reserve where there is no room. */
export function guardedFiles(folder: string, guard: Guard): NodeFS {
  const files = new NodeFS(folder)
  const init = files.init.bind(files)
  return Object.assign(files, {
    init: (pg, options) => init(pg, { ...options, preRun: [...(options.preRun ?? []), ({ NODEFS }) => guardAll(NODEFS, guard)] }),
  } satisfies Pick<NodeFS, 'init'>)
}

function guardAll(files: unknown, { hold, reserve }: Guard): void {
  for (const [group, names] of Object.entries(CHANGES)) {
    const operations = (files as Record<string, Record<string, Change>>)[group]
    for (const name of names) {
      const change = name === 'write' ? whole(operations[name]) : operations[name]
      operations[name] = (...words) => {
        hold()
        try {
          return change(...words)
        } catch (error) {
          if (!isNoRoom(error) || !reserve.giveAway()) throw error
          return change(...words)
        }
      }
    }
  }
}

/** ENOSPC and EDQUOT, as Emscripten numbers them; its errors are not those of the language. */
const NO_ROOM = [51, 19]
const isNoRoom = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errno' in error && NO_ROOM.includes(Number(error.errno))

/** What is written, and where: the words after the stream. */
type Piece = [buffer: unknown, offset: number, length: number, position: number]

/** A disk that fills up takes a part of what is written, and says nothing: what is left is written too, or refused. */
function whole(write: Change): Change {
  return (stream, ...piece) => {
    const [buffer, offset, length, position] = piece as Piece
    let done = 0
    while (done < length) {
      const written = Number(write(stream, buffer, offset + done, length - done, position + done))
      if (written === 0) break
      done += written
    }
    return done
  }
}
