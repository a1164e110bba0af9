// On one's own way: a piece of advice a turn, and the way back.
import type { ReactNode } from 'react'
import { RuleTag } from '../rules/rule-tag.tsx'
import type { CoachProps } from './coached.ts'
import { Said } from './said.tsx'
import { useLessonWords } from './words/language.ts'

export function FreePlay({ table, course, text, playOn, turn, seats }: CoachProps): ReactNode {
  const says = useLessonWords()
  return (
    <>
      <div className="coach-says">
        <p className="coach-what">{says.freeSays}</p>
        <p className="coach-why">
          <b>{says.remember}:</b> <Said text={text.advice[course.freeTurns % text.advice.length]} seats={seats} />
        </p>
        {turn.says && (
          <p className="refused coach-refused" role="alert">
            {turn.says} {turn.why && <RuleTag number={turn.why.rule} why={turn.why} />}
          </p>
        )}
      </div>
      <footer>
        <span className="coach-move" />
        <button type="button" className="btn plain" onClick={playOn} data-play-on>
          {says.withoutCoach}
        </button>
        <button type="button" className="btn" onClick={table.back} data-back-to-lesson>
          {says.backToLesson}
        </button>
      </footer>
    </>
  )
}
