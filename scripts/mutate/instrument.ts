// Writes every change of a file into it at once, each behind a question: `(__mutant(12)?(a <= b):(a < b))`. Which one is made is said when the
// tests run, so that the file is read once for all of them.
import { childrenOf, type Node, parsed, type Site } from './mutants.ts'

/** A change with its number. */
export type Numbered = Site & { readonly id: number }

/** A file with all its changes. */
export function instrumented(code: string, file: string, sites: readonly Numbered[]): string {
  const changes = new Map<string, Numbered[]>()
  for (const site of sites) changes.set(keyOf(site.node), [...(changes.get(keyOf(site.node)) ?? []), site])

  function written(node: Node): string {
    let text = ''
    let from = node.start
    for (const child of childrenOf(node)) {
      if (child.start < from) continue // a shorthand property is its own value, perhaps with a default
      text += code.slice(from, child.start) + written(child)
      from = child.end
    }
    text += code.slice(from, node.end)
    const here = changes.get(keyOf(node)) ?? []
    if (node.type === 'ExpressionStatement') return statement(text, here)
    return here.reduceRight((inner, { id, text: other }) => `(__mutant(${id})?(${other}):(${inner}))`, text)
  }

  const program = parsed(code, file)
  return code.slice(0, program.start) + written(program) + code.slice(program.end)
}

/**
 * In braces, because a line that began with a parenthesis would belong to the one before; and in braces again, because an `else` would follow
 * the question. What nothing is asked about stays bare: a constructor that declares fields calls `super` in no braces.
 */
function statement(text: string, here: readonly Numbered[]): string {
  if (here.length === 0 && !text.startsWith('(')) return text
  return `{${here.map(({ id }) => `if(!__mutant(${id}))`).join('')}{${text}}}`
}

const keyOf = ({ type, start, end }: Node): string => `${type} ${start} ${end}`
