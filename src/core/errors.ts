// Whose fault it is, by type. Every message is a sentence that a person can act on.
import type { Problem } from './game.ts'

/** An action that the rules do not allow now: never silently corrected. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction'
  constructor(
    readonly rule: string,
    readonly says: string,
  ) {
    super(`${says} [${rule}]`)
  }
}

/** Text that is not an action of this game; with the problem, where a rule says that no such action exists. */
export class BadNotation extends Error {
  override readonly name = 'BadNotation'
  constructor(
    says: string,
    readonly problem?: Problem,
  ) {
    super(says)
  }
}

/** Seats, options or an explicit deal that a game cannot be set up with. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig'
}

/** A record that is not what it says; `line` counts from one. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord'
  constructor(
    readonly line: number,
    readonly says: string,
  ) {
    super(`line ${line}: ${says}`)
  }
}

/** A state that the rules cannot reach: our fault, never the player's. */
export class RulesBug extends Error {
  override readonly name = 'RulesBug'
}
