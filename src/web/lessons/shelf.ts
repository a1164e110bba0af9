// The lessons there are: found by their folders (`games/GAME/lessons/NAME/`), and loaded when somebody asks for them.
import type { Language } from '../../core/words.ts'
import { NoSuchTable } from '../source/source.ts'
import { type Plot, plotOf } from './plot.ts'
import { type LessonText, textOf } from './text.ts'

const PLOTS = import.meta.glob<string>('../../games/*/lessons/*/plot.txt', { query: '?raw', import: 'default' })
const TEXTS = import.meta.glob<string>('../../games/*/lessons/*/{en,ru,uk,zh-Hant}.txt', { query: '?raw', import: 'default' })

const idOf = (path: string): string => path.replace(/^.*\/games\/([^/]+)\/lessons\/([^/]+)\/.*$/, '$1/$2')

/** Lessons by the folder of their game and their own: `splendor/first`. */
export const LESSON_IDS: readonly string[] = Object.keys(PLOTS).map(idOf).sort()

/** The one that somebody who knows no game begins with. */
export const FIRST_LESSON = 'splendor/first'

export async function loadPlot(id: string): Promise<Plot> {
  const path = Object.keys(PLOTS).find((each) => idOf(each) === id)
  if (!path) throw new NoSuchTable(id)
  return plotOf(await PLOTS[path](), id)
}

async function loadText(plot: Plot, language: Language): Promise<LessonText> {
  const path = Object.keys(TEXTS).find((each) => idOf(each) === plot.id && each.endsWith(`/${language}.txt`))
  if (!path) throw new NoSuchTable(`${plot.id} (${language})`)
  return textOf(await TEXTS[path](), plot, language)
}

export interface Lesson {
  readonly plot: Plot
  readonly text: LessonText
}

export async function loadLesson(id: string, language: Language): Promise<Lesson> {
  const plot = await loadPlot(id)
  return { plot, text: await loadText(plot, language) }
}
