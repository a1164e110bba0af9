// A state as JSON, field by field, and back. What comes from a stranger is refused with the field's name.
import type { Block, Fields, Layout, Placed, StateFields } from './block.ts'
import { BadConfig } from './errors.ts'

export type Json = Readonly<Record<string, unknown>>

/** The state's fields by name: a number, or nested lists in the field's shape. */
export function toJson(s: Block): Json {
  return Object.fromEntries(s.layout.fields.map((f) => [f.name, nest(valuesOf(s, f), f.dims)]))
}

/** A state from its JSON; throws BadConfig naming the first field that does not fit the layout. */
export function fromJson<F extends Fields>(layout: Layout<F>, json: Json): Block & StateFields<F> {
  const s = layout.create()
  const stranger = Object.keys(json).find((name) => !layout.fields.some((f) => f.name === name))
  if (stranger !== undefined) throw new BadConfig(`A state of this game has no field "${stranger}".`)
  for (const f of layout.fields) {
    const values = flatten(json[f.name])
    if (values.length !== f.length) throw new BadConfig(`Field "${f.name}" needs ${f.length} numbers; it has ${values.length}.`)
    write(s, f, values)
    const kept = valuesOf(s, f)
    const wrong = values.findIndex((value, i) => value !== kept[i])
    if (wrong >= 0) throw new BadConfig(`Field "${f.name}" cannot hold ${JSON.stringify(values[wrong])}.`)
  }
  return s
}

/** The values of one field, flat. */
export function valuesOf(s: Block, f: Placed): number[] {
  const value = (s as unknown as Record<string, number | Iterable<number>>)[f.name]
  return typeof value === 'number' ? [value] : Array.from(value)
}

function write(s: Block, f: Placed, values: readonly unknown[]): void {
  const fields = s as unknown as Record<string, unknown>
  if (f.dims.length === 0) fields[f.name] = values[0]
  else for (const [i, value] of values.entries()) (fields[f.name] as Record<number, unknown>)[i] = value
}

function nest(values: readonly number[], dims: readonly number[]): unknown {
  if (dims.length === 0) return values[0]
  if (dims.length === 1) return values
  const size = values.length / dims[0]
  return Array.from({ length: dims[0] }, (_, i) => nest(values.slice(i * size, (i + 1) * size), dims.slice(1)))
}

function flatten(value: unknown): unknown[] {
  return Array.isArray(value) ? value.flatMap(flatten) : [value]
}
