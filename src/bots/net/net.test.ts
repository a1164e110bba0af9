import { describe, expect, test, vi } from 'vitest'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { netOf } from './net.ts'
import { plainNet } from './plain.ts'
import { simdNet } from './simd.ts'
import { type Shape, type Weights, weightsOf } from './weights.ts'

const SHAPE: Shape = { inputs: 104, first: 64, second: 36, outputs: 44 }

/** Weights by chance, as a file has them. */
function file({ inputs, first, second, outputs }: Shape, seed: string): Uint8Array {
  const rng = rngOf(seed)
  const chance = () => below(rng, 2001) / 1000 - 1
  const header = Int32Array.of(0x54454e54, 7, inputs, first, second, outputs)
  const floats = Float32Array.from({ length: 2 * first + first * second + second + second * outputs + outputs }, chance)
  for (let unit = 0; unit < first; unit++) floats[unit] = 1 / 32767
  const rows = Int16Array.from({ length: inputs * first }, () => 32767 * chance())
  return Uint8Array.from([header, floats, rows].flatMap((part) => [...new Uint8Array(part.buffer)]))
}

function simd(weights: Weights) {
  const net = simdNet(weights)
  if (!net) throw new Error('This machine has no SIMD.')
  return net
}

describe('A net', () => {
  const weights = weightsOf(file(SHAPE, 'net'))

  test('gives the same with SIMD and without, however many inputs are zero', () => {
    const fast = simd(weights)
    const plain = plainNet(weights)
    const rng = rngOf('inputs')
    for (let filled = 0; filled <= SHAPE.inputs; filled++) {
      fast.inputs.fill(0)
      for (let i = 0; i < filled; i++) fast.inputs[below(rng, SHAPE.inputs)] = below(rng, 16)
      plain.inputs.set(fast.inputs)
      fast.run()
      plain.run()
      const largest = Math.max(...plain.outputs.map(Math.abs))
      for (let i = 0; i < SHAPE.outputs; i++) expect(Math.abs(fast.outputs[i] - plain.outputs[i])).toBeLessThan(1e-5 * largest)
    }
  })
  test('is what its layers say', () => {
    const small = weightsOf(file({ inputs: 8, first: 32, second: 4, outputs: 4 }, 'small'))
    const net = simd(small)
    net.inputs[3] = 5
    net.run()
    const first = Array.from(small.firstBias, (bias, unit) => Math.max(0, bias + 5 * small.scales[unit] * small.firstRows[3 * 32 + unit]))
    const sum = (from: number[], rows: Float32Array, bias: Float32Array) =>
      Array.from(bias, (b, unit) => from.reduce((total, value, i) => total + value * rows[i * bias.length + unit], b))
    const second = sum(first, small.secondRows, small.secondBias).map((value) => Math.max(0, value))
    for (const [i, value] of sum(second, small.outputRows, small.outputBias).entries()) expect(net.outputs[i]).toBeCloseTo(value, 4)
  })
  test('of a shape that fills no registers, or on a machine without WebAssembly, runs as plain loops', () => {
    expect(simdNet(weightsOf(file({ ...SHAPE, first: 20 }, 'odd')))).toBeNull()
    expect(netOf(weightsOf(file({ ...SHAPE, first: 20 }, 'odd'))).outputs).toHaveLength(SHAPE.outputs)
    vi.stubGlobal('WebAssembly', undefined)
    expect(simdNet(weights)).toBeNull()
    vi.unstubAllGlobals()
  })
  test('is not read from other bytes', () => {
    expect(() => weightsOf(new Uint8Array(10))).toThrow(/not a net/)
    expect(() => weightsOf(file(SHAPE, 'net').slice(0, -2))).toThrow(/bytes/)
    expect(weightsOf(file(SHAPE, 'net')).steps).toBe(7)
  })
})
