// What a person has chosen for this browser, kept between visits.
import { useSyncExternalStore } from 'react'
import type { Language } from '../core/words.ts'
import { chosenLanguage, SETTINGS_KEY, storedSettings } from './chosen-language.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** How fast it is told what the others did, if it is. */
export const PACES = ['calm', 'steady', 'quick', 'off'] as const
export type Pace = (typeof PACES)[number]

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  /** The name that is shown at tables. */
  readonly name: string
  /** What reveals nothing and has one reading is done at once. */
  readonly quick: boolean
  /** Between people who share a device, secrets are covered until the next one says so. */
  readonly curtain: boolean
  readonly sound: boolean
  readonly pace: Pace
}

/** What a name's field takes: not only blanks. */
export const SOMETHING = '.*\\S.*'

const listeners = new Set<() => void>()
let current = read()

export const settings = (): Settings => current

/** Changes some settings and keeps them. */
export function choose(some: Partial<Settings>): void {
  current = { ...current, ...some }
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(current))
  } catch {} // A full or forbidden store only means that the choice is forgotten.
  for (const listener of listeners) listener()
}

function watchSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSettings(): Settings {
  return useSyncExternalStore(watchSettings, settings)
}

/** Keeps the page in the chosen theme, also when the system's changes. */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const dark = current.theme === 'dark' || (current.theme === 'system' && system.matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
  show()
  watchSettings(show)
  system.addEventListener('change', show)
}

function read(): Settings {
  const kept = storedSettings()
  return {
    language: chosenLanguage(),
    theme: THEMES.find((t) => t === kept.theme) ?? 'system',
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : '',
    quick: kept.quick === true,
    curtain: kept.curtain !== false,
    sound: kept.sound === true,
    pace: PACES.find((pace) => pace === kept.pace) ?? 'steady',
  }
}
