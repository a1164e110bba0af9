// The net as plain loops: the fallback, and what the SIMD kernel is held against.
import type { Net, Weights } from './weights.ts'

export function plainNet(weights: Weights): Net {
  const inputs = new Uint8Array(weights.inputs)
  const outputs = new Float32Array(weights.outputs)
  const sums = new Int32Array(weights.first)
  const first = new Float32Array(weights.first)
  const second = new Float32Array(weights.second)

  function run(): void {
    sums.fill(0)
    for (let i = 0; i < inputs.length; i++) {
      const value = inputs[i]
      if (value === 0) continue
      const row = i * sums.length
      for (let unit = 0; unit < sums.length; unit++) sums[unit] += value * weights.firstRows[row + unit]
    }
    for (let unit = 0; unit < sums.length; unit++) first[unit] = sums[unit] * weights.scales[unit] + weights.firstBias[unit]
    layer(first, { rows: weights.secondRows, bias: weights.secondBias }, second)
    layer(second, { rows: weights.outputRows, bias: weights.outputBias }, outputs)
  }

  return { inputs, outputs, run }
}

/** Units below zero are silent. */
function layer(from: Float32Array, { rows, bias }: { rows: Float32Array; bias: Float32Array }, into: Float32Array): void {
  into.set(bias)
  for (let i = 0; i < from.length; i++) {
    const value = from[i]
    if (value <= 0) continue
    const row = i * into.length
    for (let unit = 0; unit < into.length; unit++) into[unit] += value * rows[row + unit]
  }
}
