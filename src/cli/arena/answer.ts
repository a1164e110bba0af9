// What a program answered, read with the sentence that refuses it.
import type { Action } from '../../core/action.ts'
import { refusal } from '../../core/decision.ts'
import { BadNotation } from '../../core/errors.ts'
import type { Seat } from '../../core/game.ts'
import type { Table } from '../../core/table.ts'

/** What a program did that ends its game: the sentence follows its name. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** The fields of an answer to a request. */
export function answerOf(line: string, id: number): Readonly<Record<string, unknown>> {
  let answer: unknown
  try {
    answer = JSON.parse(line)
  } catch {
    throw new Fault(`answered what is not JSON: ${shortened(line)}`)
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Fault(`answered what is no JSON object: ${shortened(line)}`)
  const fields: Readonly<Record<string, unknown>> = { ...answer }
  if (fields.id !== undefined && fields.id !== id) throw new Fault(`answered request ${JSON.stringify(fields.id)} when it was asked ${id}`)
  if (fields.ok === false) throw new Fault(`gave up: ${shortened(JSON.stringify(fields.error ?? null))}`)
  return fields
}

/** The action that was answered, by its number or its notation. */
export function legalOf({ action }: Readonly<Record<string, unknown>>, table: Table, seat: Seat): Action {
  const said = shortened(JSON.stringify(action ?? null))
  if (typeof action !== 'string' && typeof action !== 'number')
    throw new Fault(`answered ${said} for an action; it is a number or a notation`)
  const meant = typeof action === 'number' ? action : parsed(table, action)
  if (table.legal(seat).includes(meant)) return meant
  const { rule, says } = refusal(table.game, table.at(), { seat, action: meant })
  throw new Fault(`answered ${said}, which is not legal (${rule}): ${says}`)
}

function parsed({ game }: Table, notation: string): Action {
  try {
    return game.parse(notation)
  } catch (error) {
    if (error instanceof BadNotation)
      throw new Fault(`answered ${shortened(JSON.stringify(notation))}, which is no action: ${error.message}`)
    throw error
  }
}

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
