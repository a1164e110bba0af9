// Chance with other shapes than a die's.
import { next, type Rng } from '../../src/core/rng.ts'

/** A number above 0 and below 1. */
export const uniform = (rng: Rng): number => ((next(rng) >>> 0) + 0.5) / 2 ** 32

/** Mixes priors with noise that favours a few of them: `part` of the whole, the more even the larger `spread` is. */
export function dirichlet(
  { prior, count, part, spread }: { prior: Float32Array; count: number; part: number; spread: number },
  rng: Rng,
): void {
  const noise = Array.from({ length: count }, () => gamma(spread / count, rng))
  const sum = noise.reduce((a, b) => a + b, 0)
  for (let i = 0; i < count; i++) prior[i] = (1 - part) * prior[i] + (part * noise[i]) / sum
}

/** A gamma variable (Marsaglia and Tsang 2000). */
function gamma(shape: number, rng: Rng): number {
  if (shape < 1) return gamma(shape + 1, rng) * uniform(rng) ** (1 / shape)
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = Math.sqrt(-2 * Math.log(uniform(rng))) * Math.cos(2 * Math.PI * uniform(rng))
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(uniform(rng)) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
  }
}
