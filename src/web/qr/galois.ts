// Reed–Solomon over the field of 256 elements that QR codes use (x⁸ + x⁴ + x³ + x² + 1).
const FIELD = 0x11d

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * FIELD) ^ (((b >> bit) & 1) * a)
  return product
}

/** The generator of so many correcting codewords, highest power left out: it is 1. */
function generator(count: number): number[] {
  const factors = [...new Array<number>(count - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) factors[j] = times(factors[j], root) ^ (factors[j + 1] ?? 0)
    root = times(root, 2)
  }
  return factors
}

/** The codewords by which a reader corrects these. */
export function corrections(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  let rest = new Array<number>(count).fill(0)
  for (const word of data) {
    const factor = word ^ rest[0]
    rest = [...rest.slice(1), 0].map((left, i) => left ^ times(divisor[i], factor))
  }
  return rest
}
