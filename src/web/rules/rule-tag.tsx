// The number of a rule, wherever one is named: it opens the rule.
import type { MouseEvent, ReactNode } from 'react'
import type { Language } from '../../core/words.ts'
import { useSpoken } from '../words/language.tsx'
import { openRule, type WhyNot } from './open.ts'
import './rule-tag.css'

/** A rule by its number, in every language: a tag stands where nothing else of the rules has come yet. */
const RULE: Readonly<Record<Language, (number: string) => string>> = {
  en: (number) => `Rule ${number}`,
  ru: (number) => `Правило ${number}`,
  uk: (number) => `Правило ${number}`,
  'zh-Hant': (number) => `規則 ${number}`,
}

interface TagProps {
  readonly number: string
  /** The question that the rule answers. */
  readonly why?: WhyNot | undefined
  /** Where it is shown by another page than this one. */
  readonly open?: ((number: string) => void) | undefined
  /** Whether it says that it is a rule: where it stands alone. */
  readonly isNamed?: boolean
}

export function RuleTag({ number, why, open, isNamed = false }: TagProps): ReactNode {
  const { language } = useSpoken()
  const name = RULE[language](number)
  const press = (event: MouseEvent) => {
    // What it stands on may be pressed too.
    event.stopPropagation()
    if (open) open(number)
    else openRule(number, why)
  }
  return (
    <button type="button" className="rule-tag" aria-label={name} data-rule={number} onClick={press}>
      {isNamed ? name : number}
    </button>
  )
}
