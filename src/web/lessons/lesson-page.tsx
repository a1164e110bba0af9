// A lesson: a real table with a coach. It is opened where one left it.
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Growing } from '../frame/growing.tsx'
import { TroublePage } from '../frame/in-trouble.tsx'
import { Link } from '../link.tsx'
import { go } from '../router.ts'
import { settings } from '../settings.ts'
import { loadFace } from '../shelf/load.ts'
import { localStore } from '../source/local-store.ts'
import { think } from '../source/thinking.ts'
import { isStill } from '../still.ts'
import type { GameFace } from '../table/face.ts'
import type { Guide } from '../table/guide.ts'
import { Room } from '../table/room.tsx'
import { useFaceWords, useSnapshot } from '../table/use-table.ts'
import { useSpoken } from '../words/language.tsx'
import { guidedTurn } from './awaited.ts'
import { Coach } from './coach.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { type LessonTable, openLessonTable } from './lesson-table.ts'
import { keepStep, progressOf } from './progress.ts'
import { scriptOf } from './script.ts'
import { LESSON_IDS, type Lesson, loadLesson } from './shelf.ts'
import { useLessonWords } from './words/language.ts'
import '../table/table.css'
import './lesson.css'

/** So that another's move is seen to follow. */
const PAUSE = 900

interface Opened {
  readonly table: LessonTable
  readonly face: GameFace
}

export function LessonPage({ id }: { readonly id: string }) {
  const { words } = useSpoken()
  const [opened, setOpened] = useState<Opened | { readonly error: unknown } | null>(null)
  const lesson = useLesson(id)
  const you = words.newTable.you
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson is opened once, whatever language it is read in afterwards
  useEffect(() => {
    let isLeft = false
    let table: LessonTable | undefined
    open(id, you).then(
      (found) => {
        table = found.table
        if (isLeft) table.source.close()
        else setOpened(found)
      },
      (error: unknown) => !isLeft && setOpened({ error }),
    )
    return () => {
      isLeft = true
      table?.source.close()
    }
  }, [id])
  if (opened && 'error' in opened) return <TroublePage error={opened.error} />
  return opened && lesson ? <LessonRoom {...opened} lesson={lesson} /> : <Growing />
}

async function open(id: string, you: string): Promise<Opened> {
  const { plot, text } = await loadLesson(id, settings().language)
  const face = await loadFace(plot.game)
  const script = scriptOf(plot, face.game)
  const kept = progressOf(id)
  const step = kept && !kept.isDone ? Math.min(kept.step, plot.steps.length - 1) : 0
  const table = openLessonTable(script, step, {
    store: localStore(),
    think,
    pause: isStill() ? 0 : PAUSE,
    names: { table: text.title, you: settings().name || you },
    keep: (at) => keepStep(id, at, at === plot.steps.length - 1),
  })
  return { table, face }
}

/** The lesson in the reader's language; the last one while the next is on its way. */
function useLesson(id: string): Lesson | null {
  const { language } = useSpoken()
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
  return lesson
}

function LessonRoom({ table, face, lesson }: Opened & { readonly lesson: Lesson }) {
  const snapshot = useSnapshot(table.source)
  const course = useSyncExternalStore(table.subscribe, table.course)
  const faceWords = useFaceWords(face, snapshot.options)
  const { text } = lesson
  const playOn = useCallback(async () => go({ page: 'table', id: await table.playOn(text.title) }), [table, text])
  const guide = useMemo<Guide>(
    () => ({
      header: () => <LessonHeader lesson={lesson} step={course.step} />,
      says: (turn) => (turn.isChoosing ? 'choosing' : ''),
      guided: (turn) => guidedTurn(turn, table.script, course),
      coach: (scene) => <Coach {...scene} {...{ table, course, text, playOn }} onward={<Onward lesson={lesson} />} />,
    }),
    [lesson, course, table, text, playOn],
  )
  const { position } = snapshot
  if (!faceWords || !position) return <Growing />
  return <Room source={table.source} {...{ face, faceWords, guide }} snapshot={{ ...snapshot, position }} />
}

/** The next lesson of the same game, where there is one. */
function Onward({ lesson: { plot } }: { readonly lesson: Lesson }) {
  const says = useLessonWords()
  const [next, setNext] = useState<string | null>(null)
  const { language } = useSpoken()
  useEffect(() => {
    let wanted = true
    const folder = plot.id.split('/')[0]
    Promise.all(LESSON_IDS.filter((id) => id.startsWith(`${folder}/`)).map((id) => loadLesson(id, language))).then(
      (all) =>
        wanted && setNext(all.find((other) => other.plot.game === plot.game && other.plot.order === plot.order + 1)?.plot.id ?? null),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [plot, language])
  return (
    <Link className="btn plain" to={next ? { page: 'lesson', id: next } : { page: 'learn' }} data-onward>
      {next ? says.nextLesson : says.moreLessons}
    </Link>
  )
}
