// A place beside the map that can be picked: a real button, never disabled, so that whoever points at it can be told why not.
import type { ReactNode } from 'react'
import { type Pointed, pointing } from '../../table/pointing.ts'
import type { Scene } from './scene.ts'

interface PlaceProps {
  readonly scene: Pick<Scene, 'open' | 'anew' | 'picked' | 'pick'> & Partial<Pointed>
  /** The name that `describe` gives it. */
  readonly place: string
  readonly label: string
  readonly className: string
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  readonly children: ReactNode
}

export function Place({ scene, place, label, className, data, children }: PlaceProps): ReactNode {
  const isOpen = scene.open.has(place)
  return (
    <button
      type="button"
      className={`sr-place ${className}`}
      data-place={place}
      data-open={isOpen}
      {...data}
      aria-pressed={scene.picked.includes(place)}
      aria-disabled={!isOpen && !scene.anew.has(place)}
      onClick={() => scene.pick(place)}
      {...pointing(place, scene)}
    >
      {/* The label says all that is drawn. It is text, not an attribute: a name that is no part of what is seen fails axe. */}
      <span className="art-said">{label}</span>
      <span className="sr-inside" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
