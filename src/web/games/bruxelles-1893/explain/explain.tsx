// What the pieces of Bruxelles say of themselves, chapter by chapter.
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import type { Explainer } from '../../../table/face.ts'
import { sceneOf } from '../scene.ts'
import { architect } from './architect.tsx'
import { artNouveau } from './art-nouveau.tsx'
import { belleEpoque } from './belle-epoque.tsx'
import { brussels } from './brussels.tsx'
import { legendOf } from './legend.tsx'
import type { ExplainWords } from './words.ts'
import './explain.css'

export function explainerIn(w: ExplainWords): Explainer<State> {
  const sorts = { ...artNouveau(w), ...brussels(w), ...architect(w), ...belleEpoque(w) }
  return {
    explain(about, table) {
      const [sort, name = '', whose = ''] = about.split(':')
      return sorts[sort]?.(sceneOf(table), { name, seat: whose === '' ? null : Number(whose) }) ?? null
    },
    legend: ({ s }) => legendOf(w, s),
  }
}
