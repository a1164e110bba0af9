// A game's face where there is no table.
import { useEffect, useState } from 'react'
import { thrower } from '../frame/later.tsx'
import { loadFace } from '../shelf/load.ts'
import { volumeOf } from '../shelf/shelf.ts'
import type { GameFace } from '../table/face.ts'

/** Null until it has come, and for what is no game. */
export function useFace(id: string): GameFace | null {
  const [face, setFace] = useState<GameFace | null>(null)
  useEffect(() => {
    let wanted = true
    if (volumeOf(id))
      loadFace(id).then(
        (come) => wanted && setFace(come),
        (error: unknown) => wanted && setFace(thrower(error)),
      )
    return () => {
      wanted = false
    }
  }, [id])
  return face?.game.meta.id === id ? face : null
}
