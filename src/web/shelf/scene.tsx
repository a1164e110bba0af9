// A game's vignette: leaded glass, drawn by us.
import { PlainVignette } from './plain-vignette.tsx'
import type { Volume } from './shelf.ts'
import '../art/art.css'
import './scene.css'

export function Scene({ of }: { readonly of: Volume }) {
  const Vignette = of.cover?.Vignette ?? PlainVignette
  return (
    <svg className="scene" viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Vignette />
    </svg>
  )
}
