import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { BadConfig, BadNotation, IllegalAction } from '../../core/errors.ts'
import type { Position } from '../../wire/positions.ts'
import { Refused, Stale } from '../refused.ts'
import { answerError } from './errors.ts'

const http = (statusCode: number, more: object = {}) => Object.assign(new Error('of the framework'), { statusCode, ...more })
const validation = (message: string | undefined, instancePath = '') => [{ keyword: '', schemaPath: '', params: {}, instancePath, message }]

const AT_SEVEN: Position = { seq: 7, decisions: 7, view: '', actors: 1, canUndo: false, canRedo: false, isPractice: false }

/** How an error is answered, and what is written down of it. */
function answered(error: unknown) {
  const answer = { status: 0, type: '', body: {}, headers: {} as Record<string, unknown>, logged: 0 }
  const reply = {
    header: (name: string, value: unknown) => Object.assign(answer.headers, { [name]: value }),
    code: (status: number) => Object.assign(answer, { status }) && reply,
    type: (type: string) => Object.assign(answer, { type }) && reply,
    send: (body: object) => Object.assign(answer, { body }),
  }
  const request = { log: { error: () => answer.logged++ } }
  answerError(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply)
  return answer
}

test.each([
  ['a refusal of ours', new Refused(418, 'waiting', 'No tea.'), 418, { error: 'waiting', says: 'No tea.' }],
  ['a move that is late', new Stale('stale', 'Late.', AT_SEVEN), 409, { error: 'stale', says: 'Late.', position: AT_SEVEN }],
  ['a rule', new IllegalAction('T2', 'Not two.'), 422, { error: 'illegal', rule: 'T2', says: 'Not two.' }],
  ['notation', new BadNotation('What?'), 422, { error: 'bad-notation', says: 'What?' }],
  ['a table that cannot be', new BadConfig('Too many.'), 400, { error: 'bad-table', says: 'Too many.' }],
  ['a large body', http(413, { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }), 413, { error: 'bad-request', says: 'The body is too large.' }],
  ['what nobody foresaw', http(431, { code: 'FST_ERR_NEW' }), 431, { error: 'bad-request', says: 'The request is not a valid one.' }],
  ['bad JSON', Object.assign(new SyntaxError('x'), { statusCode: 499 }), 400, { error: 'bad-json', says: 'The body is not valid JSON.' }],
  ['a field', http(400, { validation: validation('must be integer', '/seats/0/name') }), 400, { says: '"seats.0.name" must be integer.' }],
  [
    'the query',
    http(400, { validation: validation('is odd'), validationContext: 'querystring' }),
    400,
    { says: 'The querystring is odd.' },
  ],
  ['a body', http(400, { validation: validation(undefined) }), 400, { error: 'bad-request', says: 'The body is not valid.' }],
])('%s is answered with a sentence, and nothing is written down', (...[, error, status, body]) => {
  expect(answered(error)).toMatchObject({ status, body, type: 'application/json', headers: {}, logged: 0 })
})

test('a database that is away is written down, and whoever asked is told when to come back', () => {
  const gone = Object.assign(new Error('xyzzy'), { code: 'ECONNREFUSED' })
  expect(answered(gone)).toMatchObject({ status: 503, body: { error: 'no-database' }, headers: { 'retry-after': 2 }, logged: 1 })
})

test.each([
  ['PostgreSQL says', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the system says', new Error('query', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) })],
])('a disk that is full, as %s, is written down, and whoever asked is told when to come back', (_, error) => {
  const answer = answered(error)
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': 2 }, logged: 1 })
  expect(answer.body).toEqual({
    error: 'disk-full',
    says: 'The disk of the server is full, so that nothing can be saved. What was saved is safe; try again when there is room.',
  })
})

test.each([
  ['an error', new Error('xyzzy')],
  ['one of the framework', http(500)],
  ['what is no error', 'xyzzy'],
])('%s is written down, and told to nobody', (_, error) => {
  const { body, ...answer } = answered(error)
  expect(answer).toMatchObject({ status: 500, headers: {}, logged: 1 })
  expect(body).toMatchObject({ error: 'failed', says: expect.stringMatching(/^The server made a mistake/) })
  expect(JSON.stringify(body)).not.toContain('xyzzy')
})
