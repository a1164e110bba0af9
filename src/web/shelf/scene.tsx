// A game's vignette: leaded glass, drawn by us.
import type { ComponentType } from 'react'
import type { ShelfId } from '../words/ui-words.ts'
import { BrassBirminghamScene } from './scenes/brass-birmingham.tsx'
import { BruxellesScene } from './scenes/bruxelles-1893.tsx'
import { BruxellesRevisedScene } from './scenes/bruxelles-1893-revised.tsx'
import { SkyriseScene } from './scenes/skyrise.tsx'
import { SplendorScene } from './scenes/splendor.tsx'
import '../art/art.css'
import './scene.css'

const SCENES: Readonly<Record<ShelfId, ComponentType>> = {
  splendor: SplendorScene,
  'brass-birmingham': BrassBirminghamScene,
  skyrise: SkyriseScene,
  'bruxelles-1893': BruxellesScene,
  'bruxelles-1893-revised': BruxellesRevisedScene,
}

export function Scene({ game }: { readonly game: ShelfId }) {
  const Picture = SCENES[game]
  return (
    <svg className="scene" viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture />
    </svg>
  )
}
