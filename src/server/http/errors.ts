// Whatever goes wrong leaves as a Refusal: a word, a sentence, never a stack.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { BadConfig, BadNotation, IllegalAction } from '../../core/errors.ts'
import type { Refusal } from '../../wire/refusals.ts'
import { Refused, refusalOf } from '../refused.ts'
import { isAway } from '../store/away.ts'
import { isFull } from '../store/full.ts'

/** Most bytes that a request's body may have. */
export const BODY_LIMIT = 16 * 1024

/** A cut connection is back within seconds. */
const RETRY_SECONDS = 2

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const [status, refusal] = answerFor(error)
  if (status >= 500) request.log.error({ err: error }, 'failed')
  if (status === 503) reply.header('retry-after', RETRY_SECONDS)
  void reply.code(status).type('application/json').send(refusal)
}

function answerFor(error: unknown): [number, Refusal] {
  if (error instanceof Refused) return [error.status, refusalOf(error)]
  if (error instanceof IllegalAction) return [422, { error: 'illegal', says: error.says, rule: error.rule }]
  if (error instanceof BadNotation) return [422, { error: 'bad-notation', says: error.message }]
  if (error instanceof BadConfig) return [400, { error: 'bad-table', says: error.message }]
  if (isFull(error)) return full
  if (isAway(error)) return away
  return isHttpError(error) ? answerForHttp(error) : failure
}

const away: [number, Refusal] = [
  503,
  { error: 'no-database', says: 'The server cannot reach its database at the moment. Try again in a few seconds.' },
]

const full: [number, Refusal] = [
  503,
  {
    error: 'disk-full',
    says: 'The disk of the server is full, so that nothing can be saved. What was saved is safe; try again when there is room.',
  },
]

const failure: [number, Refusal] = [
  500,
  { error: 'failed', says: 'The server made a mistake and has written it down. Look at the table again before you repeat what you did.' },
]

/** Sentences for what Fastify itself refuses. */
const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, sent with "content-type: application/json".',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; it must be a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its header says.',
  FST_ERR_BAD_URL: 'The address is not a valid one.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
  FST_ERR_REQUEST_TIMEOUT: 'The request took too long to arrive.',
}

function isHttpError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500
}

function answerForHttp(error: FastifyError): [number, Refusal] {
  const status = error.statusCode ?? 400
  if (error.validation) return [status, { error: 'bad-request', says: wrongIn(error) }]
  if (error instanceof SyntaxError) return [400, { error: 'bad-json', says: SENTENCES.FST_ERR_CTP_INVALID_JSON_BODY }]
  return [status, { error: 'bad-request', says: SENTENCES[error.code] ?? 'The request is not a valid one.' }]
}

type Wrong = NonNullable<FastifyError['validation']>[number]

/** Of several ways to ask each says what it lacks: where the first was not meant, what is too much for another says more. */
function tellingIn(wrongs: readonly Wrong[]): Wrong | undefined {
  const isOther = ['required', 'const'].includes(wrongs[0]?.keyword)
  return (isOther ? wrongs.find(({ params }) => 'additionalProperty' in params) : undefined) ?? wrongs[0]
}

/** What does not fit, by the field's name as the sender wrote it: `seats.0.name`. */
function wrongIn({ validation = [], validationContext = 'body' }: FastifyError): string {
  const first = tellingIn(validation)
  const path = first?.instancePath.slice(1).replaceAll('/', '.')
  const unknown = first?.params.additionalProperty
  if (typeof unknown === 'string') return `"${path ? `${path}.` : ''}${unknown}" is no field of this request.`
  return `${path ? `"${path}"` : `The ${validationContext}`} ${first?.message ?? 'is not valid'}.`
}
