import { type Lessons, lessonOf, type Teaching } from '../../../rules/teach.ts'
import { PARTS, type Part } from './parts.ts'

export const lessons: Lessons = {
  'brass-birmingham': [
    lessonOf({
      id: 'brass-birmingham',
      parts: PARTS,
      pictures: async () => (await import('./pictures.tsx')).pictures,
      texts: import.meta.glob<Record<string, Teaching<Part>>>('./{en,ru,uk,zh-Hant}.ts'),
    }),
  ],
}
