// From a table's id to its source and the face of its game.
import type { TableView } from '../../wire/tables.ts'
import { whenIdle } from '../frame/when-idle.ts'
import { settings } from '../settings.ts'
import { loadFace } from '../shelf/load.ts'
import { isStill } from '../still.ts'
import type { GameFace } from '../table/face.ts'
import { ask, isServerAway, Refused, tablePaths } from './http.ts'
import { lastSeen } from './last-seen.ts'
import { LOCAL_ID, localStore } from './local-store.ts'
import { openRemoteTable } from './remote.ts'
import { type Kept, NoSuchTable, type TableSource } from './source.ts'
import { think } from './thinking.ts'

/** So that a bot's move is seen to follow; where nothing moves, nothing is waited for. */
const BOT_PAUSE = 700

export interface Opened {
  readonly source: TableSource
  readonly face: GameFace
}

/** Opens a table wherever it lives; throws NoSuchTable, Refused or Unreachable. */
export async function openSource(id: string, watch?: string): Promise<Opened> {
  return LOCAL_ID.test(id) ? openHere(id) : openThere(id, watch)
}

async function openHere(id: string): Promise<Opened> {
  const store = localStore()
  const saved = store.find(id)
  if (!saved) throw new NoSuchTable(id)
  // Whoever comes to a server's table needs nothing of it.
  const [face, { openLocalTable }] = await Promise.all([loadFace(saved.card.game), import('./local.ts')])
  const source = openLocalTable(saved, {
    game: face.game,
    store,
    think,
    curtain: () => settings().curtain,
    pause: isStill() ? 0 : BOT_PAUSE,
  })
  return { source, face }
}

async function openThere(id: string, watch?: string): Promise<Opened> {
  try {
    return await openView(await ask<TableView>(tablePaths(id, watch).table), watch)
  } catch (error) {
    if (error instanceof Refused && error.status === 404) throw new NoSuchTable(id)
    const seen = isServerAway(error) ? lastSeen(id) : null
    if (seen) return openView(seen.view, watch)
    throw error
  }
}

/** A table of the server, which is kept on this device as it is seen. */
async function openView(view: TableView, watch?: string): Promise<Opened> {
  const face = await loadFace(view.game)
  let unsent = lastSeen(view.id)?.unsent ?? null
  let keepSeen: typeof import('./keep-seen.ts').keepSeen | undefined
  const never = whenIdle(async () => {
    keepSeen = (await import('./keep-seen.ts')).keepSeen
  })
  const leave = () => keepSeen?.(source.snapshot(), unsent)
  const keep = (move: Kept | null) => {
    unsent = move
    leave()
  }
  const source = openRemoteTable(view, { game: face.game, watch, resumed: unsent ?? undefined, keep })
  addEventListener('pagehide', leave)
  const close = () => {
    never()
    leave()
    removeEventListener('pagehide', leave)
    source.close()
  }
  return { source: { ...source, close }, face }
}
