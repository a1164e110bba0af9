// A place that can be picked: it behaves like a button and is never disabled, so that whoever points at it can be told why not.
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { pointing } from '../../table/pointing.ts'
import { DRAFT } from './draft.ts'
import type { Scene } from './scene.ts'

interface PlaceProps {
  readonly scene: Pick<Scene, 'open' | 'anew' | 'picked' | 'pick'>
  /** The name that `describe` gives it. */
  readonly place: string
  readonly label: string
  readonly className: string
  readonly style?: CSSProperties
  /** Further attributes: whose it is, and how it looks. */
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  /** Whether Tab comes here also while it cannot be picked. */
  readonly entry?: boolean
  readonly children: ReactNode
}

export function Place({ scene, place, label, className, style, data, entry = false, children }: PlaceProps): ReactNode {
  const isOpen = scene.open.has(place)
  return (
    <button
      type="button"
      className={`bx-place ${className}`}
      style={style}
      // With a hundred places, Tab goes to those that can be picked; arrow keys to all of them.
      tabIndex={isOpen || entry ? 0 : -1}
      data-place={place}
      data-open={isOpen}
      {...data}
      aria-pressed={scene.picked.includes(place)}
      aria-disabled={!isOpen && !scene.anew.has(place)}
      onClick={() => scene.pick(place)}
      {...pointing(place, DRAFT)}
    >
      {/* The label says all that is drawn. It is text, not an attribute: a name that is no part of what is seen fails axe. */}
      <span className="art-said">{label}</span>
      <span className="bx-inside" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

/** The same inside a drawing. */
export function Spot({ scene, place, label, className, children }: Omit<PlaceProps, 'style' | 'data' | 'entry'>): ReactNode {
  const isOpen = scene.open.has(place)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Enter on what is picked already is the page's: it confirms.
    if (event.key === 'Enter' && !isOpen && scene.picked.includes(place)) return
    event.preventDefault()
    event.stopPropagation()
    scene.pick(place)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
    <g
      role="button"
      tabIndex={isOpen ? 0 : -1}
      className={`bx-spot ${className}`}
      data-place={place}
      data-open={isOpen}
      aria-label={label}
      aria-pressed={scene.picked.includes(place)}
      aria-disabled={!isOpen && !scene.anew.has(place)}
      onClick={() => scene.pick(place)}
      onKeyDown={press}
      {...pointing(place, DRAFT)}
    >
      {children}
    </g>
  )
}
