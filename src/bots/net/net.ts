// A small net that is run one position at a time: with SIMD instructions where the machine has them, else as plain loops.
import { plainNet } from './plain.ts'
import { simdNet } from './simd.ts'
import type { Net, Weights } from './weights.ts'

/** The fastest net that this machine runs. */
export function netOf(weights: Weights): Net {
  return simdNet(weights) ?? plainNet(weights)
}
