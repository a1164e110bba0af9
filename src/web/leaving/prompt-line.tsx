// Above the question, in the prompt's box: what somebody asks of all, or that one's own time runs out. It covers nothing that can be chosen.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Standing } from '../table/standing.ts'
import { AskLine, type LineProps } from './ask-line.tsx'
import { warningOf } from './offered.ts'
import { useLeavingWords } from './use-leaving-words.ts'
import { WarningLine } from './warning-line.tsx'
import './leaving.css'

export interface PromptLineProps extends Omit<LineProps, 'words'> {
  readonly snapshot: Standing
  /** Opens the menu, where a holiday is taken. */
  showMenu(): void
}

export function PromptLine({ snapshot, seats, showMenu }: PromptLineProps): ReactNode {
  const words = useLeavingWords()
  const warning = warningOf(snapshot)
  // A warning that was closed comes back only when the time ends at another moment.
  const [closed, setClosed] = useState<string | null>(null)
  const line = useRef<HTMLDivElement>(null)
  const isShown = words !== null && (snapshot.ask !== undefined || (warning !== null && warning !== closed))
  useLayoutEffect(() => {
    const prompt = line.current?.closest<HTMLElement>('.prompt')
    if (!prompt || !isShown) return
    prompt.dataset.line = ''
    return () => {
      delete prompt.dataset.line
    }
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={line} className="prompt-line" data-warns={snapshot.ask ? undefined : ''}>
      {snapshot.ask ? (
        <AskLine key={snapshot.ask.id} {...{ snapshot, seats, words }} ask={snapshot.ask} />
      ) : (
        <WarningLine {...{ snapshot, words, showMenu }} close={() => setClosed(warning)} />
      )}
    </div>
  )
}
