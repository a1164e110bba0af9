// A place on the map that can be picked: it behaves like a button, and is never disabled, so that it can say why not.
import type { KeyboardEvent, ReactNode } from 'react'
import type { Scene } from './scene.ts'

interface SpotProps {
  readonly scene: Scene
  /** The name that `describe` gives it. */
  readonly place: string
  readonly label: string
  readonly children: ReactNode
}

export function Spot({ scene, place, label, children }: SpotProps): ReactNode {
  const isOpen = scene.open.has(place)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Enter on what is picked already is the page's: it confirms. Otherwise the page must not see the key, or it would confirm at once.
    if (event.key === 'Enter' && !isOpen && scene.picked.includes(place)) return
    event.preventDefault()
    event.stopPropagation()
    scene.pick(place)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
    <g
      role="button"
      // Closed places are reached by arrow keys: with sixty of them, Tab goes to the open ones only.
      tabIndex={isOpen ? 0 : -1}
      className="sr-spot"
      data-place={place}
      data-open={isOpen}
      aria-label={label}
      aria-pressed={scene.picked.includes(place)}
      aria-disabled={!isOpen && !scene.anew.has(place)}
      onClick={() => scene.pick(place)}
      onKeyDown={press}
    >
      {children}
    </g>
  )
}
