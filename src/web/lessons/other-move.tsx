// Another move than the awaited one: its name, what is to be said of it, and whether it is to be played. Nothing has been done yet.
import type { ReactNode } from 'react'
import { planOf } from '../table/plan.ts'
import { useWords } from '../words/language.tsx'
import type { CoachProps } from './coached.ts'
import { answerTo } from './plot.ts'
import { Said } from './said.tsx'
import { useLessonWords } from './words/language.ts'

export function OtherMove({ table, course, text, turn, seats, faceWords }: CoachProps): ReactNode {
  const says = useLessonWords()
  const { between } = useWords().table
  const { script } = table
  const { other, step } = course
  const plan = turn.reading?.plan
  if (!other || !plan) return null
  const named = other.map((action, i) => faceWords.label(planOf(plan, other.slice(0, i)).after, plan.seat, action)).join(between)
  const answer = answerTo(script.plot.steps[step], other.map(script.game.format))
  const said = text.steps[step]
  return (
    <section className="coach-other" role="status">
      <h3>{says.chose(named)}</h3>
      <p>
        <Said text={answer === null ? said.other : said.others[answer]} seats={seats} /> {says.nothingDone}
      </p>
      <div>
        <button type="button" className="btn" onClick={table.playOther} data-play-it>
          {says.playIt}
        </button>
        <button type="button" className="btn plain" onClick={table.dropOther} data-back-to-step>
          {says.backToStep}
        </button>
      </div>
    </section>
  )
}
