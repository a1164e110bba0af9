// The whole city, small, while a part of it is seen large: where one is, where the bids are, where something can be chosen.
import { memo, type ReactNode, type RefObject } from 'react'
import { closed, type Ground } from './geometry.ts'
import { bidsOf } from './pieces.ts'
import { districtPlace } from './places.ts'
import { isChosenSame, type Scene } from './scene.ts'

interface MiniProps {
  readonly scene: Scene
  readonly ground: Ground
  readonly seen: RefObject<SVGRectElement | null>
}

export const Mini = memo(function Mini({ scene, ground, seen }: MiniProps): ReactNode {
  const { s, open } = scene
  const { x, y, width, height } = ground.field
  return (
    <svg className="sr-mini" data-leads="" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {ground.sites.map((site) => (
        <path key={site.platform} d={closed(site.outline)} />
      ))}
      {ground.plots.map((plot, district) =>
        plot && open.has(districtPlace(district)) ? (
          <circle key={districtPlace(district)} className="sr-mini-open" cx={plot.anchor[0]} cy={plot.anchor[1]} r="52" />
        ) : null,
      )}
      {bidsOf(s).map(({ district, seat }) => {
        const plot = ground.plots[district]
        return plot ? (
          <circle
            key={district}
            data-seat={seat}
            data-last={district === s.last}
            cx={plot.anchor[0]}
            cy={plot.anchor[1]}
            r={district === s.last ? 74 : 46}
          />
        ) : null
      })}
      <rect ref={seen} className="sr-mini-seen" rx="30" />
    </svg>
  )
}, isChosenSame)
