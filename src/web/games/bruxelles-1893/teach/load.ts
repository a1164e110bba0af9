// What teaches both editions, the expansion and the variant.
import { loading } from '../../../board/words.ts'
import { type Lessons, lessonOf, type Teaching } from '../../../rules/teach.ts'
import { BELLE_EPOQUE_PARTS, type BelleEpoquePart, PARTS, type Part, VARIANT_PARTS, type VariantPart } from './parts.ts'

const drawings = async () => (await import('./drawings.tsx')).AllDrawings

export const lessons: Lessons = {
  'bruxelles-1893': [
    lessonOf({
      id: 'first',
      parts: PARTS,
      pictures: async () => (await import('./pictures.tsx')).first,
      drawings,
      text: loading<Teaching<Part>>({
        en: async () => (await import('./first/en.ts')).en,
        ru: async () => (await import('./first/ru.ts')).ru,
        uk: async () => (await import('./first/uk.ts')).uk,
        'zh-Hant': async () => (await import('./first/zh-Hant.ts')).zhHant,
      }),
    }),
  ],
  'bruxelles-1893-revised': [
    lessonOf({
      id: 'revised',
      parts: PARTS,
      pictures: async () => (await import('./pictures.tsx')).revised,
      drawings,
      text: loading<Teaching<Part>>({
        en: async () => (await import('./revised/en.ts')).en,
        ru: async () => (await import('./revised/ru.ts')).ru,
        uk: async () => (await import('./revised/uk.ts')).uk,
        'zh-Hant': async () => (await import('./revised/zh-Hant.ts')).zhHant,
      }),
    }),
    lessonOf({
      id: 'belle-epoque',
      option: 'belle-epoque',
      parts: BELLE_EPOQUE_PARTS,
      pictures: async () => (await import('./pictures.tsx')).belleEpoque,
      text: loading<Teaching<BelleEpoquePart>>({
        en: async () => (await import('./belle-epoque/en.ts')).en,
        ru: async () => (await import('./belle-epoque/ru.ts')).ru,
        uk: async () => (await import('./belle-epoque/uk.ts')).uk,
        'zh-Hant': async () => (await import('./belle-epoque/zh-Hant.ts')).zhHant,
      }),
    }),
    lessonOf({
      id: 'variant',
      option: 'variant',
      parts: VARIANT_PARTS,
      pictures: async () => (await import('./pictures.tsx')).variant,
      text: loading<Teaching<VariantPart>>({
        en: async () => (await import('./variant/en.ts')).en,
        ru: async () => (await import('./variant/ru.ts')).ru,
        uk: async () => (await import('./variant/uk.ts')).uk,
        'zh-Hant': async () => (await import('./variant/zh-Hant.ts')).zhHant,
      }),
    }),
  ],
}
