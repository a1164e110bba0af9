// The compass: its segments clockwise, and the two hands.

import type { ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { pointed } from '../../../games/bruxelles-1893/compass.ts'
import { GLASS, HANDS, REVISED, SEGMENTS } from '../../../games/bruxelles-1893/components.ts'
import { isBelleEpoque } from '../../../games/bruxelles-1893/state.ts'
import { Spot } from '../../board/place.tsx'
import { useCanPick } from '../../board/places.tsx'
import { punctuated } from '../../board/words.ts'
import { IconIn, type IconName } from './art/icon.tsx'
import type { Scene } from './scene.ts'

const RIM = 63
const HUB = 14
const ICON_AT = 46
const ICON_SIZE = 26

export function Compass({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, phrases, words } = scene
  const segments = Array.from(s.segment).filter((segment) => segment !== NONE)
  const turn = 360 / segments.length
  const says = Array.from({ length: HANDS }, (_, hand) => words.name('segment', pointed(s, hand))).join(' + ')
  const isArrow = (segment: number) => s.edition === REVISED && segment === GLASS && !isBelleEpoque(s)
  return (
    <div className="bx-compass" data-about="compass">
      <h3>{phrases.compass}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it is a group, not an image */}
      <svg viewBox="-68 -68 136 136" role="group" aria-label={punctuated(`${phrases.compass}: ${says}`)}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing is not focusable */}
        <g aria-hidden="true">
          <circle className="bx-rim" r="66" />
          {segments.map((segment, at) => {
            const middle = radians(at * turn)
            const isPointed = s.hand.includes(at)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              <g key={at}>
                <path className="bx-segment" data-pointed={isPointed} d={pie(at * turn, turn)} />
                <IconIn
                  icon={isArrow(segment) ? 'arrow' : ICONS[segment]}
                  x={ICON_AT * Math.cos(middle) - ICON_SIZE / 2}
                  y={ICON_AT * Math.sin(middle) - ICON_SIZE / 2}
                  size={ICON_SIZE}
                />
                {SEGMENTS[segment] === 'francs' && (
                  <text className="bx-three" x={ICON_AT * Math.cos(middle)} y={ICON_AT * Math.sin(middle) + 5}>
                    3
                  </text>
                )}
              </g>
            )
          })}
        </g>
        {Array.from(s.hand, (at, hand) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two hands
          <Hand key={hand} scene={scene} hand={hand} degrees={at * turn} turn={turn} />
        ))}
        <circle className="bx-hub" r="6" />
      </svg>
      <p>
        {phrases.buildWith} <b>{says}</b>
      </p>
    </div>
  )
}

const ICONS: readonly IconName[] = ['wood', 'iron', 'stone', 'glass', 'francs', 'any', 'blank']

interface HandProps {
  readonly scene: Scene
  readonly hand: number
  readonly degrees: number
  /** How wide a segment is. */
  readonly turn: number
}

function Hand({ scene, hand, degrees, turn }: HandProps): ReactNode {
  const canPick = useCanPick()
  const place = `hand:${hand + 1}`
  const drawing = (
    <g className="bx-hand" data-hand={hand} style={{ transform: `rotate(${degrees}deg)` }}>
      <path d="M0 13c-6-4-6-11-4-18L0-36l4 31c2 7 2 14-4 18z" />
      <path className="bx-hand-glint" d="M0 8V-31" />
    </g>
  )
  if (!canPick(place)) return drawing
  return (
    <Spot place={place} label={scene.phrases.hand(hand + 1)} className="bx-spot bx-hand-spot">
      {/* Hands may lie close together: what it points at is part of it. */}
      <path className="bx-hand-zone" d={pie(degrees, turn)} />
      {drawing}
    </Spot>
  )
}

const radians = (degrees: number): number => ((degrees - 90) * Math.PI) / 180

/** A segment around a direction. */
function pie(degrees: number, turn: number): string {
  const at = (radius: number, angle: number) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  const [from, to] = [radians(degrees - turn / 2), radians(degrees + turn / 2)]
  return `M${at(HUB, from)}L${at(RIM, from)}A${RIM} ${RIM} 0 0 1 ${at(RIM, to)}L${at(HUB, to)}z`
}
