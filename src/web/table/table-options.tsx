// What a table is played with, where that is not the usual.
import { contentOption, optionText } from '../../core/content.ts'
import type { Words } from '../../core/game.ts'
import { metas } from '../../games/metas.ts'
import type { Snapshot } from '../source/source.ts'
import { useWords } from '../words/language.tsx'

export function TableOptions({ snapshot, words: { options } }: { readonly snapshot: Snapshot; readonly words: Words }) {
  const words = useWords()
  const offered = metas.find(({ id }) => id === snapshot.game)?.options ?? []
  const chosen = offered.filter(({ key, default: usual }) => (snapshot.options[key] ?? usual) !== usual)
  if (chosen.length === 0) return null
  return (
    <dl className="table-options">
      {chosen.map(({ key, says }) => {
        const value = snapshot.options[key]
        return (
          <div key={key}>
            <dt>{key === contentOption.key ? words.newTable.content : (options?.[key]?.says ?? says)}</dt>
            <dd>{options?.[key]?.values[value] ?? optionText(key, value)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
