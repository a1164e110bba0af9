// For tests: the command line in-process, with streams of its own and a folder that is thrown away.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll } from 'vitest'
import type { Io } from './io.ts'
import { tassel } from './tassel.ts'

/** How a command ended and what it wrote. */
export interface Ran {
  readonly status: number
  readonly out: string
  readonly err: string
}

/** A folder to run commands in; it goes away after the tests of the file. */
export interface Desk {
  readonly folder: string
  /** Runs `tassel …words`, with `typed` as its input; the words are a list where one of them holds a space. */
  run(words: string | readonly string[], typed?: string | Iterable<string | Buffer>): Promise<Ran>
  read(file: string): string
  write(file: string, text: string): void
}

/** Opens a fresh desk; what it writes to counts as a terminal where `terminal` says so. */
export function desk({ terminal = false, env = {} }: { terminal?: boolean; env?: Record<string, string> } = {}): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    folder,
    async run(words, typed = '') {
      const [out, err]: string[][] = [[], []]
      const to = (list: string[]) => ({ write: (text: string) => list.push(text), isTTY: terminal })
      const stdin = Readable.from(typeof typed === 'string' ? [typed] : typed)
      const io: Io = { stdin, stdout: to(out), stderr: to(err), env, folder, program: '' }
      const status = await tassel(typeof words === 'string' ? words.split(' ').filter(Boolean) : words, io)
      return { status, out: out.join(''), err: err.join('') }
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
  }
}
