// A place that can be picked. It is never disabled, so that whoever points at it can be told why not.
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react'

import { partLater } from '../table/fetched.ts'
import { useWords } from '../words/language.tsx'
import { attributesOf, type Placed, usePlace } from './places.tsx'
import { useMark } from './told.ts'
import { parts } from './words.ts'
import './place.css'

// Nothing has happened yet when the board is first drawn.
const ToldMark = partLater(async () => (await import('./told-mark.tsx')).ToldMark)
const SpotMark = partLater(async () => (await import('./told-mark.tsx')).SpotMark)

/** Further attributes: which piece lies here, whose it is, and how it looks. */
export type Data = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>

interface PlaceProps {
  /** The name that `describe` gives it. */
  readonly place: string
  /** All that is drawn, in words. */
  readonly label: string
  /** What it can be chosen for: said with what Enter does. */
  readonly deed?: string | undefined
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

/** The name of a place, with what Enter does there for who does not see the ring. */
function useName({ label, deed }: Pick<PlaceProps, 'label' | 'deed'>, isOpen: boolean): string {
  const { enter } = useWords().table
  return isOpen ? parts('; ', label, enter(deed)) : label
}

/** A place that is a button. */
export function Place(props: ButtonProps): ReactNode {
  return <PlaceDrawn {...props} {...usePlace(props.place)} />
}

const PlaceDrawn = memo(function PlaceDrawn(props: ButtonProps & Placed): ReactNode {
  const { place, className, style, data, isPicked, isEntry = false, children, isOpen, isChosen, arrows, mark } = props
  const name = useName(props, isOpen)
  return (
    <button
      type="button"
      className={`place ${className}`}
      style={style}
      // What is chosen keeps its place in the order of Tab: it has the focus, and what has it cannot leave without the page being laid out in between.
      tabIndex={arrows && !isOpen && !isChosen && !isEntry ? -1 : 0}
      {...attributesOf(place, props)}
      {...data}
      aria-pressed={isPicked ?? isChosen}
    >
      {/* The label is text, not an attribute: a name that is no part of what is seen fails axe. */}
      <span className="art-said">{name}</span>
      <span className="place-inside" aria-hidden="true">
        {children}
      </span>
      {mark !== undefined && <ToldMark mark={mark} />}
    </button>
  )
})

/** The mark of what happened at something that is no place to choose. */
export function PlaceMark({ place }: Pick<PlaceProps, 'place'>): ReactNode {
  const mark = useMark(place)
  return mark !== undefined && <ToldMark mark={mark} />
}

/** Where the mark of what happened stands on what fills a box, as a tile does. */
export const CORNER = [1, 1] as const

interface SpotProps extends PlaceProps {
  /** The place that was meant by a click on this one, where places lie close. */
  readonly meant?: (click: MouseEvent<SVGElement>) => string
  /** Where in its box the mark of what happened stands. */
  readonly markAt?: readonly [number, number]
}

/** A place inside a drawing: it behaves like a button. */
export function Spot(props: SpotProps): ReactNode {
  return <SpotDrawn {...props} {...usePlace(props.place)} />
}

const SpotDrawn = memo(function SpotDrawn(props: SpotProps & Placed): ReactNode {
  const { place, className, data, meant, markAt, children, isOpen, isChosen, mark, pick } = props
  const name = useName(props, isOpen)
  const attributes = attributesOf(place, props)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Enter on what is picked already is the page's: it confirms. Otherwise the page must not see the key, or it would confirm at once.
    if (event.key === 'Enter' && !isOpen && isChosen) return
    event.preventDefault()
    event.stopPropagation()
    pick(place)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
    <g
      role="button"
      // Closed places are reached by arrow keys: with a hundred of them, Tab goes to the open ones only.
      tabIndex={isOpen || isChosen ? 0 : -1}
      className={className}
      aria-label={name}
      {...attributes}
      {...data}
      onClick={meant ? (click) => pick(meant(click)) : attributes.onClick}
      onKeyDown={press}
    >
      {children}
      {mark !== undefined && <SpotMark mark={mark} at={markAt} />}
    </g>
  )
})
