// Seeds nobody can foresee.
import { randomBytes } from 'node:crypto'

/** A fresh seed: 128 random bits. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex')
}
