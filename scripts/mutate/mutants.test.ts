import { describe, expect, test } from 'vitest'
import { instrumented } from './instrument.ts'
import { sitesOf } from './mutants.ts'

const changesOf = (code: string) => sitesOf(code, 'file.ts').map(({ from, to }) => `${from} → ${to}`)

/** The value of `result` in a program with all its changes, of which one is made. */
function resultWith(code: string, active: number): unknown {
  const sites = sitesOf(code, 'file.ts').map((site, id) => ({ ...site, id }))
  return new Function('__mutant', `${instrumented(code, 'file.ts', sites)}\nreturn result`)((id: number) => id === active)
}

describe('Changes', () => {
  test.each([
    ['const a = b < c', ['b < c → b <= c']],
    ['const a = (b + c) * d', ['(b + c) * d → (b + c) / d', 'b + c → b - c']],
    ["const a = b + 'x'", []],
    ['if (a) b()', ['a → true', 'a → false', 'b() → nothing']],
    ['while (a) b++', ['a → false', 'b++ → nothing', 'b++ → b--']],
    ['for (let i = 0; i < n; i++) f(i)', ['0 → 1', 'i < n → i <= n', 'f(i) → nothing']],
    ['const a = !b || -c', ['!b || -c → !b && -c', '!b → (b)', '-c → (c)']],
    ['const a = 3', ['3 → 4', '3 → 2']],
    ['const a = true', ['true → false']],
    ['const a = f(b, c)', ['f(b, c) → f(c, b)']],
    ['const a = Math.min(b, c)', ['Math.min(b, c) → Math.max(b, c)']],
    ['a += b', ['a += b → nothing', 'a += b → a -= b']],
    ['const a = [1, 2, 3, 4, 5]', []],
    ['const a = b.toString()', []],
    ['const a = (b / c) | 0', ['b / c → b * c']],
    ['const a = new Uint8Array(256)', []],
    ['type A = 1 | 2', []],
    ['import { a } from "b"', []],
    ['const a = { 1: b }', []],
  ])('of %s', (code, changes) => {
    expect(changesOf(code)).toEqual(changes)
  })

  test('are found by their line', () => {
    expect(sitesOf('const é = 1\n\nconst b = x < y', 'file.ts').at(-1)).toMatchObject({ line: 3, code: 'const b = x < y' })
  })
})

describe('A file with all its changes', () => {
  const code = `
let result = 0
const list = [3, 4]
for (let i = 0; i < list.length; i++) {
  result += list[i]
  ;[result] = [result * 2]
}
if (result >= 20) result -= 1
`

  test('does what it did while none is made', () => {
    expect(resultWith(code, -1)).toBe(19)
  })

  test('keeps an else with its if', () => {
    expect(resultWith('let result = 0\nif (result > 0) result = 1\nelse result = 2', -1)).toBe(2)
  })

  test('leaves super where it stands', () => {
    const code =
      'class A extends Error {\n  constructor(x) {\n    super(String(x))\n    this.x = 1\n  }\n}\nconst result = new A(2).message'
    expect(resultWith(code, -1)).toBe('2')
    expect(instrumented(code, 'file.ts', [])).toBe(code)
  })

  test('changes defaults in shorthand', () => {
    const code = 'function f({ a = 1 } = {}) {\n  return a\n}\nconst result = f()'
    expect(sitesOf(code, 'file.ts').map((_, id) => resultWith(code, id))).toEqual([2, 0])
  })

  test('does something else for most of them, one at a time', () => {
    const ids = sitesOf(code, 'file.ts').map((_, id) => id)
    const results = ids.map((id) => resultWith(code, id))
    expect(results.filter((result) => result !== 19).length).toBeGreaterThan(ids.length * 0.8)
  })

  test('makes exactly the change that is asked for', () => {
    const at = sitesOf(code, 'file.ts').findIndex(({ from, to }) => from === 'result += list[i]' && to === 'result -= list[i]')
    expect(resultWith(code, at)).toBe(-20)
  })
})
