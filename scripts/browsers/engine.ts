// What is asked of every engine, whatever language it is driven in.
import type { Spot } from '../../test/browser/sizes/reach.ts'
import type { Size } from '../../test/browser/sizes/sizes.ts'

/** How an engine is begun, where the machine has it. */
export interface Maker {
  readonly name: string
  /** What the machine lacks for it. */
  missing(): readonly string[]
  begin(): Promise<Engine>
}

export interface Engine {
  /** A window of that size. */
  open(size: Size): Promise<Pane>
  close(): Promise<void>
}

export interface Pane {
  goTo(url: string): Promise<void>
  /** What an expression comes to in the page, once its promise is kept: a text. */
  evaluate(expression: string): Promise<string>
  /** With the hand of its size: a click, or a tap. */
  press(spot: Spot): Promise<void>
  pressEnter(): Promise<void>
  /** What is seen, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** Calls a function in the page. It travels as text, so it has no surroundings; what it is told and what it answers travel as JSON. */
export async function ask<A extends readonly unknown[], T>(pane: Pane, answer: (...told: A) => T | Promise<T>, ...told: A): Promise<T> {
  const call = `(${answer})(...${JSON.stringify(told)})`
  return JSON.parse(await pane.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`))
}

/** What both languages of WebDriver call actions: a hand comes, goes down and up again. */
export function pressing({ x, y }: Spot, hand: Size['hand']): object[] {
  const down = { type: 'pointerDown', button: 0 }
  const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, down, PAUSE, { type: 'pointerUp', button: 0 }]
  return [{ type: 'pointer', id: hand, parameters: { pointerType: hand === 'finger' ? 'touch' : 'mouse' }, actions }]
}
/** As long as a finger stays down. */
const PAUSE = { type: 'pause', duration: 60 }

export function pressingEnter(): object[] {
  const value = '\uE007'
  return [
    {
      type: 'key',
      id: 'keys',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ]
}
