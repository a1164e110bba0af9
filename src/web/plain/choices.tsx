// Everything that can be done, verb by verb, each with what would be told of it. A long list is narrowed by the places that are touched.
import type { ReactNode } from 'react'
import { kindOf } from '../../core/action.ts'
import type { Game } from '../../core/game.ts'
import { Place } from '../board/place.tsx'
import type { Choice } from '../table/choice.ts'
import type { ChoicesProps } from '../table/face.ts'
import { useSpoken } from '../words/language.tsx'
import { PHRASES } from './phrases.ts'
import './plain.css'

/** More than so many are looked through by places. */
const LONG_LIST = 24

type Props = ChoicesProps & { readonly game: Game }

export function Choices(props: Props): ReactNode {
  const { game, fitting, picked } = props
  const verbs = game.kinds
    .map(({ name }, kind) => ({ verb: name, choices: fitting.filter(({ action }) => kindOf(action) === kind) }))
    .filter(({ choices }) => choices.length > 0)
  return (
    <div className="choices plain-choices">
      {(fitting.length > LONG_LIST || picked.length > 0) && <Narrowing {...props} />}
      {verbs.map(({ verb, choices }) => (
        <fieldset key={verb}>
          <legend className={verbs.length === 1 ? 'unseen' : undefined}>{verb}</legend>
          {choices.map((choice) => (
            <Do key={choice.action} {...props} choice={choice} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function Do({ game, choice, ready, take, label }: Props & { readonly choice: Choice }): ReactNode {
  return (
    <button
      type="button"
      className="btn"
      aria-pressed={ready ? ready.action === choice.action : undefined}
      title={game.format(choice.action)}
      onClick={() => take(choice)}
    >
      {label(choice.action)}
    </button>
  )
}

function Narrowing({ open, picked }: Props): ReactNode {
  const { narrow } = PHRASES[useSpoken().language]
  return (
    <fieldset className="plain-places">
      <legend>{narrow}</legend>
      {[...new Set([...picked, ...open])].map((place) => (
        <Place key={place} place={place} label={place.replaceAll(':', ' ')} className="btn plain">
          {place.replaceAll(':', ' ')}
        </Place>
      ))}
    </fieldset>
  )
}
