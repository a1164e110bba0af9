// Every refusal of the server: a status, a word for programs and a sentence for people.
import type { Position } from '../wire/positions.ts'
import type { Refusal, RefusalWord } from '../wire/refusals.ts'

/** Something that is asked for and not done. */
export class Refused extends Error {
  override readonly name = 'Refused'
  constructor(
    readonly status: number,
    readonly error: RefusalWord,
    readonly says: string,
  ) {
    super(says)
  }
}

/** A move that answers another position than the table's, which is given with it. */
export class Stale extends Refused {
  constructor(
    error: 'stale' | 'future',
    says: string,
    readonly position: Position,
  ) {
    super(409, error, says)
  }
}

/** A refusal as it goes over the wire. */
export function refusalOf(refused: Refused): Refusal {
  const { error, says } = refused
  return refused instanceof Stale ? { error, says, position: refused.position } : { error, says }
}

/** The same answer whether a table does not exist or is not to be seen: an id must not be probed for. */
export const noSuchTable = (): Refused =>
  new Refused(404, 'no-table', 'There is no such table, or it is not listed and the link is not complete.')
