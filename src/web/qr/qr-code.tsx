// A QR code as a picture: dark on light in both themes, with the margin that readers need.
import { useMemo } from 'react'
import { qrOf } from './qr.ts'

const MARGIN = 4

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const modules = useMemo(() => qrOf(text), [text])
  if (!modules) return null
  const size = modules.length + 2 * MARGIN
  const drawn = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={drawn.join('')} />
    </svg>
  )
}
