// All lessons, game by game, and how far one has come in each.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { titleIn } from '../../core/words.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Link } from '../link.tsx'
import { Scene } from '../shelf/scene.tsx'
import { SHELF } from '../shelf/shelf.ts'
import { useTitle } from '../table/use-title.ts'
import { useSpoken } from '../words/language.tsx'
import { allProgress, type Progress, watchProgress } from './progress.ts'
import { LESSON_IDS, type Lesson, loadLesson } from './shelf.ts'
import { useLessonWords } from './words/language.ts'
import './learn.css'

export function LearnPage() {
  const says = useLessonWords()
  const { language } = useSpoken()
  const lessons = useLessons()
  const progress = useSyncExternalStore(watchProgress, allProgress)
  useTitle(says.title)
  const taught = SHELF.flatMap((volume) => {
    const own = lessons.filter(({ plot }) => plot.game === volume.meta.id).sort((a, b) => a.plot.order - b.plot.order)
    return own.length > 0 ? [{ volume, own }] : []
  })
  return (
    <PageFrame>
      <div className="learn">
        <h1>{says.title}</h1>
        <p className="lead-in">{says.lead}</p>
        <ul className="learn-games">
          {taught.map(({ volume, own }) => (
            <li key={volume.meta.id}>
              <Scene of={volume} />
              <div>
                <h2>{titleIn(volume.meta, language)}</h2>
                <ol>
                  {own.map((lesson) => (
                    <LessonRow key={lesson.plot.id} lesson={lesson} progress={progress[lesson.plot.id]} />
                  ))}
                </ol>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  )
}

function LessonRow({ lesson: { plot, text }, progress }: { readonly lesson: Lesson; readonly progress: Progress | undefined }) {
  const says = useLessonWords()
  const { isDone = false, step = 0 } = progress ?? {}
  const isBegun = !isDone && step > 0
  return (
    <li>
      <p>
        <b>{text.title}</b>
        <span>{text.about}</span>
        <span className="soft">
          {isBegun ? says.stepOf(step + 1, plot.steps.length) : says.steps(plot.steps.length)} · {says.minutes(plot.minutes)}
          {isDone && ` · ✓ ${says.done}`}
        </span>
      </p>
      <Link className={isBegun ? 'btn act' : 'btn'} to={{ page: 'lesson', id: plot.id }}>
        {isBegun ? says.goOnHere : isDone ? says.onceMore : says.begin}
      </Link>
    </li>
  )
}

/** Every lesson in the reader's language, as far as they have come. */
function useLessons(): readonly Lesson[] {
  const { language } = useSpoken()
  const [lessons, setLessons] = useState<readonly Lesson[]>([])
  useEffect(() => {
    let wanted = true
    Promise.all(LESSON_IDS.map((id) => loadLesson(id, language))).then(
      (all) => wanted && setLessons(all),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [language])
  return lessons
}
