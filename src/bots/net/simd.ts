// The net in WebAssembly, in Node and in browsers alike. Where there is none, or none with SIMD, or a page may not compile it, there is no net of this kind.
import { kernelOf, placesOf, suits } from './kernel.ts'
import type { Net, Weights } from './weights.ts'

interface Kernel {
  readonly exports: { readonly memory: { readonly buffer: ArrayBuffer }; readonly run: () => void }
}

/** As much of WebAssembly as is used here: the engine rooms see the bare language. */
declare const WebAssembly: undefined | { Module: new (bytes: Uint8Array) => object; Instance: new (module: object) => Kernel }

export function simdNet(weights: Weights): Net | null {
  const kernel = suits(weights) ? instanceOf(kernelOf(weights)) : null
  if (kernel === null) return null
  const { memory, run } = kernel.exports
  const at = placesOf(weights)
  new Int16Array(memory.buffer).set(weights.firstRows, at.firstRows / 2)
  const floats = new Float32Array(memory.buffer)
  for (const part of ['scales', 'firstBias', 'secondRows', 'secondBias', 'outputRows', 'outputBias'] as const)
    floats.set(weights[part], at[part] / 4)
  return {
    inputs: new Uint8Array(memory.buffer, at.inputs, weights.inputs),
    outputs: new Float32Array(memory.buffer, at.outputs, weights.outputs),
    run,
  }
}

function instanceOf(bytes: Uint8Array): Kernel | null {
  if (typeof WebAssembly === 'undefined') return null
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(bytes))
  } catch {
    return null
  }
}
