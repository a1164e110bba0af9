// The head of the rules: what they are of, their language, and what can be done with them.
import { type ReactNode, useEffect } from 'react'
import { LANGUAGES, type Language } from '../../core/words.ts'
import { OWN_NAMES } from '../words/language.tsx'
import type { RulesWords } from './words/rules-words.ts'

const SHORT: Readonly<Record<Language, string>> = { en: 'EN', ru: 'RU', uk: 'UK', 'zh-Hant': '中文' }

interface HeadProps {
  readonly words: RulesWords
  readonly language: Language
  choose(language: Language): void
}

export function LanguageSwitch({ words, language, choose }: HeadProps): ReactNode {
  return (
    <fieldset className="rules-languages">
      <legend className="unseen">{words.language}</legend>
      {LANGUAGES.map((each) => (
        <button key={each} type="button" lang={each} title={OWN_NAMES[each]} aria-pressed={each === language} onClick={() => choose(each)}>
          <span aria-hidden="true">{SHORT[each]}</span>
          <span className="unseen">{OWN_NAMES[each]}</span>
        </button>
      ))}
    </fieldset>
  )
}

export function PrintButton({ words }: Pick<HeadProps, 'words'>): ReactNode {
  useEffect(inTheLight, [])
  return (
    <button type="button" className="rules-icon-button rules-print" title={words.print} aria-label={words.print} onClick={() => print()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 9V3.5h10V9M7 17.5H4.5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4.5 9.5h15A1.5 1.5 0 0 1 21 11v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z" />
      </svg>
    </button>
  )
}

export function CloseButton({ words, close }: Pick<HeadProps, 'words'> & { close(): void }): ReactNode {
  return (
    <button type="button" className="rules-icon-button" title={words.close} aria-label={words.close} onClick={close}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 5l14 14M19 5 5 19" />
      </svg>
    </button>
  )
}

/** Paper is light: whatever is printed while a page is dark would be pale ink on white. */
function inTheLight(): () => void {
  const { dataset } = document.documentElement
  let before: string | undefined
  const lighten = () => {
    before = dataset.theme
    dataset.theme = 'light'
  }
  const restore = () => {
    if (before !== undefined) dataset.theme = before
  }
  addEventListener('beforeprint', lighten)
  addEventListener('afterprint', restore)
  return () => {
    removeEventListener('beforeprint', lighten)
    removeEventListener('afterprint', restore)
  }
}
