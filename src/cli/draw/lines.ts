// Lines of a drawing: a head, and what belongs to it.

const MARGIN = 15
const WIDTH = 80

/** A head and what belongs to it, broken where the line is full. Colours are not counted as characters. */
export function listed(head: string, items: readonly string[]): string[] {
  const lines: string[] = []
  let line = head.padEnd(MARGIN)
  let width = MARGIN
  for (const item of items) {
    const bare = bareLength(item) + 2
    if (width + bare > WIDTH && width > MARGIN) {
      lines.push(line.trimEnd())
      line = ' '.repeat(MARGIN)
      width = MARGIN
    }
    line += `${item}  `
    width += bare
  }
  return [...lines, line.trimEnd()]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the codes that colours are made of
const bareLength = (text: string): number => text.replace(/\x1b\[\d+m/g, '').length
