// Random names and keys. Letters and digits that are not mistaken for each other, because people read them out.
import { randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789'

/** A random code of so many letters, five bits each. */
function randomCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte & 31]).join('')
}

export const tableId = (): string => randomCode(12)
/** Short enough to be said aloud; guessing is made hopeless by the rate limit. */
export const invitationCode = (): string => randomCode(8)
export const linkCode = (): string => randomCode(12)
export const recoveryKey = (): string => randomCode(32)
/** The page of a seat's link, which asks before anything is done. */
export const recoveryPath = (key: string): string => `/recover/${key}`
export const freshSeed = (): string => randomBytes(16).toString('hex')
