// The sky behind the city and the clouds below it: bands, a sun or a moon, stars at night.
import { memo } from 'react'

const CLOUD = 'M-6 66C-22 50 0 30 22 38C22 8 66-6 86 18C104-12 160-8 166 26C190 14 216 32 206 52C226 54 228 66 214 66Z'
const CURLS =
  'M40 46C46 30 66 32 64 46C62 54 52 52 54 46M112 36C116 14 146 16 142 36C138 46 126 42 130 34M176 52C182 42 196 44 194 54M10 58C60 52 150 58 206 58'
const STAR = 'M0-4L.8-.8 4 0 .8.8 0 4-.8.8-4 0-.8-.8z'
const STARS = Array.from({ length: 46 }, (_, i) => ({
  at: `translate(${Math.round((i * 197.3 + 31) % 1000)} ${Math.round((i * 131.7 + 17) % 640)}) scale(${0.5 + ((i * 7) % 5) / 4})`,
}))

interface CloudProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly mirrored?: boolean
}

function Cloud({ x, y, size, mirrored }: CloudProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})`}>
      <path className="sr-cl1" d={CLOUD} />
      <path className="sr-cl2" d={CURLS} />
    </g>
  )
}

export const Sky = memo(function Sky() {
  return (
    <svg className="sr-sky" viewBox="0 0 1000 860" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="sr-s1" d="M0 150C180 90 320 190 520 140S840 60 1000 120V860H0Z" />
      <path className="sr-s2" d="M0 400C200 330 360 450 560 390S860 330 1000 380V860H0Z" />
      <path className="sr-s3" d="M0 660C220 590 400 700 600 640S880 610 1000 640V860H0Z" />
      <circle r="84" cx="500" cy="112" className="sr-o1" />
      <circle r="58" cx="500" cy="112" className="sr-o2" />
      <g className="sr-stars">
        {STARS.map(({ at }) => (
          <path key={at} transform={at} d={STAR} />
        ))}
      </g>
      <Cloud x={-60} y={320} size={0.9} />
      <Cloud x={890} y={250} size={0.8} />
      <Cloud x={420} y={400} size={0.55} />
      <Cloud x={620} y={560} size={0.5} mirrored />
    </svg>
  )
})

export const Clouds = memo(function Clouds() {
  return (
    <svg className="sr-sky sr-clouds" viewBox="0 0 1000 860" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Cloud x={-50} y={792} size={1.1} />
      <Cloud x={400} y={800} size={0.95} />
      <Cloud x={1040} y={790} size={1.15} mirrored />
      <Cloud x={690} y={822} size={0.7} />
      <Cloud x={215} y={828} size={0.6} />
    </svg>
  )
})
