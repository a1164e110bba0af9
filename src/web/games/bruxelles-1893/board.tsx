// The middle of the table: Brussels, the Art Nouveau board and, when it is in play, the Belle Époque board.

import { type ReactNode, useEffect, useRef } from 'react'
import { isBelleEpoque, type State } from '../../../games/bruxelles-1893/state.ts'
import { punctuated } from '../../board/words.ts'
import type { BoardProps } from '../../table/face.ts'
import { partLater } from '../../table/fetched.ts'
import { Drawings } from './art/icon.tsx'
import { ArtNouveau } from './art-nouveau.tsx'
import { Brussels } from './brussels.tsx'
import { Purse } from './purse.tsx'
import { sceneOf } from './scene.ts'
import '../../art/art.css'
import './board.css'

// Pictures come while the first question is read.
const Pictures = partLater(async () => (await import('./art/pictures.tsx')).Pictures)
// Most tables play without it.
const BelleEpoqueBoard = partLater(async () => (await import('./belle-epoque/board.tsx')).BelleEpoqueBoard)

export function Board(table: BoardProps<State>): ReactNode {
  const scene = sceneOf(table)
  const isLarge = isBelleEpoque(table.s)
  const board = useRef<HTMLDivElement>(null)
  const chosen = [...(table.plan?.actions ?? []), ...table.picked].join()
  // The slip opens over what was just chosen.
  useEffect(() => {
    if (chosen) board.current?.querySelector('[data-place][aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div ref={board} className="bx-board" data-belle-epoque={isLarge}>
      {/* Whatever part a phone shows, what follows has a heading above it. */}
      <h2 className="unseen">{punctuated(`${scene.phrases.artNouveau}, ${scene.phrases.brussels}`)}</h2>
      <Drawings />
      <Pictures />
      <div className="bx-part" data-part="brussels">
        <Brussels scene={scene} />
        <Purse scene={scene} />
      </div>
      <div className="bx-part" data-part="art-nouveau">
        <ArtNouveau scene={scene} />
        {isLarge && <BelleEpoqueBoard scene={scene} />}
        <Purse scene={scene} />
      </div>
    </div>
  )
}
