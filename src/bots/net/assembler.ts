// As much of WebAssembly's binary format as one function over one memory needs. Code is nested lists of bytes; the names are those of the specification.
// A kernel is put together when it is needed, so that no compiler has to be installed, no built file kept beside its source, and a net's sizes
// can be constants of its code.

/** Instructions, as bytes in any nesting. */
export type Code = readonly (number | Code)[]

/** The types of locals. */
export const I32 = 0x7f
export const V128 = 0x7b

/** An unsigned integer in the format's variable length. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): number[] {
  const low = value & 0x7f
  const rest = value >> 7
  return (rest === 0 && low < 0x40) || (rest === -1 && low >= 0x40) ? [low] : [low | 0x80, ...signed(rest)]
}

/** Where in memory: two to the power of `align` bytes may be taken for granted, `offset` is added to the address. */
const place = (align: number, offset: number): Code => [align, unsigned(offset)]
const simd = (opcode: number): number[] => [0xfd, ...unsigned(opcode)]

export const i32 = {
  const: (value: number): Code => [0x41, signed(value)],
  add: (a: Code, b: Code): Code => [a, b, 0x6a],
  and: (a: Code, b: Code): Code => [a, b, 0x71],
  ne: (a: Code, b: Code): Code => [a, b, 0x47],
  shl: (value: Code, bits: number): Code => [value, 0x41, bits, 0x74],
  shrU: (value: Code, bits: number): Code => [value, 0x41, bits, 0x76],
  ltU: (a: Code, b: Code): Code => [a, b, 0x49],
  load: (address: Code, offset = 0): Code => [address, 0x28, place(2, offset)],
  load8U: (address: Code, offset = 0): Code => [address, 0x2d, place(0, offset)],
  store: (address: Code, value: Code): Code => [address, value, 0x36, place(2, 0)],
  store16: (address: Code, value: Code): Code => [address, value, 0x3b, place(1, 0)],
}

export const i64 = {
  load: (address: Code): Code => [address, 0x29, place(3, 0)],
  eqz: (value: Code): Code => [value, 0x50],
}

export const f32 = {
  const0: [0x43, 0, 0, 0, 0] as Code,
  gt: (a: Code, b: Code): Code => [a, b, 0x5e],
  load: (address: Code, offset = 0): Code => [address, 0x2a, place(2, offset)],
  store: (address: Code, value: Code): Code => [address, value, 0x38, place(2, 0)],
}

export const v128 = {
  zero: [simd(0x0c), new Array<number>(16).fill(0)] as Code,
  load: (address: Code, offset = 0): Code => [address, simd(0x00), place(4, offset)],
  load32Splat: (address: Code, offset = 0): Code => [address, simd(0x09), place(2, offset)],
  store: (address: Code, value: Code, offset = 0): Code => [address, value, simd(0x0b), place(4, offset)],
}

export const i16x8 = {
  /** Lane by lane from one and the other: of their first halves, or of their second. */
  interleaveLow: (a: Code, b: Code): Code => [a, b, simd(0x0d), interleaved(0)],
  interleaveHigh: (a: Code, b: Code): Code => [a, b, simd(0x0d), interleaved(8)],
}

export const i32x4 = {
  add: (a: Code, b: Code): Code => [a, b, simd(0xae)],
  /** Products of 16-bit lanes, added up two and two. */
  dotI16x8: (a: Code, b: Code): Code => [a, b, simd(0xba)],
}

export const f32x4 = {
  add: (a: Code, b: Code): Code => [a, b, simd(0xe4)],
  mul: (a: Code, b: Code): Code => [a, b, simd(0xe6)],
  convertI32x4: (value: Code): Code => [value, simd(0xfa)],
}

function interleaved(from: number): number[] {
  return [0, 2, 4, 6].flatMap((byte) => [from + byte, from + byte + 1, 16 + from + byte, 16 + from + byte + 1])
}

export const get = (local: number): Code => [0x20, unsigned(local)]
export const set = (local: number, value: Code): Code => [value, 0x21, unsigned(local)]
/** Repeats while the condition at its end holds. */
export const loopWhile = (body: Code, condition: Code): Code => [0x03, 0x40, body, condition, 0x0d, 0, 0x0b]
export const when = (condition: Code, body: Code): Code => [condition, 0x04, 0x40, body, 0x0b]
export const not = (condition: Code): Code => [condition, 0x45]

/** A module that exports `memory`, of so many pages of 64 KiB, and `run`: no arguments, no result, locals of the given types. */
export function moduleOf({ pages, locals, body }: { pages: number; locals: readonly number[]; body: Code }): Uint8Array {
  const run = [unsigned(locals.length), locals.map((type) => [1, type]), body, 0x0b]
  return Uint8Array.from(
    flat([
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, [1, 0x60, 0, 0]), // one type: nothing to nothing
      section(3, [1, 0]), // one function of that type
      section(5, [1, 0, unsigned(pages)]),
      section(7, [2, name('memory'), 2, 0, name('run'), 0, 0]),
      section(10, [1, sized(run)]),
    ]),
  )
}

const section = (id: number, content: Code): Code => [id, sized(content)]
const name = (text: string): Code => [text.length, [...text].map((letter) => letter.charCodeAt(0))]

function sized(content: Code): number[] {
  const bytes = flat(content)
  return [...unsigned(bytes.length), ...bytes]
}

function flat(code: Code, into: number[] = []): number[] {
  for (const part of code) {
    if (typeof part === 'number') into.push(part)
    else flat(part, into)
  }
  return into
}
