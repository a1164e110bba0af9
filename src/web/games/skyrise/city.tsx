// The floating city: sky, platforms, bridges, what stands on them, the bids of the auction. It pans and zooms inside its frame.
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { NONE } from '../../../core/block.ts'
import { DISTRICT_IDS, PLATFORM_OF } from '../../../games/skyrise/board.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { usePanZoom } from '../../board/pan-zoom/use-pan-zoom.ts'
import type { Point } from '../../board/pan-zoom/view-box.ts'
import { ZoomButtons } from '../../board/pan-zoom/zoom-buttons.tsx'
import { parts } from '../../board/words.ts'
import { Bids } from './bids.tsx'
import { undrawnBorders } from './borders.ts'
import { Definitions } from './definitions.tsx'
import { District } from './district.tsx'
import { Faces } from './faces.tsx'
import { featuresOf, windmillsOf } from './features.ts'
import { type Ground, groundOf } from './geometry.ts'
import { Lake, Mooring } from './lake.tsx'
import { Mini } from './mini.tsx'
import { districtPlace } from './places.ts'
import { Plaque } from './plaque.tsx'
import { bodyOf } from './rock.ts'
import type { Scene } from './scene.ts'
import { Clouds, Sky } from './sky.tsx'
import { spansOf } from './spans.ts'
import { builtIn, standingOf } from './standing.ts'
import { Standing } from './things.tsx'
import { phrasesOf } from './words/phrases.ts'
import './city.css'
import './land.css'
import './pieces.css'

/** The small map and the buttons lie over the foot of the city: it can be dragged out from under them. A finger needs larger districts than a mouse. */
const SEEN = {
  covered: () => ({ top: 0, bottom: 84 }),
  readable: () => (matchMedia('(pointer: coarse)').matches ? 0.3 : 0.24),
  comfortable: 0.36,
} as const

export function City({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, open, picked } = scene
  const phrases = phrasesOf(scene.words)
  const frame = useRef<HTMLElement>(null)
  const map = useRef<SVGSVGElement>(null)
  const seen = useRef<SVGRectElement>(null)
  const { tables, board } = s
  const ground = groundOf(s.slots)
  const built = builtIn(s)
  const scenery = useMemo(
    () => ({ ground, features: featuresOf(tables, ground), windmills: windmillsOf(tables, ground) }),
    [tables, ground],
  )
  const standing = useMemo(() => standingOf(built, scenery), [built, scenery])
  const spans = useMemo(() => spansOf({ tables, board }, ground), [tables, board, ground])
  const borders = useMemo(() => linesOf(undrawnBorders(tables), ground), [tables, ground])
  const pan = usePanZoom({ frame, map, seen }, { field: ground.field, home: homeOf(s, ground), ...SEEN })
  const { seek } = pan
  // The last bid comes into sight, and what can be chosen; where nothing can, what is counted.
  useEffect(() => {
    const last = s.last === NONE ? [] : [homeOf(s, ground)]
    const counted = open.size > 0 ? [] : pointsOf(ground, new Set(picked))
    seek(counted.length > 0 ? counted : [...pointsOf(ground, open), ...last])
  }, [ground, open, picked, s, seek])
  const { x, y, width, height } = ground.field
  const whole = `${x} ${y} ${width} ${height}`
  return (
    <section ref={frame} className="sr-frame" aria-label={phrases.map}>
      <Sky />
      <Clouds />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds places */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys begin here when no place is open */}
      <svg ref={map} className="sr-map" viewBox={whole} role="group" tabIndex={0} aria-label={parts('. ', phrases.map, phrases.arrows)}>
        <Definitions />
        {ground.sites.map((site) => (
          <g key={site.platform}>
            <Faces faces={bodyOf(site)} />
            {ground.plots.map((plot, district) =>
              plot && isOn(district, site.platform) ? <District key={DISTRICT_IDS[district]} {...{ scene, district, plot }} /> : null,
            )}
            {scenery.features
              .filter((feature) => isOn(feature.around[0], site.platform))
              .map((feature) =>
                feature.kind === 'lake' ? <Lake key={feature.at.join()} {...feature} /> : <Mooring key={feature.at.join()} {...feature} />,
              )}
          </g>
        ))}
        {spans.map(({ outer, centre, faces }) => (
          <g key={`${outer} ${centre}`} className="sr-bridge">
            <Faces faces={faces} />
          </g>
        ))}
        <path className="sr-borders" d={borders} />
        {ground.sites.map((site) => (
          <Plaque key={site.platform} scene={scene} site={site} />
        ))}
        <Standing {...{ scene, scenery, standing }} />
        <Bids scene={scene} ground={ground} />
      </svg>
      <Mini scene={scene} ground={ground} seen={seen} />
      <ZoomButtons map={pan} says={phrases} />
    </section>
  )
}

const isOn = (district: number, platform: number): boolean => PLATFORM_OF[district] === platform

/** Where a small frame begins: at the last bid, or in the middle. */
function homeOf(s: State, { plots, field }: Ground): Point {
  return plots[s.last]?.anchor ?? [field.x + field.width / 2, field.y + field.height / 2]
}

function linesOf(pairs: readonly (readonly [number, number])[], { plots }: Ground): string {
  const ends = pairs.map((pair) => pair.flatMap((district) => plots[district]?.anchor ?? []))
  return ends.map(([x, y, ...to]) => (to.length > 0 ? `M${x} ${y}L${to.join(' ')}` : '')).join('')
}

function pointsOf({ plots }: Ground, places: ReadonlySet<string>): Point[] {
  return plots.flatMap((plot, district) => (plot && places.has(districtPlace(district)) ? [plot.anchor] : []))
}
