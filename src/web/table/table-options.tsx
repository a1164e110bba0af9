// What a table is played with, where that is not the usual.
import { contentOption, optionText } from '../../core/content.ts'
import type { Option, Words } from '../../core/game.ts'
import type { Snapshot } from '../source/source.ts'
import { useWords } from '../words/language.tsx'

interface TableOptionsProps {
  readonly snapshot: Snapshot
  /** The options that the game has: from its own meta, so that a table does not load those of all games. */
  readonly offered: readonly Option[]
  readonly words: Words
}

export function TableOptions({ snapshot, offered, words: { options } }: TableOptionsProps) {
  const words = useWords()
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
