// Sentences of the rules: their marks, and the rules that they name as tags.
import { createElement, Fragment, type ReactNode } from 'react'
import { type Book, ruleIn } from './book.ts'
import type { Rule } from './chapters.ts'
import { RuleTag } from './rule-tag.tsx'

/** Parts of a text have no name of their own, and never move: they are children as they stand. */
const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

/** A rule of the reference. What is ours is marked as ours. */
export function RuleSaid({ rule, book }: { readonly rule: Rule; readonly book: Book }): ReactNode {
  const parts = rule.says.split(/_([^_]+)_/)
  return inOrder(
    parts.map((part, i) =>
      i % 2 === 0 ? tagged(part.replace(/[*`]/g, ''), book, rule.number) : marked(part, rule.marks[(i - 1) / 2], book),
    ),
  )
}

function marked(part: string, mark: Rule['marks'][number] | undefined, { words }: Book): ReactNode {
  if (mark === 'ruling') return <em>{words.ourRuling}</em>
  if (mark !== 'reconstructed') return <em>{part}</em>
  return (
    <i>
      {part} <em>{words.reconstructed}</em>
    </i>
  )
}

interface TaughtProps {
  readonly text: string
  /** Where a rule is shown by another page than this one. */
  open?: (number: string) => void
}

/** A sentence of a teaching text or a card: `[B3]` is a tag, `*this*` counts most. */
export function Taught({ text, open }: TaughtProps): ReactNode {
  return inOrder(text.split(/(\[[A-Z]+\d+\]|\*[^*]+\*)/).map(drawn))

  function drawn(part: string): ReactNode {
    if (part.startsWith('[')) return <RuleTag number={part.slice(1, -1)} open={open} />
    return part.startsWith('*') ? <b>{part.slice(1, -1)}</b> : part
  }
}

/** A text in which every rule that it names is a tag. */
function tagged(text: string, book: Book, own: string): ReactNode {
  return inOrder(text.split(/\b([A-Z]{1,2}\d{1,2})\b/).map(drawn))

  function drawn(part: string, i: number): ReactNode {
    return i % 2 === 1 && part !== own && ruleIn(book, part) ? <RuleTag number={part} /> : part
  }
}
