// What a stranger might send: actions, states, texts and deals with one thing changed; and a short mark for whatever is said to them.
import { createHash } from 'node:crypto'
import { type Action, type ActionKind, action, first, isWellFormed, kindOf, second, third } from '../src/core/action.ts'
import { type Block, clone, copy } from '../src/core/block.ts'
import type { DealSheet } from '../src/core/game.ts'
import { valuesOf } from '../src/core/json.ts'
import { below, type Rng } from '../src/core/rng.ts'

/** Neither a piece nor one of the signs for none. */
const LARGE = 0xfd

/** Eight letters for anything that JSON can hold. */
export const mark = (seen: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(seen) ?? '')
    .digest('hex')
    .slice(0, 8)

/** What comes of something: its value, or the words of the error. */
export function outcome(attempt: () => unknown): unknown {
  try {
    return attempt()
  } catch (error) {
    return String(error)
  }
}

/** Some actions of every kind, and each of a list with an argument that is one off. */
export function neighbours(kinds: readonly ActionKind[], near: readonly Action[], rng: Rng): Action[] {
  const drawn = kinds.flatMap(({ sizes }, kind) =>
    Array.from({ length: 4 }, () => {
      const [a = 0, b = 0, c = 0] = sizes.map((size) => below(rng, size))
      return action(kind, a, b, c)
    }),
  )
  const moved = near.flatMap((a) => {
    const by = below(rng, 2) === 0 ? 1 : -1
    const [kind, x, y, z] = [kindOf(a), first(a), second(a), third(a)]
    return [action(kind, x + by, y, z), action(kind, x, y + by, z), action(kind, x, y, z + by)]
  })
  return [...drawn, ...moved.filter((a) => isWellFormed(kinds, a))]
}

const numbersOf = (s: Block) => s as unknown as Record<string, number | Record<number, number>>

/** A state again and again, each time with one number of one field changed: one more, one less, nothing, a large one. One change in so many is made. */
export function* damagedStates<S extends Block>(s: S, rng: Rng, oneIn: number): Generator<S> {
  const damaged = clone(s)
  for (const field of s.layout.fields.filter(({ name }) => name !== 'rng'))
    for (const [i, was] of valuesOf(s, field).entries())
      for (const other of new Set([was + 1, was - 1, 0, LARGE])) {
        if (other === was || below(rng, oneIn) !== 0) continue
        copy(s, damaged)
        const numbers = numbersOf(damaged)
        const value = numbers[field.name]
        if (typeof value === 'number') numbers[field.name] = other
        else value[i] = other
        yield damaged
      }
}

/** A text without each of its words, with each of them twice, and with each of its letters or digits changed. */
export function damagedTexts(text: string): string[] {
  const words = text.split(' ')
  return [
    ...words.map((_, i) => words.filter((_, j) => j !== i).join(' ')),
    ...words.map((word, i) => [...words.slice(0, i), word, ...words.slice(i)].join(' ')),
    ...[...text].map((_, i) => `${text.slice(0, i)}${text[i] === '1' ? '2' : '1'}${text.slice(i + 1)}`),
    text.toUpperCase(),
    `  ${text}  `,
  ]
}

/** A deal without each of its fields, with one that nobody knows, and with each field of another kind, shorter, longer or with entries changed. */
export function damagedSheets(sheet: DealSheet): DealSheet[] {
  const fields = Object.entries(sheet).flatMap(([field, value]) => {
    const { [field]: _, ...rest } = sheet
    return [rest, ...damagedValues(value).map((other) => ({ ...sheet, [field]: other }))]
  })
  return [{ ...sheet, stranger: 1 }, ...fields]
}

function damagedValues(value: unknown): unknown[] {
  const wrong = [null, 'x', -1, 1.5, [], {}]
  if (typeof value === 'number') return [...wrong, value + 1, value - 1, 999]
  if (!Array.isArray(value)) return wrong
  const ends = [...new Set([0, value.length >> 1, value.length - 1])].filter((i) => i in value)
  const entries = ends.flatMap((i) => damagedValues(value[i]).map((other) => Object.assign([...value], { [i]: other })))
  return [...wrong, value.slice(1), value.slice(0, -1), [...value, value[0]], [...value].reverse(), ...entries]
}
