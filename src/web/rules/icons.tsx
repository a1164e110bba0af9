// Words and icons: the legend of the face, in the language of the rules.
import type { ReactNode } from 'react'
import type { LegendEntry } from '../board/explained.ts'
import { capital } from '../board/words.ts'
import '../board/legend.css'

export function Icons({ entries }: { readonly entries: readonly LegendEntry[] }): ReactNode {
  return (
    <div className="legend">
      <dl>
        {entries.map(({ picture, word, means }) => (
          <div key={word}>
            <dt>
              <span aria-hidden="true">{picture}</span>
              {capital(word)}
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
