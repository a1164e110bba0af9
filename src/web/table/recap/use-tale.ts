// A game's way to make its log short. It comes after the board; until then everything is loud, and nothing has a place.
import { useEffect, useState } from 'react'
import type { GameFace, Tale } from '../face.ts'
import { PLAIN } from './tale.ts'

export function useTale(face: GameFace): Tale {
  const [tale, setTale] = useState<Tale>(known.get(face) ?? PLAIN)
  useEffect(() => {
    let wanted = true
    face.tale?.().then((come) => {
      known.set(face, come)
      if (wanted) setTale(come)
    })
    return () => {
      wanted = false
    }
  }, [face])
  return tale
}

const known = new WeakMap<GameFace, Tale>()
