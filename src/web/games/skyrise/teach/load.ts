import { loading } from '../../../board/words.ts'
import { type Lessons, lessonOf, type Teaching } from '../../../rules/teach.ts'
import { PARTS, type Part } from './parts.ts'

export const lessons: Lessons = {
  skyrise: [
    lessonOf({
      id: 'skyrise',
      parts: PARTS,
      pictures: async () => (await import('./pictures.tsx')).pictures,
      text: loading<Teaching<Part>>({
        en: async () => (await import('./en.ts')).en,
        ru: async () => (await import('./ru.ts')).ru,
        uk: async () => (await import('./uk.ts')).uk,
        'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
      }),
    }),
  ],
}
