// A table commits itself to its seed before the first decision and shows it after the last, so that anyone can check the shuffle.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { BadConfig } from './errors.ts'
import { type Rng, sow } from './rng.ts'

/** A seed that a record can hold, since it becomes one line of it; throws BadConfig for one that it cannot. */
export function seedOf(text: string): string {
  if (text === '' || text.trim() !== text || /[\r\n]/.test(text))
    throw new BadConfig('A seed is one line of text, without spaces around it.')
  return text
}

/** What is published when a table opens: the SHA-256 of the seed's text, as `printf %s SEED | sha256sum` prints it. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)))
}

/** Seeds a generator from text. Hashed under a name of its own: otherwise the commitment would give the generator away. */
export function sowSeed(rng: Rng, seed: string): void {
  const words = new DataView(sha256(utf8ToBytes(`tassel deal ${seed}`)).buffer)
  sow(rng, words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12))
}

/** A generator of its own, seeded from text. */
export function rngOf(seed: string): Rng {
  const rng = new Int32Array(4)
  sowSeed(rng, seed)
  return rng
}
