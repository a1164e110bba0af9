// Small signs in the colour of the text: links, points, income, cards, rails, canals, develop, lightbulb, clock, moon, sun, bot.
import type { ReactNode } from 'react'

interface Drawing {
  readonly size: readonly [number, number]
  readonly fill?: string
  readonly line?: string
}

const DRAWINGS = {
  link: {
    size: [14, 8],
    line: 'M4 2.9h6M4 5.1h6',
    fill: 'M2.9 1.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM11.1 1.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z',
  },
  points: { size: [14, 14], fill: 'M7 .6 12.8 4v6L7 13.4 1.2 10V4z' },
  income: { size: [14, 14], fill: 'M7 .8 12.6 6.3H9.4v6.9H4.6V6.3H1.4z' },
  cards: {
    size: [14, 14],
    fill: 'M4 1h7.5c.6 0 1 .4 1 1v8.5H11v-8H4zM2.3 3.7h6.4c.5 0 .8.3.8.8v7.8c0 .5-.3.8-.8.8H2.3c-.5 0-.8-.3-.8-.8V4.5c0-.5.3-.8.8-.8z',
  },
  rail: { size: [14, 14], line: 'M4.5 1v12M9.5 1v12M2 3h10M2 7h10M2 11h10' },
  canal: { size: [14, 14], line: 'M1 5c2-2.6 4-2.6 6 0s4 2.6 6 0M1 10c2-2.6 4-2.6 6 0s4 2.6 6 0' },
  develop: { size: [14, 14], line: 'M2 12.5h10M7 10V1.5M3.5 5 7 1.5 10.5 5' },
  bulb: {
    size: [14, 14],
    line: 'M5 9.5C3.5 8.5 2.8 7.2 2.8 5.6a4.2 4.2 0 0 1 8.4 0c0 1.6-.7 2.9-2.2 3.9v1.2H5zM5.5 12.8h3M1.5 1.5l11 11',
  },
  flip: { size: [14, 14], line: 'M2 5.5c1.5-4 8-4 9.5 0M12 2v4H8M12 8.5c-1.5 4-8 4-9.5 0M2 12V8h4' },
  stop: { size: [14, 14], line: 'M4.4 1h5.2L13 4.4v5.2L9.6 13H4.4L1 9.6V4.4zM5 5l4 4M9 5 5 9' },
  clock: { size: [14, 14], line: 'M7 1.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 7 1.2zM7 3.8V7l2.2 1.6' },
  moon: { size: [14, 14], fill: 'M8.6 1.2a6 6 0 1 0 4.2 8.2A5.2 5.2 0 0 1 8.6 1.2z' },
  sun: {
    size: [14, 14],
    fill: 'M7 4.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
    line: 'M7 .9v1.2M7 11.9v1.2M.9 7h1.2M11.9 7h1.2M2.7 2.7l.8.8M10.5 10.5l.8.8M2.7 11.3l.8-.8M10.5 3.5l.8-.8',
  },
  bot: {
    size: [14, 14],
    line: 'M7 1v2.2M3 3.8h8c.6 0 1 .4 1 1v6.4c0 .6-.4 1-1 1H3c-.6 0-1-.4-1-1V4.8c0-.6.4-1 1-1zM5 7v.6M9 7v.6M5.2 10h3.6',
  },
  eye: { size: [14, 14], line: 'M1 7c2.6-4.4 9.4-4.4 12 0-2.6 4.4-9.4 4.4-12 0z', fill: 'M7 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z' },
} as const satisfies Record<string, Drawing>
type SignName = keyof typeof DRAWINGS

export function Sign({ sign }: { readonly sign: SignName }): ReactNode {
  const [width, height] = DRAWINGS[sign].size
  return (
    <svg className="art-sign" data-sign={sign} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <SignShape sign={sign} />
    </svg>
  )
}

/** A sign in its own size inside a larger drawing. */
export function SignShape({ sign }: { readonly sign: SignName }): ReactNode {
  const { fill, line }: Drawing = DRAWINGS[sign]
  return (
    <>
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />}
      {fill && <path d={fill} fill="currentColor" />}
    </>
  )
}
