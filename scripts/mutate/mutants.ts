// Where a file can be changed, and into what. A change is sensible when somebody could have made it by mistake: a bound missed by one, a branch
// always taken, a line forgotten. Words and tables of data are left alone: they are held against the rulebook, not against tests.
import { parseAst } from 'rolldown/parseAst'

/** One change of a file. */
export interface Mutant {
  /** Counts through all files of a run. */
  readonly id: number
  readonly file: string
  readonly line: number
  /** What stands there, and what is put in its place; both as a person would say it. */
  readonly from: string
  readonly to: string
  /** The line of code, for those who look for it again when numbers have moved. */
  readonly code: string
}

/** A change and where it is made. */
export interface Site extends Omit<Mutant, 'id' | 'file'> {
  readonly node: Node
  /** The whole expression that stands there instead; a statement is left out when there is none. */
  readonly text: string | null
}

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes directly inside a node, in the order of the text; of two that begin at one place the longer is first. */
export function childrenOf(node: Node): Node[] {
  const found = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]))
  return found.filter(isNode).sort((a, b) => a.start - b.start || b.end - a.end)
}

export const parsed = (code: string, file: string): Node =>
  parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node

/** Operators that are taken for one another. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '|',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
  '&=': '|=',
  '^=': '|=',
  '*=': '/=',
}
const METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['some', 'every'],
  ['every', 'some'],
])
/** A list of more numbers is data. */
const MOST_NUMBERS = 4

/** Every sensible change of a file. */
export function sitesOf(code: string, file: string): Site[] {
  const sites: Site[] = []
  const lines = code.split('\n')
  const text = (node: Node) => code.slice(node.start, node.end)

  function add(node: Node, to: string | null, said: { from?: string; to?: string } = {}): void {
    const line = code.slice(0, node.start).split('\n').length
    const from = said.from ?? short(text(node))
    sites.push({ node, text: to, line, from, to: said.to ?? (to === null ? 'nothing' : short(to)), code: lines[line - 1].trim() })
  }

  function visit(node: Node, parent: Node | null): void {
    if (node.type.startsWith('TS') && !VALUES.has(node.type)) return
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
    if (isData(node) || isRoom(node)) return
    if (isCast(node)) return visit(node.left as Node, node)
    changes(node, parent)
    for (const child of childrenOf(node)) visit(child, node)
  }

  function changes(node: Node, parent: Node | null): void {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        return operator(node)
      case 'IfStatement':
      case 'ConditionalExpression':
        return condition(node.test as Node)
      case 'WhileStatement':
        return add(node.test as Node, 'false')
      case 'UnaryExpression':
        if (node.operator === '!' || node.operator === '-' || node.operator === '~') add(node, `(${text(node.argument as Node)})`)
        return
      case 'UpdateExpression':
        // In the head of a loop it would never end.
        if (parent?.type !== 'ForStatement')
          add(
            node,
            text(node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
          )
        return
      case 'Literal':
        return literal(node, parent)
      case 'CallExpression':
        return call(node)
      case 'ExpressionStatement':
        return statement(node)
    }
  }

  function operator(node: Node): void {
    const [left, right] = [node.left, node.right] as readonly Node[]
    const sign = String(node.operator)
    const other = OPERATORS[sign]
    if (other === undefined || (sign === '+' && (isText(left) || isText(right)))) return
    const at = code.indexOf(sign, left.end)
    add(node, code.slice(node.start, at) + other + code.slice(at + sign.length, node.end))
  }

  function condition(test: Node): void {
    add(test, 'true')
    add(test, 'false')
  }

  function literal(node: Node, parent: Node | null): void {
    if (typeof node.value === 'boolean') return add(node, String(!node.value))
    if (typeof node.value !== 'number' || parent?.type === 'TSLiteralType') return
    if (parent?.type === 'UnaryExpression' || isKey(node, parent)) return
    add(node, String(node.value + 1))
    if (node.value >= 1) add(node, String(node.value - 1))
  }

  function call(node: Node): void {
    const callee = node.callee as Node
    const given = node.arguments as readonly Node[]
    if (callee.type === 'MemberExpression' && !callee.computed) {
      const property = callee.property as Node
      const other = METHODS.get(String(property.name))
      if (other) add(node, `${code.slice(node.start, property.start)}${other}${code.slice(property.end, node.end)}`)
      return
    }
    const plain = given.length === 2 && given.every(({ type }) => type === 'Identifier')
    if (plain)
      add(node, `${code.slice(node.start, given[0].start)}${text(given[1])}, ${text(given[0])}${code.slice(given[1].end, node.end)}`)
  }

  function statement(node: Node): void {
    const inner = node.expression as Node
    if (node.directive || inner.type === 'Identifier' || isSuper(inner)) return
    add(node, null)
  }

  visit(parsed(code, file), null)
  return sites
}

/** Nodes of TypeScript that hold values. */
const VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const isText = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')
const isKey = (node: Node, parent: Node | null): boolean => parent?.type === 'Property' && parent.key === node
const isSuper = (node: Node): boolean => node.type === 'CallExpression' && (node.callee as Node).type === 'Super'

/** A long list of numbers, or one of lists. */
function isData(node: Node): boolean {
  if (node.type !== 'ArrayExpression') return false
  const entries = node.elements as readonly (Node | null)[]
  const isNumber = (entry: Node | null) => entry?.type === 'Literal' && typeof entry.value === 'number'
  return entries.length > MOST_NUMBERS && entries.every((entry) => isNumber(entry) || entry?.type === 'ArrayExpression')
}

/** `x | 0` and `x >>> 0` make an integer and do nothing else. */
function isCast({ type, operator, right }: Node): boolean {
  return type === 'BinaryExpression' && (operator === '|' || operator === '>>>') && isNode(right) && right.value === 0
}

/** A list made with room for so many entries: with room for more it is the same list. */
function isRoom({ type, callee }: Node): boolean {
  return type === 'NewExpression' && isNode(callee) && /^(\w+)?Array$/.test(String(callee.name))
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 67)}…` : line
}
