// A place that can be picked. It is never disabled, so that whoever points at it can be told why not.
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { usePlace } from './places.tsx'
import './place.css'

/** Further attributes: which piece lies here, whose it is, and how it looks. */
export type Data = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>

interface PlaceProps {
  /** The name that `describe` gives it. */
  readonly place: string
  /** All that is drawn, in words. */
  readonly label: string
  readonly className: string
  readonly data?: Data
  readonly children: ReactNode
}

interface ButtonProps extends PlaceProps {
  readonly style?: CSSProperties
  /** Whether it is the one picked, where several have the same name. */
  readonly isPicked?: boolean
  /** Whether Tab comes here also while it cannot be picked. */
  readonly isEntry?: boolean
}

/** A place that is a button. */
export function Place({ place, label, className, style, data, isPicked, isEntry = false, children }: ButtonProps): ReactNode {
  const { isOpen, arrows, attributes } = usePlace(place)
  return (
    <button
      type="button"
      className={`place ${className}`}
      style={style}
      tabIndex={arrows && !isOpen && !isEntry ? -1 : 0}
      {...attributes}
      {...data}
      aria-pressed={isPicked ?? attributes['aria-pressed']}
    >
      {/* The label is text, not an attribute: a name that is no part of what is seen fails axe. */}
      <span className="art-said">{label}</span>
      <span className="place-inside" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

interface SpotProps extends PlaceProps {
  /** The place that was meant by a click on this one, where places lie close. */
  readonly meant?: (click: MouseEvent<SVGElement>) => string
}

/** A place inside a drawing: it behaves like a button. */
export function Spot({ place, label, className, data, meant, children }: SpotProps): ReactNode {
  const { isOpen, isPicked, pick, attributes } = usePlace(place)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Enter on what is picked already is the page's: it confirms. Otherwise the page must not see the key, or it would confirm at once.
    if (event.key === 'Enter' && !isOpen && isPicked) return
    event.preventDefault()
    event.stopPropagation()
    pick(place)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
    <g
      role="button"
      // Closed places are reached by arrow keys: with a hundred of them, Tab goes to the open ones only.
      tabIndex={isOpen ? 0 : -1}
      className={className}
      aria-label={label}
      {...attributes}
      {...data}
      onClick={meant ? (click) => pick(meant(click)) : attributes.onClick}
      onKeyDown={press}
    >
      {children}
    </g>
  )
}
