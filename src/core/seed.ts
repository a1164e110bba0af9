// A table commits itself to its seed before the first decision and shows it after the last, so that anyone can check the shuffle.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Rng, sow } from './rng.ts'

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
