// What a command talks through. Tests give it streams of their own; main.ts gives it the process's.
import { createInterface } from 'node:readline'
import { StringDecoder } from 'node:string_decoder'

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

/** Reads the input line by line; on a terminal Tab offers what `complete` answers. */
export function linesOf(io: Io, complete: (typed: string) => string[] = () => []): Lines {
  if (io.stdin.isTTY !== true || io.stdout.isTTY !== true)
    return { ask() {}, close() {}, [Symbol.asyncIterator]: () => pipedLines(io.stdin) }
  const reader = createInterface({
    input: io.stdin,
    output: process.stdout,
    prompt: '> ',
    completer: (typed: string) => [complete(typed), typed],
  })
  // Ctrl-C leaves like the end of the input does: what was decided is already in the record.
  reader.on('SIGINT', () => reader.close())
  return {
    ask: () => reader.prompt(),
    close: () => reader.close(),
    [Symbol.asyncIterator]: () => reader[Symbol.asyncIterator](),
  }
}

/** Lines that end in a line feed and nothing else: readline also breaks at U+2028, which JSON may hold within a line. */
async function* pipedLines(stdin: NodeJS.ReadableStream): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of stdin) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
