// On the front page: the lesson that was begun and not finished, and how far one had come.
import { useEffect, useState } from 'react'
import { Link } from '../link.tsx'
import { useSpoken } from '../words/language.tsx'
import { progressOf } from './progress.ts'
import { type Lesson, loadLesson } from './shelf.ts'
import { useLessonWords } from './words/language.ts'
import './left-off.css'

export function LeftOff({ id }: { readonly id: string }) {
  const says = useLessonWords()
  const { language, words } = useSpoken()
  const [lesson, setLesson] = useState<Lesson | null>(null)
  useEffect(() => {
    let wanted = true
    loadLesson(id, language).then(
      (found) => wanted && setLesson(found),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [id, language])
  const step = progressOf(id)?.step ?? 0
  if (!lesson) return null
  return (
    <section className="left-off" aria-label={words.nav.learn}>
      <p>
        <b>{lesson.text.title}</b>
        <span className="soft">{says.stepOf(Math.min(step + 1, lesson.plot.steps.length), lesson.plot.steps.length)}</span>
      </p>
      <Link className="btn" to={{ page: 'lesson', id }}>
        {says.goOnHere}
      </Link>
    </section>
  )
}
