// One option of a planned game: a choice among named values, or a content pack from a file.
import { useState } from 'react'
import { contentOption, optionText, PRINTED, packText, readPack } from '../../core/content.ts'
import { BadConfig } from '../../core/errors.ts'
import type { Option, OptionWords } from '../../core/game.ts'
import { troubleSaid } from '../frame/trouble.ts'
import { loadGame } from '../shelf/load.ts'
import { useSpoken } from '../words/language.tsx'

interface OptionFieldProps {
  readonly game: string
  readonly option: Option
  readonly value: string
  /** The option in the reader's language, once it is loaded. */
  readonly words: OptionWords | undefined
  choose(value: string): void
}

export function OptionField(props: OptionFieldProps) {
  const { option, value, words, choose } = props
  if (option.key === contentOption.key) return <ContentField {...props} />
  return (
    <label className="field">
      <span>{words?.says ?? option.says}</span>
      <select className="box" value={value} onChange={(event) => choose(event.target.value)}>
        {option.values.map((each) => (
          <option key={each} value={each}>
            {words?.values[each] ?? each}
          </option>
        ))}
      </select>
    </label>
  )
}

function ContentField({ game, option: { key }, value, choose }: OptionFieldProps) {
  const spoken = useSpoken()
  const { words } = spoken
  const [says, setSays] = useState<string | null>(null)
  const read = async (file: File) => {
    try {
      choose(packText(readPack(await loadGame(game), await file.text())))
      setSays(null)
    } catch (error) {
      if (!(error instanceof BadConfig)) throw error
      setSays(`${file.name}: ${await troubleSaid(error, spoken)}`)
    }
  }
  return (
    <fieldset className="field">
      <legend>{words.newTable.content}</legend>
      <p className="content-pack">
        <b>{value === PRINTED ? words.newTable.contentOurs : optionText(key, value)}</b>
        <label className="file-choice">
          <span className="btn">{words.newTable.contentChoose}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) read(file)
            }}
          />
        </label>
        {value !== PRINTED && (
          <button type="button" className="btn" onClick={() => choose(PRINTED)}>
            {words.newTable.contentOurs}
          </button>
        )}
      </p>
      {says && (
        <p className="refused" role="alert">
          {says}
        </p>
      )}
    </fieldset>
  )
}
