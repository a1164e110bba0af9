// Names and chat come from strangers. They are stored as text and escaped where they are shown; what could disguise or disturb other
// people's text is refused, never silently taken out.
import { Refused } from '../refused.ts'

/** Control characters, line separators, halves of pairs, and what turns the direction of writing or is invisible. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u{061c}\u{200b}\u{200e}\u{200f}\u{2028}-\u{202e}\u{2060}-\u{2069}\u{feff}]/u

/** A text without blanks around it; refused when it is empty or disguises something. */
export function cleanText(what: string, text: string): string {
  const clean = text.normalize('NFC').trim()
  if (clean === '') throw new Refused(400, 'empty', `${what} must not be empty.`)
  if (FORBIDDEN.test(clean))
    throw new Refused(400, 'bad-text', `${what} must not contain control characters or marks that turn the direction of writing.`)
  return clean
}
