// Finding in the rules: by a number, or by words that all stand in the same place, wherever and however they are written.
import { namedIn } from './book.ts'

/** A text as it is compared: without case, accents and what stands between words. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    // й and ї are letters of their own, not accents of others: they are put together again.
    .replace(/([^\u0438\u0418\u0456\u0406])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s,.;:!?()«»“”„'’*_[\]]+/g, ' ')
    .trim()

/** Whether a place with this number and text is meant. An empty search means everything. */
export function isFound(asked: string, text: string, number?: string): boolean {
  const wanted = plain(asked)
  if (wanted === '') return true
  if (number !== undefined && wanted === number.toLowerCase()) return true
  // Whoever types a number wants that rule, and where it is named.
  if (NUMBER.test(wanted)) return namedIn(text).includes(wanted.toUpperCase())
  const told = plain(text)
  return wanted.split(' ').every((word) => told.includes(word))
}
const NUMBER = /^[a-z]{1,2}\d{1,2}$/
