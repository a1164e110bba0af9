// What a command talks through. Tests give it streams of their own; main.ts gives it the process's.
import { createInterface } from 'node:readline'

/** Something that text is written to, perhaps a terminal. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** The world of a command: three streams, the environment, and where it was started. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined }
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Readonly<Record<string, string | undefined>>
  readonly folder: string
  /** The program itself, for commands that measure in a process of their own. */
  readonly program: string
}

/** Writes one line for people or programs. */
export function say(io: Io, line = ''): void {
  io.stdout.write(`${line}\n`)
}

/** Writes a value as JSON, for programs. */
export function sayJson(io: Io, value: unknown): void {
  say(io, JSON.stringify(value, null, 2))
}

/** Lines of the input, one after another; on a terminal with a prompt, history and completion. */
export interface Lines extends AsyncIterable<string> {
  /** Shows the prompt, where somebody is there to see it. */
  ask(): void
  close(): void
}

/** Reads the input line by line. */
export function linesOf(io: Io, complete: (typed: string) => string[] = () => []): Lines {
  const terminal = io.stdin.isTTY === true && io.stdout.isTTY === true
  const reader = createInterface({
    input: io.stdin,
    terminal,
    prompt: '> ',
    crlfDelay: Number.POSITIVE_INFINITY,
    ...(terminal && { output: process.stdout, completer: (typed: string) => [complete(typed), typed] }),
  })
  // Ctrl-C leaves like the end of the input does: what was decided is already in the record.
  reader.on('SIGINT', () => reader.close())
  return {
    ask: () => terminal && reader.prompt(),
    close: () => reader.close(),
    [Symbol.asyncIterator]: () => reader[Symbol.asyncIterator](),
  }
}
