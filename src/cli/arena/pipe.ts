// A process that is asked a line and answers a line, one after the other.
import { type ChildProcess, spawn } from 'node:child_process'
import { StringDecoder } from 'node:string_decoder'

/** An answer longer than this is none. */
const LONGEST = 16 * 1024 * 1024
/** So much of its complaints is kept, the last of them. */
const REMEMBERED = 4000
const GRACE_MS = 1000

/** Why a process did not answer; the sentence follows its name. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

export interface Pipe {
  readonly pid: number | undefined
  isOpen(): boolean
  /** Writes a line and waits for the next one; throws NoAnswer when the process ends first, or time is up. */
  ask(line: string, patienceMs: number | null): Promise<string>
  /** Writes a last line, closes its input, and ends it if that is not enough. */
  end(last?: string): void
  kill(signal?: NodeJS.Signals): void
}

/** Starts a program; nothing is between it and us, no shell either. */
export function pipeTo([program, ...words]: readonly string[], folder?: string): Pipe {
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'], ...(folder === undefined ? {} : { cwd: folder }) })
  const lines: string[] = []
  let [rest, complaint]: [string, string] = ['', '']
  let closed: string | null = null
  let waiting: (() => void) | null = null
  const wake = () => waiting?.()

  const decoder = new StringDecoder('utf8')
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + decoder.write(chunk)).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts.filter((line) => line.trim() !== ''))
    if (rest.length > LONGEST) {
      closed ??= 'answered a line without end'
      child.kill('SIGKILL')
    }
    wake()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-REMEMBERED)
  })
  // A process that has ended says so by its exit; that its input is closed too is no news.
  child.stdin.on('error', () => {})
  child.on('error', (error: NodeJS.ErrnoException) => {
    closed ??= error.code === 'ENOENT' ? `cannot be started: there is no program "${program}"` : `cannot be started: ${error.message}`
    wake()
  })
  child.on('close', (code, signal) => {
    closed ??= `ended ${signal === null ? `with status ${code}` : `by ${signal}`}${complaint.trim() === '' ? '' : `: ${telling(complaint)}`}`
    wake()
  })

  /** Waits for a line, the end of the process or of patience, whichever is first. */
  function arrival(patienceMs: number | null): Promise<void> {
    return new Promise((done) => {
      const timer = patienceMs === null ? undefined : setTimeout(done, patienceMs)
      waiting = () => {
        clearTimeout(timer)
        done()
      }
      if (lines.length > 0 || closed !== null) waiting()
    })
  }

  return {
    pid: child.pid,
    isOpen: () => closed === null,
    async ask(line, patienceMs) {
      // What was said without being asked answers nothing.
      lines.length = 0
      child.stdin.write(`${line}\n`)
      await arrival(patienceMs)
      const answer = lines.shift()
      if (answer !== undefined) return answer
      throw new NoAnswer(closed ?? `did not answer within ${Math.round(patienceMs ?? 0)} ms`)
    },
    end(last) {
      if (closed !== null) return
      if (last !== undefined) child.stdin.write(`${last}\n`)
      child.stdin.end()
      endIn(child, GRACE_MS)
    },
    kill: (signal = 'SIGKILL') => void child.kill(signal),
  }
}

function endIn(child: ChildProcess, ms: number): void {
  const timer = setTimeout(() => child.kill('SIGKILL'), ms)
  child.once('close', () => clearTimeout(timer))
}

/** The line that says most: Python ends with it, Node has it before where it happened. */
function telling(complaint: string): string {
  const lastFirst = complaint.trim().split('\n').reverse()
  return (lastFirst.find((line) => /Error\b/.test(line)) ?? lastFirst[0]).trim()
}
