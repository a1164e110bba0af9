// Every refusal of the server: a status, a word for programs and a sentence for people.
import type { Position } from '../wire/positions.ts'
import type { Refusal } from '../wire/refusals.ts'

/** Something that is asked for and not done. */
export class Refused extends Error {
  override readonly name = 'Refused'
  constructor(
    readonly status: number,
    readonly error: string,
    readonly says: string,
    readonly position?: Position,
  ) {
    super(says)
  }
}

/** A refusal as it goes over the wire. */
export function refusalOf({ error, says, position }: Refused): Refusal {
  return position ? { error, says, position } : { error, says }
}

/** The same answer whether a table does not exist or is not to be seen: an id must not be probed for. */
export const noSuchTable = (): Refused =>
  new Refused(404, 'no-table', 'There is no such table, or it is not listed and the link is not complete.')
