// Scenes come while the game is played: nothing of them is needed before.
import type { Language } from '../../../../core/words.ts'
import type { State } from '../../../../games/brass-birmingham/state.ts'
import type { SceneWords } from '../../../scenes/words/scene-words.ts'
import type { FaceScenes } from '../../../table/face.ts'

const WORDS: Readonly<Record<Language, () => Promise<SceneWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
}

export const scenes: FaceScenes<State> = {
  events: ['scoresLinks'],
  teller: async () => (await import('./scenes.ts')).teller,
  words: (language) => WORDS[language](),
}
