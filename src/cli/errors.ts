// Whose fault an error is, and how it is said: bad input is one line, a bug of ours is shown in full.
import { BadConfig, BadNotation, BadRecord, IllegalAction } from '../core/errors.ts'

/** A command line that cannot be followed: an unknown word, a missing file, a value out of range. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

const INPUT_ERRORS = [BadInput, BadConfig, BadNotation, BadRecord, IllegalAction]

/** Whether the person at the keyboard can mend it. */
export function isInputError(error: unknown): error is Error {
  return INPUT_ERRORS.some((kind) => error instanceof kind)
}
