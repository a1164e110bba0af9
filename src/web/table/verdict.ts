// Who won, as a sentence.
import type { Result, Seat } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { UiWords } from '../words/ui-words.ts'

interface Ended {
  readonly result: Pick<Result, 'scores'>
  /** By the names that are shown. */
  readonly seats: readonly SeatInfo[]
  /** The seat that “you” means, if it means one person. */
  readonly you: Seat | null
}

export function verdictOf({ result, seats, you }: Ended, words: UiWords, language: Language): string {
  const winners = result.scores.filter((score) => score.rank === 1).map(({ seat }) => seats[seat])
  if (winners.length > 1) return words.end.shared(new Intl.ListFormat(language).format(winners.map((winner) => winner.name)))
  const [winner] = winners
  if (!winner) return words.end.title
  return winner.seat === you ? words.end.youWon : words.end.won(winner.name)
}
