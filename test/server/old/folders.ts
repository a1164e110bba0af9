// A whole folder as one small file: what stands in it one after another, compressed with a window that sees all of it, since a database
// holds most of its own tables three times.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const { BROTLI_PARAM_LARGE_WINDOW, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_DECODER_PARAM_LARGE_WINDOW } = constants
const WRITTEN = { [BROTLI_PARAM_LARGE_WINDOW]: 1, [BROTLI_PARAM_LGWIN]: 26, [BROTLI_PARAM_QUALITY]: 11 }

interface Entry {
  readonly path: string
  /** The number of bytes; null for a folder. */
  readonly size: number | null
}

/** The folder's files and folders: a line of JSON that says which, and their bytes. */
export function packed(folder: string): Uint8Array {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    const bytes = entry.isDirectory() ? null : readFileSync(join(folder, path))
    return { path, size: bytes?.length ?? null, bytes: bytes ?? Buffer.alloc(0) }
  })
  found.sort((a, b) => (a.path < b.path ? -1 : 1))
  const list: Entry[] = found.map(({ path, size }) => ({ path, size }))
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...found.map(({ bytes }) => bytes)])
  return brotliCompressSync(all, { params: WRITTEN })
}

/** Lays the files of a packed folder into another. */
export function unpack(bytes: Uint8Array, folder: string): void {
  const all = brotliDecompressSync(bytes, { params: { [BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } })
  let at = all.indexOf('\n') + 1
  const list: readonly Entry[] = JSON.parse(all.subarray(0, at).toString())
  for (const { path, size } of list) {
    mkdirSync(size === null ? join(folder, path) : dirname(join(folder, path)), { recursive: true })
    if (size === null) continue
    writeFileSync(join(folder, path), all.subarray(at, at + size))
    at += size
  }
}
