// How this board's drawings are written down: shapes of a custom property's colour, with a line of another.

/** Fill, line width and outline; then the colour of the line, which is the leading where none is named. Colours are custom properties, '' is none. */
export type Shape = readonly [fill: string, line: number, d: string, stroke?: string]

export interface Drawing {
  readonly box: string
  /** Fills its frame and is cut at the edges, as a scene is. */
  readonly slice?: boolean
  readonly shapes: readonly Shape[]
}

/** A circle as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
