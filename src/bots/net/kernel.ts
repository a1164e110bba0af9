// The net as one function of SIMD instructions. Only inputs and units that are not zero are looked at: their rows are listed first, then added up,
// thirty-two units at a time so that the sums stay in registers.
import { type Code, f32, f32x4, get, I32, i16x8, i32, i32x4, i64, loopWhile, moduleOf, not, set, V128, v128, when } from './assembler.ts'
import type { Shape } from './weights.ts'

/** Bytes of a page of memory. */
const PAGE = 65536
/** Sums that are kept in registers at once, of four units each. */
const SUMS = 8

/** Where things lie in the kernel's memory, in bytes. */
export interface Places {
  readonly inputs: number
  readonly outputs: number
  readonly scales: number
  readonly firstBias: number
  readonly firstRows: number
  readonly secondBias: number
  readonly secondRows: number
  readonly outputBias: number
  readonly outputRows: number
  /** Addresses of the rows that count, and the values they count with. */
  readonly list: number
  readonly values: number
  /** A hidden layer's units. */
  readonly units: number
  readonly end: number
}

/** Whether a kernel can be made: full words of inputs, full registers of units. */
export function suits({ inputs, first, second, outputs }: Shape): boolean {
  return inputs % 8 === 0 && first % (4 * SUMS) === 0 && second % 4 === 0 && outputs % 4 === 0
}

export function placesOf({ inputs, first, second, outputs }: Shape): Places {
  let next = 16 // nothing lies at address zero
  const room = (bytes: number): number => {
    const at = next
    next += Math.ceil(bytes / 16) * 16
    return at
  }
  const longest = Math.max(inputs, first, second) + 1
  return {
    inputs: room(inputs),
    outputs: room(4 * outputs),
    list: room(4 * longest),
    values: room(4 * longest),
    units: room(4 * Math.max(first, second)),
    scales: room(4 * first),
    firstBias: room(4 * first),
    secondBias: room(4 * second),
    outputBias: room(4 * outputs),
    secondRows: room(4 * first * second),
    outputRows: room(4 * second * outputs),
    firstRows: room(2 * inputs * first),
    end: next,
  }
}

// Locals.
const AT = 0 // the input or unit that is looked at
const COUNT = 1 // bytes of the list so far
const ENTRY = 2 // a place in the list, in bytes
const ROW = 3
const OTHER_ROW = 4
const BLOCK = 5 // units before this block of thirty-two, in bytes of 16-bit rows
const VALUE = 6
const LEFT = 7
const RIGHT = 8
const FIRST_SUM = 9
const LOCALS = [I32, I32, I32, I32, I32, I32, V128, V128, V128, ...new Array<number>(SUMS).fill(V128)]

/** The bytes of the module that runs a net of this shape. */
export function kernelOf(shape: Shape): Uint8Array {
  const at = placesOf(shape)
  const { first, second, outputs } = shape
  return moduleOf({
    pages: Math.ceil(at.end / PAGE),
    locals: LOCALS,
    body: [
      listInputs(shape, at),
      firstLayer(shape, at),
      listUnits(first, { at, rows: at.secondRows, rowBytes: 4 * second }),
      denseLayer({ at, bias: at.secondBias, into: at.units, units: second }),
      listUnits(second, { at, rows: at.outputRows, rowBytes: 4 * outputs }),
      denseLayer({ at, bias: at.outputBias, into: at.outputs, units: outputs }),
    ],
  })
}

/** Lists every input and goes on only past those that are not zero: a store costs less than a branch guessed wrong. Values take two bytes. */
function listInputs({ inputs, first }: Shape, at: Places): Code {
  const rowBytes = 2 * first
  const one = (input: number): Code => [
    i32.store(i32.add(i32.const(at.list), get(COUNT)), i32.add(get(ROW), i32.const(input * rowBytes))),
    i32.store16(i32.add(i32.const(at.values), half(get(COUNT))), i32.load8U(get(AT), input)),
    step(i32.ne(i32.load8U(get(AT), input), i32.const(0))),
  ]
  return [
    set(COUNT, i32.const(0)),
    set(AT, i32.const(at.inputs)),
    set(ROW, i32.const(at.firstRows)),
    loopWhile(
      [
        when(not(i64.eqz(i64.load(get(AT)))), [0, 1, 2, 3, 4, 5, 6, 7].map(one)),
        set(AT, i32.add(get(AT), i32.const(8))),
        set(ROW, i32.add(get(ROW), i32.const(8 * rowBytes))),
      ],
      i32.ltU(get(AT), i32.const(at.inputs + inputs)),
    ),
    // Rows are added two by two: an odd one is followed by any row, zero times.
    i32.store(i32.add(i32.const(at.list), get(COUNT)), i32.const(at.firstRows)),
    i32.store16(i32.add(i32.const(at.values), half(get(COUNT))), i32.const(0)),
    set(COUNT, i32.and(i32.add(get(COUNT), i32.const(4)), i32.const(-8))),
  ]
}

/** Sums of 16-bit rows in integers, then scaled. */
function firstLayer({ first }: Shape, at: Places): Code {
  const pair = (register: number): Code => [
    set(LEFT, v128.load(get(ROW), 16 * register)),
    set(RIGHT, v128.load(get(OTHER_ROW), 16 * register)),
    addTo(2 * register, i32x4.dotI16x8(i16x8.interleaveLow(get(LEFT), get(RIGHT)), get(VALUE))),
    addTo(2 * register + 1, i32x4.dotI16x8(i16x8.interleaveHigh(get(LEFT), get(RIGHT)), get(VALUE))),
  ]
  const store = (sum: number): Code => {
    const scaled = f32x4.mul(f32x4.convertI32x4(get(FIRST_SUM + sum)), v128.load(get(AT), at.scales + 16 * sum))
    return v128.store(get(AT), f32x4.add(scaled, v128.load(get(AT), at.firstBias + 16 * sum)), at.units + 16 * sum)
  }
  return [
    set(BLOCK, i32.const(0)),
    loopWhile(
      [
        sums(SUMS).map((sum) => set(FIRST_SUM + sum, v128.zero)),
        set(ENTRY, i32.const(0)),
        when(get(COUNT), [
          loopWhile(
            [
              set(ROW, i32.add(i32.load(get(ENTRY), at.list), get(BLOCK))),
              set(OTHER_ROW, i32.add(i32.load(get(ENTRY), at.list + 4), get(BLOCK))),
              set(VALUE, v128.load32Splat(half(get(ENTRY)), at.values)),
              sums(SUMS / 2).map(pair),
              set(ENTRY, i32.add(get(ENTRY), i32.const(8))),
            ],
            i32.ltU(get(ENTRY), get(COUNT)),
          ),
        ]),
        set(AT, i32.add(get(BLOCK), get(BLOCK))), // floats are twice as wide
        sums(SUMS).map(store),
        set(BLOCK, i32.add(get(BLOCK), i32.const(8 * SUMS))),
      ],
      i32.ltU(get(BLOCK), i32.const(2 * first)),
    ),
  ]
  function addTo(sum: number, value: Code): Code {
    return set(FIRST_SUM + sum, i32x4.add(get(FIRST_SUM + sum), value))
  }
}

/** Lists the units above zero with the rows they lead to. Values take four bytes. */
function listUnits(units: number, { at, rows, rowBytes }: { at: Places; rows: number; rowBytes: number }): Code {
  return [
    set(COUNT, i32.const(0)),
    set(AT, i32.const(0)),
    set(ROW, i32.const(rows)),
    loopWhile(
      [
        i32.store(i32.add(i32.const(at.list), get(COUNT)), get(ROW)),
        f32.store(i32.add(i32.const(at.values), get(COUNT)), f32.load(get(AT), at.units)),
        step(f32.gt(f32.load(get(AT), at.units), f32.const0)),
        set(AT, i32.add(get(AT), i32.const(4))),
        set(ROW, i32.add(get(ROW), i32.const(rowBytes))),
      ],
      i32.ltU(get(AT), i32.const(4 * units)),
    ),
  ]
}

function denseLayer({ at, bias, into, units }: { at: Places; bias: number; into: number; units: number }): Code {
  const blocks = Array.from({ length: Math.ceil(units / (4 * SUMS)) }, (_, block) => 16 * SUMS * block)
  return blocks.map((from) => {
    const here = sums(Math.min(SUMS, units / 4 - from / 16))
    return [
      here.map((sum) => set(FIRST_SUM + sum, v128.load(i32.const(bias), from + 16 * sum))),
      set(ENTRY, i32.const(0)),
      when(get(COUNT), [
        loopWhile(
          [
            set(ROW, i32.load(get(ENTRY), at.list)),
            set(VALUE, v128.load32Splat(get(ENTRY), at.values)),
            here.map((sum) =>
              set(FIRST_SUM + sum, f32x4.add(get(FIRST_SUM + sum), f32x4.mul(get(VALUE), v128.load(get(ROW), from + 16 * sum)))),
            ),
            set(ENTRY, i32.add(get(ENTRY), i32.const(4))),
          ],
          i32.ltU(get(ENTRY), get(COUNT)),
        ),
      ]),
      here.map((sum) => v128.store(i32.const(into), get(FIRST_SUM + sum), from + 16 * sum)),
    ]
  })
}

/** The list is one longer where the condition holds. */
function step(condition: Code): Code {
  return set(COUNT, i32.add(get(COUNT), i32.shl(condition, 2)))
}

const half = (value: Code): Code => i32.shrU(value, 1)
const sums = (count: number): number[] => Array.from({ length: count }, (_, sum) => sum)
