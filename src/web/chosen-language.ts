// The reader's language: what was chosen, or the first of the browser's languages that we speak; any Chinese reads Traditional here.
import { LANGUAGES, type Language } from '../core/words.ts'

export const SETTINGS_KEY = 'tassel.settings'

/** What is kept of a person's choices; nothing where it cannot be read. */
export function storedSettings(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export function chosenLanguage(): Language {
  const kept = storedSettings().language
  return LANGUAGES.find((l) => l === kept) ?? preferred()
}

function preferred(): Language {
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const spoken = LANGUAGES.find((l) => wanted.toLowerCase().split('-')[0] === l.split('-')[0])
    if (spoken) return spoken
  }
  return 'en'
}
