// Names and chat come from strangers. They are stored as text and escaped where they are shown; what could disguise or disturb other
// people's text is refused, never silently taken out.
import { Refused } from '../refused.ts'
import type { SeatRow } from '../store/schema.ts'

/** Control characters, line separators, halves of pairs, what has no meaning yet or only in private, what turns the direction of writing, and what is not seen. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u

/** Letters of scripts in which a joiner changes how they look. */
const JOINED = '[\\p{Script=Arabic}\\p{Script=Bengali}\\p{Script=Devanagari}\\p{Script=Malayalam}\\p{Script=Sinhala}]'

/** What is not seen and yet shows: the selector and the joiners of a picture, the selector of a key, and joiners between letters that are joined. */
const SHOWS = new RegExp(
  [
    '(?<=\\p{Extended_Pictographic})\\u{fe0f}',
    '(?<=\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\u{fe0f})\\u{200d}(?=\\p{Extended_Pictographic})',
    '(?<=[#*0-9])\\u{fe0f}(?=\\u{20e3})',
    `(?<=${JOINED})[\\u{200c}\\u{200d}](?=${JOINED})`,
  ].join('|'),
  'gu',
)

/** A text without blanks around it; refused when it is empty or disguises something. */
export function cleanText(what: string, text: string): string {
  const clean = text.normalize('NFC').trim()
  if (clean === '') throw new Refused(400, 'empty', `${what} must not be empty.`)
  if (FORBIDDEN.test(clean.replace(SHOWS, '')))
    throw new Refused(
      400,
      'bad-text',
      `${what} must not contain control characters, invisible ones, or marks that turn the direction of writing.`,
    )
  return clean
}

/** Who sits, by name. */
type Named = Pick<SeatRow, 'kind' | 'name'>

/** A name that nobody at the table has, however it is written. */
export function freeName(name: string, seats: readonly Named[]): string {
  const taken = seats.find((seat) => (seat.kind === 'person' || seat.kind === 'bot') && isSameName(seat.name, name))
  if (taken) throw new Refused(409, 'name-taken', `Somebody at this table is called "${taken.name}" already; choose another name.`)
  return name
}

const isSameName = (one: string, other: string): boolean => folded(one) === folded(other)

/** A name as it is remembered: wide letters, capitals and the width of blanks make no other. */
const folded = (name: string): string => name.normalize('NFKC').replace(SHOWS, '').replace(/\s+/gu, ' ').toLowerCase()
