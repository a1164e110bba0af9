// What an explanation must not cover: whatever can be chosen, and the slip.
import type { Box } from './beside.ts'

const LIT = '[data-place]:is([data-open="true"]:not([data-lit="false"]), [data-lit="true"])'

export const toKeepInSight = (but: Element): Box[] =>
  [...document.querySelectorAll(`${LIT}, .slip, .prompt .end`)].filter((each) => each !== but).flatMap(boxesOf)

/** So many boxes along a line: the one box around it all would keep half the map free. */
const ALONG = 6

/** Where something is drawn: one box, or several along a line (`place-line`). */
export function boxesOf(element: Element): Box[] {
  const line = element.querySelector('.place-line')
  const toScreen = line instanceof SVGPathElement ? line.getScreenCTM() : null
  if (!(line instanceof SVGPathElement) || !toScreen) return [element.getBoundingClientRect()]
  const length = line.getTotalLength()
  const half = length / ALONG / 2
  return Array.from({ length: ALONG }, (_, i) => {
    const { x, y } = line.getPointAtLength((i + 0.5) * (length / ALONG)).matrixTransform(toScreen)
    const reach = half * toScreen.a
    return { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }
  })
}
