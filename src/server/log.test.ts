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

describe('Of an error is said', () => {
  const named = (error: Error) => {
    const { stack, ...rest } = mishapOf(error)
    expect(stack).toMatch(/^ +at .+log\.test\.ts/)
    return rest
  }

  test('its kind and its message, and what it has of what may be named', () => {
    expect(named(new TypeError('There is no "friday".'))).toStrictEqual({ type: 'TypeError', message: 'There is no "friday".' })
    expect(named(Object.assign(new Error('Taken "1893".'), { code: 'EADDRINUSE', port: 1893, secret: SECRET }))).toStrictEqual({
      type: 'Error',
      message: 'Taken "…".',
      code: 'EADDRINUSE',
      port: 1893,
    })
  })
  test('what caused it, and of several each', () => {
    expect(named(new Error('It failed.', { cause: 'nothing' })).cause).toStrictEqual({ type: 'string', message: 'No reason was given.' })
    const several = new AggregateError([new Error('one'), new Error('two')])
    expect(mishapOf(several).errors).toMatchObject([{ message: 'one' }, { message: 'two' }])
    expect([sentenceOf(several), sentenceOf(new AggregateError([], 'All failed.'))]).toEqual(['one; two', 'All failed.'])
  })
  test('no place where it has none', () => {
    expect(mishapOf(Object.assign(new Error('lost'), { stack: undefined }))).toStrictEqual({ type: 'Error', message: 'lost' })
  })
  test.each([
    ['a word', SECRET, 'string', 'No reason was given.'],
    ['nothing', null, 'object', 'No reason was given.'],
    ['a thing', { code: SECRET }, 'Object', 'No reason was given.'],
    ['a thing of the file layer', { errno: 44 }, 'Object', 'The file system gave error 44.'],
  ])('that it is none, where it is %s', (...[, error, type, message]) => {
    expect(mishapOf(error)).toStrictEqual({ type, message })
  })
  test('what was asked only where it was a query, and nothing where it says nothing', () => {
    expect(sentenceOf(Object.assign(new Error('plain'), { query: SECRET }))).toBe('plain')
    expect(sentenceOf(new Error(''))).toBe('')
  })
})

test('What is logged in words stays as it was said', () => {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  const { log } = Fastify({ logger: { ...loggerOf('info'), stream } })
  log.info({ port: 1893 })
  log.info({ port: 1893 }, 'open')
  log.error({ err: new Error('full') }, 'failed')
  log.error(new Error('full'))
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([{ port: 1893 }, { port: 1893, msg: 'open' }, { msg: 'failed', err: { message: 'full' } }, { msg: 'full' }])
  expect(lines[0]).not.toHaveProperty('err')
  expect(lines[1]).not.toHaveProperty('err')
})
