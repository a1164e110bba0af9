// One conversation with a program: each line is answered, whatever is wrong with it.
import { BadRecord, IllegalAction } from '../../core/errors.ts'
import type { Game } from '../../core/game.ts'
import { isInputError } from '../errors.ts'
import { BadRequest, type Request } from './request.ts'
import { REQUESTS, type Room } from './requests.ts'

/** What goes back: the request's id if it had one, and either an answer or an error. */
export interface Turn {
  readonly reply: Readonly<Record<string, unknown>>
  readonly quit: boolean
}

/** Begins a conversation about one game. */
export function answering(game: Game): (line: string) => Turn {
  const room: Room = { game, table: null }
  return (line) => {
    let id: unknown
    try {
      const request = requestOf(line)
      id = request.id
      const ask = request.op
      if (typeof ask !== 'string') throw new BadRequest('A request has a field "op": text.')
      if (ask === 'quit') return { reply: marked(id, { ok: true }), quit: true }
      if (!Object.hasOwn(REQUESTS, ask))
        throw new BadRequest(`There is no op "${ask}"; there are ${Object.keys(REQUESTS).join(', ')}, quit.`)
      return { reply: marked(id, { ok: true, ...REQUESTS[ask](room, request) }), quit: false }
    } catch (error) {
      return { reply: marked(id, { ok: false, error: errorOf(error) }), quit: false }
    }
  }
}

function requestOf(line: string): Request {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch (error) {
    throw new BadRequest(`The line is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) throw new BadRequest('A request is a JSON object.')
  return request as Request
}

function marked(id: unknown, reply: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return id === undefined ? reply : { id, ...reply }
}

/** An error by its type; one that is nobody's input is a bug of ours, and said to be. */
function errorOf(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof IllegalAction) return { type: error.name, message: error.says, rule: error.rule }
  if (error instanceof BadRecord) return { type: error.name, message: error.says, line: error.line }
  if (error instanceof BadRequest || isInputError(error)) return { type: error.name, message: error.message }
  return { type: 'RulesBug', message: error instanceof Error ? error.message : String(error) }
}
