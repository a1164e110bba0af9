// What a table is played with, where that is not the usual.
import { contentOption, optionText } from '../../core/content.ts'
import type { Option, Words } from '../../core/game.ts'
import type { Snapshot } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import './table-options.css'

interface TableOptionsProps {
  readonly snapshot: Pick<Snapshot, 'options'>
  /** The options that the game has: from its own meta, so that a table does not load those of all games. */
  readonly offered: readonly Option[]
  /** The options in the reader's language. */
  readonly words: Words['options']
}

/** Those that were not left as they are. */
export const chosenOptions = ({ options }: Pick<Snapshot, 'options'>, offered: readonly Option[]): readonly Option[] =>
  offered.filter(({ key, default: usual }) => (options[key] ?? usual) !== usual)

export function TableOptions({ snapshot, offered, words: options }: TableOptionsProps) {
  const words = useWords()
  const chosen = chosenOptions(snapshot, offered)
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
