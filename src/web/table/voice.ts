// Who is spoken to: the reader is `you`, everybody else has a name.
import type { Seat } from '../../core/game.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { UiWords } from '../words/ui-words.ts'
import type { FaceWords } from './face.ts'

interface Reader {
  readonly seats: readonly SeatInfo[]
  /** The seat of the only person who can be meant by `you`. */
  readonly you: Seat | null
}

/** A face's words as they are said to this reader. */
export function spokenTo(faceWords: FaceWords, { seats, you }: Reader, words: UiWords): FaceWords {
  const voice = { you, name: (seat: Seat) => (seat === you ? words.newTable.you : (seats[seat]?.name ?? '')) }
  return { ...faceWords, words: { ...faceWords.words, voice }, refuse: (problem) => faceWords.refuse(problem, voice) }
}
