// The language: a native list, because every device knows how to show it well.
import { LANGUAGES } from '../../core/words.ts'
import { choose, useSettings } from '../settings.ts'
import { OWN_NAMES, useWords } from '../words/language.tsx'

export function LanguageChooser({ className }: { readonly className: string }) {
  const { language } = useSettings()
  const words = useWords()
  const change = (value: string) => {
    const chosen = LANGUAGES.find((l) => l === value)
    if (chosen) choose({ language: chosen })
  }
  return (
    <select className={className} aria-label={words.nav.language} value={language} onChange={(event) => change(event.target.value)}>
      {LANGUAGES.map((l) => (
        <option key={l} value={l} lang={l}>
          {OWN_NAMES[l]}
        </option>
      ))}
    </select>
  )
}
