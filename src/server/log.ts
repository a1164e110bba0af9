// What a log may say of an error. Queries are asked with snapshots of running games, seeds, keys and people's words, and the database
// repeats them in its complaints: what is named here is said, everything else is left out, however deep it lies.
import type { PinoLoggerOptions } from 'fastify/types/logger.js'

/** What a driver or the system says without repeating what it was given. */
const NAMED = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine', 'syscall', 'address', 'port'] as const

export interface Mishap extends Readonly<Partial<Record<(typeof NAMED)[number], unknown>>> {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly cause?: Mishap
  readonly errors?: readonly Mishap[]
}

/** An error as it is logged. */
export function mishapOf(error: unknown): Mishap {
  const type = isObject(error) ? error.constructor.name : typeof error
  const message = sentenceOf(error)
  if (!(error instanceof Error)) return { type, message }
  const named = Object.fromEntries(NAMED.flatMap((field) => (field in error ? [[field, Reflect.get(error, field)]] : [])))
  const stack = error.stack?.split('\n').filter((line) => FRAME.test(line))
  return {
    type,
    message,
    ...named,
    ...(stack ? { stack: stack.join('\n') } : {}),
    ...(error.cause === undefined ? {} : { cause: mishapOf(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(mishapOf) } : {}),
  }
}

/** A place in the code. The lines before the first are the message once more. */
const FRAME = /^ +at .+(:\d+:\d+\)?|<anonymous>\)?)$/

/** What went wrong, in a sentence that holds nothing of what was asked with. */
export function sentenceOf(error: unknown): string {
  // PGlite's file layer rejects with objects that are no errors.
  if (!(error instanceof Error))
    return isObject(error) && 'errno' in error ? `The file system gave error ${error.errno}.` : 'No reason was given.'
  if ('query' in error && 'params' in error) return `${sentenceOf(error.cause)} In the query: ${error.query}`
  if (error instanceof AggregateError && error.message === '') return error.errors.map(sentenceOf).join('; ')
  // What stands in quotes in a complaint about a value may be the value.
  return 'code' in error || error instanceof SyntaxError
    ? error.message.replace(/".*"/s, '"…"').replace(/ Received .*/s, '')
    : error.message
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** How the server logs. Addresses carry codes and keys, so that of a request the method is said. */
export function loggerOf(level: string): PinoLoggerOptions {
  return {
    level,
    serializers: { err: mishapOf, req: ({ method }: { method: string }) => ({ method }) },
    hooks: {
      // Logged without words of ours, an error's message would be taken for them.
      logMethod(given, log) {
        const [first, says]: unknown[] = given
        const error = isObject(first) && 'err' in first ? first.err : first
        if (says === undefined && error instanceof Error) log.call(this, { err: error }, sentenceOf(error))
        else log.apply(this, given)
      },
    },
  }
}
