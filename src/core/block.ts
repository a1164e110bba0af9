// A state is one ArrayBuffer. A game declares its fields once; copying, equality, hashing and JSON follow from the layout.

const VIEWS = { u8: Uint8Array, u16: Uint16Array, i16: Int16Array, i32: Int32Array } as const
type Kind = keyof typeof VIEWS

/** One declared field: what kind of integers, in which shape, and whether nobody at the table may see it. */
export interface Field {
  readonly kind: Kind
  readonly dims: readonly number[]
  readonly secret: boolean
}
/** A single integer, read and written as `s.turn`. */
export type Scalar = Field & { readonly shape?: 'scalar' }
/** A typed-array view, read and written as `s.money[seat]`. */
export type Vector<K extends Kind = Kind> = Field & { readonly kind: K; readonly shape?: 'vector'; readonly vector: K }

interface FieldMaker<K extends Kind> {
  (): Scalar
  (...dims: [number, ...number[]]): Vector<K>
}

/** Integers 0…255. */
export const u8 = maker('u8')
/** Integers 0…65535. */
export const u16 = maker('u16')
/** Integers −32768…32767. */
export const i16 = maker('i16')
/** Integers of 32 bits. */
export const i32 = maker('i32')

/** Marks a field that no viewer may ever know: `hideSecrets` overwrites it. */
export function secret<F extends Field>(field: F): F {
  return { ...field, secret: true }
}

/** What hidden bytes are overwritten with; every field reads it as its own largest unsigned or −1 value. */
export const UNKNOWN = 0xff
/** An empty place among cards, tiles and pieces numbered from zero. */
export const NONE = 0xfe

/** The parts that every state has, whatever the game. */
export interface Block {
  readonly layout: Layout
  readonly bytes: Uint8Array
  readonly words: Int32Array
}

/** A field with its place in the buffer. */
export interface Placed extends Field {
  readonly name: string
  readonly offset: number
  readonly length: number
}

/** A declared state: where each field lies, and how to make one. `X` are constants that all its states share. */
export interface Layout<F extends Fields = Fields, X extends object = object> {
  readonly fields: readonly Placed[]
  readonly byteLength: number
  create(): Block & StateFields<F> & X
  /** The same fields in states that carry constants: tables that the rules read, never written. */
  having<Y extends object>(constants: Y): Layout<F, Y>
}

/** Fields by name, as a layout declares them. */
export type Fields = Readonly<Record<string, Field>>
/** The properties that declared fields become. */
export type StateFields<F extends Fields> = {
  -readonly [N in keyof F as F[N] extends { vector: Kind } ? never : N]: number
} & {
  readonly [N in keyof F as F[N] extends { vector: Kind } ? N : never]: F[N] extends { vector: infer K extends Kind }
    ? InstanceType<(typeof VIEWS)[K]>
    : never
}

/** The state type that a layout declares. */
export type StateOf<L> = L extends Layout<infer F, infer X> ? Block & StateFields<F> & X : never

/** Declares a state. Fields are placed widest first, so that every view is aligned and no byte is lost between them. */
export function block<const F extends Fields>(fields: F): Layout<F> {
  return layoutOf(fields, {})
}

function layoutOf<F extends Fields, X extends object>(fields: F, constants: X): Layout<F, X> {
  const placed = place(fields)
  const last = placed[placed.length - 1]
  const byteLength = Math.ceil((last ? last.offset + bytesOf(last) : 0) / 4) * 4
  const inOrder = Object.keys(fields).map((name) => placed.find((f) => f.name === name) as Placed)
  const scalars = Object.fromEntries(inOrder.filter((f) => f.dims.length === 0).map((f) => [f.name, accessor(f)]))
  const vectors = inOrder.filter((f) => f.dims.length > 0)

  // A constructor function, because V8 then keeps the views inside the object: one load less on every access.
  function construct(this: Record<string, unknown>): void {
    const buffer = new ArrayBuffer(byteLength)
    this.bytes = new Uint8Array(buffer)
    this.words = new Int32Array(buffer)
    this.halves = new Uint16Array(buffer)
    // Defined, not assigned: after some twenty assignments by name V8 would make a slow dictionary of the state.
    for (const f of vectors) {
      const value = new VIEWS[f.kind](buffer, f.offset, f.length)
      Object.defineProperty(this, f.name, { value, enumerable: true })
    }
  }
  Object.defineProperties(construct.prototype, scalars)
  for (const [name, value] of Object.entries(constants)) Object.defineProperty(construct.prototype, name, { value })
  const layout: Layout<F, X> = {
    fields: inOrder,
    byteLength,
    create: () => Reflect.construct(construct, []),
    having: (others) => layoutOf(fields, others),
  }
  Object.defineProperty(construct.prototype, 'layout', { value: layout })
  return layout
}

/** Overwrites `to` with `from`; both must be of one layout. */
export function copy(from: Block, to: Block): void {
  to.words.set(from.words)
}

/** A new state with the same bytes. */
export function clone<S extends Block>(s: S): S {
  const twin = s.layout.create() as Block as S
  copy(s, twin)
  return twin
}

/** Whether two states of one layout are the same, byte for byte. */
export function equal(a: Block, b: Block): boolean {
  const left = a.words
  const right = b.words
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false
  return true
}

/** A 32-bit hash of the bytes, chained from `seed`: for transposition tables and the check marks of records. */
export function hash(s: Block, seed = 0): number {
  const words = s.words
  let h = seed ^ 0x9e3779b9
  for (let i = 0; i < words.length; i++) {
    h = Math.imul(h ^ words[i], 0x85ebca6b)
    h ^= h >>> 13
  }
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35)
  return (h ^ (h >>> 15)) >>> 0
}

/** Overwrites the fields declared `secret` with UNKNOWN: the first line of every game's `redact`. */
export function hideSecrets(s: Block): void {
  for (const f of s.layout.fields) if (f.secret) s.bytes.fill(UNKNOWN, f.offset, f.offset + bytesOf(f))
}

/** The bytes of one field, whatever its kind. */
export function bytesOf(field: Placed): number {
  return field.length * VIEWS[field.kind].BYTES_PER_ELEMENT
}

function maker<K extends Kind>(kind: K): FieldMaker<K> {
  return ((...dims: number[]) => ({ kind, dims, secret: false })) as unknown as FieldMaker<K>
}

function place(fields: Fields): Placed[] {
  const width = (f: Field) => VIEWS[f.kind].BYTES_PER_ELEMENT
  let offset = 0
  return Object.entries(fields)
    .sort(([, a], [, b]) => width(b) - width(a))
    .map(([name, f]) => {
      const length = f.dims.reduce((product, dim) => product * dim, 1)
      const placed = { ...f, name, offset, length }
      offset += length * width(f)
      return placed
    })
}

type Raw = { bytes: Uint8Array; halves: Uint16Array; words: Int32Array }

function accessor(f: Placed): PropertyDescriptor & ThisType<Raw> {
  const at8 = f.offset
  const at16 = f.offset >> 1
  const at32 = f.offset >> 2
  switch (f.kind) {
    case 'u8':
      return {
        get() {
          return this.bytes[at8]
        },
        set(value: number) {
          this.bytes[at8] = value
        },
      }
    case 'u16':
      return {
        get() {
          return this.halves[at16]
        },
        set(value: number) {
          this.halves[at16] = value
        },
      }
    case 'i16':
      return {
        get() {
          return (this.halves[at16] << 16) >> 16
        },
        set(value: number) {
          this.halves[at16] = value
        },
      }
    case 'i32':
      return {
        get() {
          return this.words[at32]
        },
        set(value: number) {
          this.words[at32] = value
        },
      }
  }
}
