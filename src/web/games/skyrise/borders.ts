// A content pack may say that other districts are adjacent than our drawing shows. Then the drawing is not believed: lines join what is adjacent.
import { lowestBit } from '../../../core/bits.ts'
import { FIRST_DISTRICT, PLATFORMS, WORD_OF } from '../../../games/skyrise/board.ts'
import { content } from '../../../games/skyrise/content.ts'
import type { State } from '../../../games/skyrise/state.ts'

/** The pairs of adjacent districts on platforms whose borders are not the drawn ones. */
export function undrawnBorders(tables: State['tables']): (readonly [number, number])[] {
  return PLATFORMS.flatMap((id, platform) => {
    const from = FIRST_DISTRICT[platform]
    const drawn = content.printed.platforms[id].borders.map(([a, b]) => `${from + a - 1} ${from + b - 1}`)
    const pairs = Array.from({ length: FIRST_DISTRICT[platform + 1] - from }, (_, i) => from + i).flatMap((district) => {
      const others: (readonly [number, number])[] = []
      for (let rest = tables.borders[district]; rest !== 0; rest &= rest - 1)
        others.push([district, WORD_OF[platform] * 32 + lowestBit(rest)])
      return others.filter(([a, b]) => a < b)
    })
    return pairs.length === drawn.length && pairs.every((pair) => drawn.includes(pair.join(' '))) ? [] : pairs
  })
}
