// From nothing to a first move: a local table against a bot, no question asked.
import { DEFAULT_LEVEL } from '../../bots/levels/roster.ts'
import { settings } from '../settings.ts'
import { loadGame } from '../shelf/load.ts'
import { layLocalTable } from '../source/local.ts'
import { localStore } from '../source/local-store.ts'
import type { UiWords } from '../words/ui-words.ts'

const GAME = 'splendor'

/** Lays a table for one person and a bot; its id. */
export async function playNow(words: UiWords): Promise<string> {
  const name = settings().name || words.newTable.you
  const seats = [
    { seat: 0, kind: 'person' as const, name, online: true },
    { seat: 1, kind: 'bot' as const, name: DEFAULT_LEVEL, online: true },
  ]
  return layLocalTable({ name: words.newTable.defaultName, options: {}, seats }, { game: await loadGame(GAME), store: localStore() })
}
