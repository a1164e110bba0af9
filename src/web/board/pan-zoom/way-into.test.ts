import { expect, test } from 'vitest'
import { wayInto } from './way-into.ts'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })
const FRAME = box(0, 100, 400, 300)
const BUTTONS = box(280, 350, 120, 50)

test('what is seen stays where it is', () => {
  expect(wayInto(FRAME, box(100, 200, 40, 40), [BUTTONS])).toEqual([0, 0])
})
test('what lies beyond the frame comes in by the shortest way', () => {
  expect(wayInto(FRAME, box(-30, 200, 40, 40), [BUTTONS])).toEqual([42, 0])
  expect(wayInto(FRAME, box(100, 390, 40, 40), [])).toEqual([0, -42])
})
test('what lies under a button comes out from under it', () => {
  expect(wayInto(FRAME, box(300, 340, 40, 40), [BUTTONS])).toEqual([0, -42])
})
test('what is too large for that is only brought in', () => {
  expect(wayInto(FRAME, box(20, 110, 360, 280), [BUTTONS])).toEqual([0, 2])
})
