// What a net has learnt, as one file: a header of integers, then the layers. Rows are by input, so that an input that is zero costs nothing.
// The first layer is most of the file and of the work: it is kept in 16-bit integers, with one scale for each of its units.

const MAGIC = 0x54454e54 // "TNET"
const HEADER = ['magic', 'steps', 'inputs', 'first', 'second', 'outputs'] as const

/** How wide the layers are. */
export interface Shape {
  readonly inputs: number
  /** Units of the first and of the second hidden layer. */
  readonly first: number
  readonly second: number
  readonly outputs: number
}

/** The numbers of a net with two hidden layers. */
export interface Weights extends Shape {
  /** How many steps it was trained. */
  readonly steps: number
  /** What one unit of the first layer's integers stands for. */
  readonly scales: Float32Array
  readonly firstBias: Float32Array
  readonly secondRows: Float32Array
  readonly secondBias: Float32Array
  readonly outputRows: Float32Array
  readonly outputBias: Float32Array
  readonly firstRows: Int16Array
}

/** A net that is ready to run: fill `inputs`, run, read `outputs`. Nothing is allocated. */
export interface Net {
  readonly inputs: Uint8Array
  readonly outputs: Float32Array
  run(): void
}

/** Reads the bytes of a net; throws where they are not one. */
export function weightsOf(bytes: Uint8Array): Weights {
  const own = bytes.slice() // aligned, whatever the file was read into
  const header = new Int32Array(own.buffer, 0, own.length < 4 * HEADER.length ? 0 : HEADER.length)
  const [magic, steps, inputs, first, second, outputs] = header
  if (magic !== MAGIC) throw new Error('These bytes are not a net.')
  let at = header.byteLength
  const floats = (length: number): Float32Array => {
    const part = new Float32Array(own.buffer, at, length)
    at += part.byteLength
    return part
  }
  const expected = at + 4 * (2 * first + first * second + second + second * outputs + outputs) + 2 * inputs * first
  if (own.length !== expected) throw new Error(`A net of this shape has ${expected} bytes, not ${own.length}.`)
  return {
    ...{ steps, inputs, first, second, outputs },
    scales: floats(first),
    firstBias: floats(first),
    secondRows: floats(first * second),
    secondBias: floats(second),
    outputRows: floats(second * outputs),
    outputBias: floats(outputs),
    firstRows: new Int16Array(own.buffer, at, inputs * first),
  }
}
