// How a conformance check says that something does not hold.

/** A check that failed; caught by `checkedGame`. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed'
  constructor(
    readonly check: string,
    readonly says: string,
  ) {
    super(`${check}: ${says}`)
  }
}

/** Ends the game under check unless something holds. */
export function hold(check: string, holds: boolean, says: () => string): void {
  if (!holds) throw new CheckFailed(check, says())
}
