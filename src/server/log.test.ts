import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { loggerOf, mishapOf, sentenceOf } from './log.ts'

const SECRET = 'xyzzy'

/** Errors as drivers and the system throw them, each with something that it was given. */
const complaint = Object.assign(new Error(`invalid input syntax for type integer: "${SECRET}"`), {
  code: '22P02',
  detail: `Failing row contains (${SECRET}).`,
  where: `unnamed portal parameter $1 = '${SECRET}'`,
  constraint: 'seats_pkey',
})
const failed = new DrizzleQueryError('insert into seats values ($1)', [SECRET], complaint)
const errors: [string, unknown][] = [
  ['a complaint of the database', complaint],
  ['a failed query', failed],
  ['one that caused another', new Error('It failed.', { cause: failed })],
  ['several at once', new AggregateError([failed, complaint])],
  ['text that is no JSON', thrownBy(() => JSON.parse(`{"key": ${SECRET}}`))],
  ['an argument of the wrong type', thrownBy(() => Buffer.from(Symbol.for(SECRET) as unknown as string))],
  ['no error at all', { errno: 44, node: { name: SECRET } }],
]

function thrownBy(deed: () => unknown): unknown {
  try {
    return deed()
  } catch (error) {
    return error
  }
}

describe('Of an error nothing is said that was asked with', () => {
  test.each(errors)('%s', (_, error) => {
    expect(JSON.stringify(mishapOf(error))).not.toContain(SECRET)
    expect(sentenceOf(error)).not.toContain(SECRET)
    expect(sentenceOf(error)).toMatch(/\w/)
  })

  test.each(errors.slice(0, -1))('%s, whichever way it is logged', (_, error) => {
    let written = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        written += chunk
        done()
      },
    })
    const { log } = Fastify({ logger: { ...loggerOf('trace'), stream } })
    log.error(error)
    log.error({ err: error })
    log.error({ err: error }, 'failed')
    expect(written.split('\n')).toHaveLength(4)
    expect(written).not.toContain(SECRET)
  })

  test('but what was asked, where, and by which rule it failed', () => {
    const { message, cause, stack } = mishapOf(failed)
    expect(message).toContain('insert into seats values ($1)')
    expect(cause).toMatchObject({ code: '22P02', constraint: 'seats_pkey', message: 'invalid input syntax for type integer: "…"' })
    expect(stack).toMatch(/^ +at .+log\.test\.ts/)
  })
})
