import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ask, type Pane, pressing } from './engine.ts'
import { programOf } from './programs.ts'

/** A page that is nothing but a place where expressions are evaluated. */
const pane = { evaluate: (expression: string) => runInNewContext(expression) } as Pane

test('a function travels into the page as text, what it is told and what it answers as JSON', async () => {
  expect(await ask(pane, (a: number, b: readonly number[]) => ({ sum: a + b[0] }), 1, [2])).toEqual({ sum: 3 })
  expect(await ask(pane, async (name: string) => name.toUpperCase(), 'ada')).toBe('ADA')
})
test('what a function has nothing to say about is null', async () => {
  expect(await ask(pane, () => {})).toBeNull()
})
test('a finger touches whole pixels, a mouse clicks them', () => {
  const spot = { x: 10.4, y: 19.6 }
  expect(pressing(spot, 'finger')).toMatchObject([{ parameters: { pointerType: 'touch' }, actions: [{ x: 10, y: 20 }, {}, {}, {}] }])
  expect(pressing(spot, 'mouse')).toMatchObject([{ parameters: { pointerType: 'mouse' } }])
})
test('a program is found by its path or its name, or not at all', () => {
  expect(programOf('no-such-program', process.execPath)).toBe(process.execPath)
  expect(programOf('no-such-program')).toBeUndefined()
})
