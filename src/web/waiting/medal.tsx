// Who sits: a letter in the seat's colour, the bot's sign, or an empty place.
import type { SeatInfo } from '../../wire/seats.ts'
import { Portrait } from '../opponents/portrait.tsx'

interface MedalProps extends Pick<SeatInfo, 'kind' | 'name'> {
  /** The bot's id. */
  readonly bot: string
}

export function Medal({ kind, name, bot }: MedalProps) {
  if (kind === 'bot') return <Portrait bot={bot} />
  if (kind === 'person')
    return (
      <span className="medal" aria-hidden="true">
        {Array.from(name)[0]?.toUpperCase()}
      </span>
    )
  return <span className="medal hole" aria-hidden="true" />
}
