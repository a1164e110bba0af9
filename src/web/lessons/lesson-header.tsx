// The header of a lesson: what is learnt, how far one is, the rules, the way out.
import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { openRules } from '../rules/open.ts'
import { SmallWordmark } from '../table/table-header.tsx'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'
import { Dots } from './dots.tsx'
import type { Lesson } from './shelf.ts'
import { useLessonWords } from './words/language.ts'

export function LessonHeader({ lesson: { text }, step }: { readonly lesson: Lesson; readonly step: number }): ReactNode {
  const words = useWords()
  const says = useLessonWords()
  useTitle(text.title)
  return (
    <header className="bar lesson-bar">
      <SmallWordmark />
      <h1>
        {text.title}
        <span>{says.realTable}</span>
      </h1>
      <p className="lesson-where">
        <Dots step={step} steps={text.steps.length} />
        <span>{says.stepOf(step + 1, text.steps.length)}</span>
      </p>
      <button type="button" className="quiet lesson-rules" onClick={openRules}>
        {words.nav.rules}
      </button>
      <Link className="quiet" to={{ page: 'learn' }} data-leave>
        {says.leave}
      </Link>
    </header>
  )
}
