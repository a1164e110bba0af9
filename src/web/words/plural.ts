// A count with its noun, by the language's own plural rules.
import type { Language } from '../../core/words.ts'

/** The forms of a noun; a language brings those that it has, `other` always. `#` stands for the count. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A function that puts a count into the right form. */
export function counting(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count))
}
