// Choosing an opponent: who there is, how strong, and what they are like.

import { ratingOf } from '../../bots/levels/ratings.ts'
import { LEVELS, levelOf } from '../../bots/levels/roster.ts'
import { capital } from '../board/words.ts'
import { Portrait } from './portrait.tsx'
import { useOpponentWords } from './use-opponent-words.ts'
import type { Named, OpponentWords } from './words/opponent-words.ts'

interface ChosenProps {
  readonly bot: string
  /** Ratings are a game's own. */
  readonly game: string
}

interface SelectProps extends ChosenProps {
  readonly label: string
  readonly className: string
  choose(bot: string): void
}

/** The levels in a list, and whoever sits there already. */
export function OpponentSelect({ bot, game, label, className, choose }: SelectProps) {
  const words = useOpponentWords()
  const offered: readonly string[] = levelOf(bot) ? LEVELS : [...LEVELS, bot]
  return (
    <select className={className} aria-label={label} value={bot} onChange={(event) => choose(event.target.value)}>
      {offered.map((id) => (
        <option key={id} value={id}>
          {optionText(id, game, words)}
        </option>
      ))}
    </select>
  )
}

function optionText(id: string, game: string, words: OpponentWords | null): string {
  const rating = ratingOf(id, game)
  return rating === null ? opponentName(id, words) : `${opponentName(id, words)} · ${rating}`
}

/** Who it is, in a picture and a sentence. */
export function OpponentLine({ bot, game }: ChosenProps) {
  const words = useOpponentWords()
  return (
    <span className="opponent">
      <Portrait bot={bot} />
      {words && (
        <small>
          {opponentSays(bot, words)} <span className="rating">{capital(ratingText(bot, game, words))}</span>
        </small>
      )}
    </span>
  )
}

/** What ratings are, where some are shown. */
export function RatingNote() {
  const words = useOpponentWords()
  return words && <p className="soft">{words.ratingSays}</p>
}

/** A bot by its name, or its id where it has none. */
export function opponentName(bot: string, words: OpponentWords | null): string {
  return words && isNamed(bot, words) ? words.who[bot].name : bot
}

/** What it is like. */
export const opponentSays = (bot: string, words: OpponentWords): string => (isNamed(bot, words) ? words.who[bot].says : '')

/** How strong it is in a game. */
export function ratingText(bot: string, game: string, words: OpponentWords): string {
  const rating = ratingOf(bot, game)
  return rating === null ? words.unrated : words.rated(rating)
}

const isNamed = (bot: string, words: OpponentWords): bot is Named => Object.hasOwn(words.who, bot)
