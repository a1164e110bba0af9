// One sentence of the log: words, with facts drawn where a face draws them.
import { Fragment } from 'react'
import type { Words } from '../../core/game.ts'
import type { Line } from '../../wire/positions.ts'
import type { GameFace } from './face.ts'

interface LineProps {
  readonly line: Line
  readonly Fact: GameFace['Fact']
  readonly words: Words
}

export function LogLine({ line, Fact, words }: LineProps) {
  return sentenceParts(words.log[line.event] ?? line.event).map((part, i) => {
    const key = `${i} ${part.text}`
    return <Fragment key={key}>{part.isFact ? <Fact fact={part.text} value={line.facts[part.text]} words={words} /> : part.text}</Fragment>
  })
}

/** A sentence with its `{{facts}}` told apart from its words. */
function sentenceParts(sentence: string): { readonly text: string; readonly isFact: boolean }[] {
  return sentence
    .split(/\{\{(\w+)\}\}/)
    .map((text, i) => ({ text, isFact: i % 2 === 1 }))
    .filter((part) => part.text !== '')
}
