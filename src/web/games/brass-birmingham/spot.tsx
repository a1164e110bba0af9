// A place on the map that can be picked: it behaves like a button, and is never disabled, so that it can say why not.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { pointing } from '../../table/pointing.ts'
import { type Scene, siteOf } from './scene.ts'

export interface SpotProps {
  readonly scene: Scene
  /** The name that `describe` gives it. */
  readonly place: string
  readonly label: string
  readonly className: string
  /** Further attributes: whose it is, and how it looks. */
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  /** The place that was meant by a click on this one, where places lie close. */
  readonly meant?: (click: MouseEvent<SVGElement>) => string
  readonly children: ReactNode
}

export function Spot({ scene, place, label, className, data, meant, children }: SpotProps): ReactNode {
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
      // Closed places are reached by arrow keys: with a hundred of them, Tab goes to the open ones only.
      tabIndex={isOpen ? 0 : -1}
      className={`bb-spot ${className}`}
      data-place={place}
      data-open={isOpen}
      data-lit={scene.lit.has(place)}
      data-site={siteOf(scene.s) === place}
      {...data}
      aria-label={label}
      aria-pressed={scene.picked.includes(place)}
      aria-disabled={!isOpen && !scene.anew.has(place)}
      onClick={(click) => scene.pick(meant?.(click) ?? place)}
      onKeyDown={press}
      {...pointing(place, scene)}
    >
      {children}
    </g>
  )
}
