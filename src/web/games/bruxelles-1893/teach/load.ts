// What teaches both editions, the expansion and the variant.
import { type Lessons, lessonOf, type Teaching } from '../../../rules/teach.ts'
import { BELLE_EPOQUE_PARTS, type BelleEpoquePart, PARTS, type Part, VARIANT_PARTS, type VariantPart } from './parts.ts'

const drawings = async () => (await import('./drawings.tsx')).AllDrawings

export const lessons: Lessons = {
  'bruxelles-1893': [
    lessonOf({
      id: 'first',
      without: ['V', 'BE', 'BP', 'BC', 'BT'],
      parts: PARTS,
      pictures: async () => (await import('./pictures.tsx')).first,
      drawings,
      texts: import.meta.glob<Record<string, Teaching<Part>>>('./first/*.ts'),
    }),
  ],
  'bruxelles-1893-revised': [
    lessonOf({
      id: 'revised',
      parts: PARTS,
      pictures: async () => (await import('./pictures.tsx')).revised,
      drawings,
      texts: import.meta.glob<Record<string, Teaching<Part>>>('./revised/*.ts'),
    }),
    lessonOf({
      id: 'belle-epoque',
      option: 'belle-epoque',
      chapters: ['BE', 'BP', 'BC', 'BT'],
      parts: BELLE_EPOQUE_PARTS,
      pictures: async () => (await import('./pictures.tsx')).belleEpoque,
      texts: import.meta.glob<Record<string, Teaching<BelleEpoquePart>>>('./belle-epoque/*.ts'),
    }),
    lessonOf({
      id: 'variant',
      option: 'variant',
      chapters: ['V'],
      parts: VARIANT_PARTS,
      pictures: async () => (await import('./pictures.tsx')).variant,
      texts: import.meta.glob<Record<string, Teaching<VariantPart>>>('./variant/*.ts'),
    }),
  ],
}
