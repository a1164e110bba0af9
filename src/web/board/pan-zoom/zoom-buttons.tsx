// The buttons in a corner of a map: larger, smaller, the whole of it.
import type { ReactNode } from 'react'
import type { PanZoom } from './use-pan-zoom.ts'
import './zoom-buttons.css'

interface ZoomProps {
  readonly map: PanZoom
  readonly says: { readonly zoomIn: string; readonly zoomOut: string; readonly wholeMap: string }
}

export function ZoomButtons({ map, says }: ZoomProps): ReactNode {
  const buttons = [
    { sign: 'M7 2v10M2 7h10', name: says.zoomIn, press: map.larger },
    { sign: 'M2 7h10', name: says.zoomOut, press: map.smaller },
    { sign: 'M1.5 5V1.5H5M9 1.5h3.5V5M12.5 9v3.5H9M5 12.5H1.5V9', name: says.wholeMap, press: map.fit },
  ]
  return (
    <div className="zoom">
      {buttons.map(({ sign, name, press }) => (
        <button key={sign} type="button" aria-label={name} title={name} onClick={press}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d={sign} />
          </svg>
        </button>
      ))}
    </div>
  )
}
