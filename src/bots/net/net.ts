// A small net that is run one position at a time: with SIMD instructions where the machine has them, else as plain loops.
import { plainNet } from './plain.ts'
import { simdNet } from './simd.ts'
import type { Weights } from './weights.ts'

/** A net that is ready to run: fill `inputs`, run, read `outputs`. Nothing is allocated. */
export interface Net {
  readonly inputs: Uint8Array
  readonly outputs: Float32Array
  run(): void
}

/** The fastest net that this machine runs. */
export function netOf(weights: Weights): Net {
  return simdNet(weights) ?? plainNet(weights)
}
