// A count with its noun, by the language's own plural rules.
import type { Language } from './words.ts'

/** The order in which a language gives its forms: English the first and the last, Russian the first three. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['one', 'few', 'many', 'other']

/** A number with a true minus. */
export const numeral = (count: number): string => String(count).replace('-', '−')

/** Chooses a form for a count, which stands where the form has `#`: `plural('# карта', '# карты', '# карт')(2)`. */
export function pluralsOf(language: Language): (...forms: readonly string[]) => (count: number) => string {
  const rules = new Intl.PluralRules(language)
  return (...forms) =>
    (count) =>
      forms[Math.min(ORDER.indexOf(rules.select(Math.abs(count))), forms.length - 1)].replace('#', numeral(count))
}

/** One of something in English: `a ruby`, `an onyx`. */
export const article = (thing: string): string => `${/^[aeio]/.test(thing) ? 'an' : 'a'} ${thing}`

/** So many of something in English. */
export const many = (count: number, thing: string, things = `${thing}s`): string => `${numeral(count)} ${count === 1 ? thing : things}`
