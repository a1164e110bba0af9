// The one source of chance: sfc32. Its four words are a field of the state, so chance is copied, hidden and replayed with it.

/** A generator is its state: four 32-bit words, usually the `rng` field of a block. */
export type Rng = Int32Array

/** The next 32 random bits. */
export function next(rng: Rng): number {
  const t = (((rng[0] + rng[1]) | 0) + rng[3]) | 0
  rng[3] = (rng[3] + 1) | 0
  rng[0] = rng[1] ^ (rng[1] >>> 9)
  rng[1] = (rng[2] + (rng[2] << 3)) | 0
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + t) | 0
  return t
}

/** A random integer 0…n−1: multiply and shift, no division and no rejection; the bias is below n / 2³². */
export function below(rng: Rng, n: number): number {
  return ((next(rng) >>> 0) * n * 2 ** -32) | 0
}

/** Shuffles `length` entries of `list` from `start` (Fisher–Yates). */
export function shuffle(rng: Rng, list: Uint8Array, start = 0, length = list.length - start): void {
  for (let i = length - 1; i > 0; i--) {
    const j = start + below(rng, i + 1)
    const swapped = list[j]
    list[j] = list[start + i]
    list[start + i] = swapped
  }
}

/** Puts a generator into the state that four words of seed give, stirred so that near seeds lie far apart. */
export function sow(rng: Rng, a: number, b: number, c: number, d: number): void {
  rng[0] = a
  rng[1] = b
  rng[2] = c
  rng[3] = d
  for (let i = 0; i < 12; i++) next(rng)
}

/** Makes `into` an independent generator drawn from `rng`. */
export function split(rng: Rng, into: Rng): void {
  sow(into, next(rng), next(rng), next(rng), next(rng))
}
