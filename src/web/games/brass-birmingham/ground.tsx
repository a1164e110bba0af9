// The land behind everything: regions, rivers, hills, trees, and the ornament in two corners. It never changes.
import { memo, type ReactNode } from 'react'
import { round, through } from './curves.ts'
import { FIELD, HILLS, PANES, REGIONS, RIVERS, TREES } from './layout.ts'

export const Ground = memo(function Ground(): ReactNode {
  return (
    <g>
      {REGIONS.map((region) => (
        <g key={region} data-region={region}>
          <path className="bb-pane-echo" d={through(PANES[region], true)} />
          <path className="bb-pane" d={through(PANES[region], true)} />
        </g>
      ))}
      {RIVERS.map(({ course, thin }) => (
        <g key={course[0].join()} className="bb-river" data-thin={thin}>
          <path d={through(course)} />
          <path className="bb-river-in" d={through(course)} />
        </g>
      ))}
      <path className="bb-hills" d={HILLS.map(range).join('')} />
      <path className="bb-trunks" d={TREES.map(([x, y, size]) => `M${x} ${y}v${-round(7 * size)}`).join('')} />
      <path className="bb-crowns" d={TREES.map(crown).join('')} />
      <g className="bb-ornament">
        <Ornament at={`translate(${FIELD.width - 13} ${FIELD.height - 13}) rotate(180) scale(.8)`} />
        <Ornament at="translate(13 13) scale(.67)" />
      </g>
    </g>
  )
})

/** Hills in a row, each with two strokes of shade. */
function range([x, y, count, width]: (typeof HILLS)[number]): string {
  return Array.from({ length: count }, (_, i) => {
    const [left, top] = [x + i * width * 0.62, y + (i % 2 ? 5 : 0)]
    const k = width * (i % 2 ? 0.8 : 1)
    const n = (part: number) => round(part * k)
    return (
      `M${round(left - k / 2)} ${top}c${n(0.16)}-${n(0.3)} ${n(0.32)}-${n(0.42)} ${n(0.52)}-${n(0.42)}s${n(0.36)} ${n(0.16)} ${n(0.5)} ${n(0.42)}` +
      `M${round(left - k * 0.12)} ${round(top - k * 0.26)}c${n(0.1)} ${n(0.02)} ${n(0.16)} ${n(0.12)} ${n(0.16)} ${n(0.24)}` +
      `M${round(left + k * 0.1)} ${round(top - k * 0.32)}c${n(0.1)} ${n(0.04)} ${n(0.17)} ${n(0.15)} ${n(0.17)} ${n(0.3)}`
    )
  }).join('')
}

function crown([x, y, size]: (typeof TREES)[number]): string {
  const n = (part: number) => round(part * size)
  return `M${x} ${round(y - 20 * size)}c${n(5)} ${n(5)} ${n(6)} ${n(11)} 0 ${n(15)}c${-n(6)} ${-n(4)} ${-n(5)} ${-n(10)} 0 ${-n(15)}z`
}

/** The whiplash turned into a corner. */
function Ornament({ at }: { readonly at: string }): ReactNode {
  return (
    <g transform={at}>
      <path className="bb-stem" d="M3 70C2 32 26 5 66 4c24-.6 42 10 42 26 0 13-10 20-20 19-9-.8-15-8-12-15.5 2.3-5.6 9-6.5 12-2.5" />
      <path
        className="bb-stem-thin"
        d="M8 71C9 40 30 14 62 11c14-1.3 26 2 32 9M4.5 52C13 38 27 34 36 40c6.5 4.5 5 13-2 13.5-5 .3-7-4-4.5-7"
      />
      <path d="M88.5 30.5c3.7-1 7 1.8 7 5.5-3.8.8-7.5-1.5-7-5.5z" />
      <circle cx="30" cy="46" r="1.9" />
    </g>
  )
}
