// The six industries of Brass: one silhouette each in the colour of the text, inner lines in --cut, the colour behind.
import type { ReactNode } from 'react'
import type { Industry } from '../../games/brass-birmingham/components.ts'

export function IndustryIcon({ industry, className }: { readonly industry: Industry; readonly className?: string }): ReactNode {
  return (
    <svg className={className ? `art-icon ${className}` : 'art-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <IndustryShape industry={industry} />
    </svg>
  )
}

interface Silhouette {
  readonly body: string
  /** Strokes in the colour of the body: stems, handles. */
  readonly stem?: string
  readonly stemWidth?: number
  readonly cut: string
  readonly cutWidth: number
}

const SHAPES: Readonly<Record<Industry, Silhouette>> = {
  cotton: {
    stem: 'M12 15.2c0 2.6-.4 4.7-1.6 7',
    stemWidth: 1.9,
    body: 'M11.4 18.4c-2.4 1.2-5.3.7-7.1-1.5 2.6-1.3 5.5-.7 7.1 1.5zM12.2 18.4c2.4 1.2 5.3.7 7.1-1.5-2.6-1.3-5.5-.7-7.1 1.5zM12 1.7c2.7 0 4.7 1.9 4.8 4.3 2.9-.3 5.4 1.9 5.4 4.8 0 2.8-2.2 4.9-5 4.9-1.5 0-2.8-.6-3.7-1.6-.5.3-1 .4-1.5.4s-1-.1-1.5-.4c-.9 1-2.2 1.6-3.7 1.6-2.8 0-5-2.1-5-4.9 0-2.9 2.5-5.1 5.4-4.8.1-2.4 2.1-4.3 4.8-4.3z',
    cut: 'M7.3 7.3c.8 2.4 2.5 3.7 4.7 3.9M16.7 7.3c-.8 2.4-2.5 3.7-4.7 3.9M12 11.2v3',
    cutWidth: 1.4,
  },
  manufacturer: {
    body: 'M3.5 4h17c.6 0 1 .4 1 1v15c0 .6-.4 1-1 1h-17c-.6 0-1-.4-1-1V5c0-.6.4-1 1-1z',
    cut: 'M2.5 8.2h19M2.5 16.8h19M5 16.5 19 8.5',
    cutWidth: 1.7,
  },
  pottery: {
    stem: 'M8.2 6.2C4 4.8 1.9 8.8 5.4 11.4M15.8 6.2c4.2-1.4 6.3 2.6 2.8 5.2',
    stemWidth: 1.7,
    body: 'M8.2 1.8h7.6v1.9c-.5.4-.8.8-.8 1.5 0 1 .8 1.7 1.7 2.7 1.3 1.5 2.1 3.2 2.1 5.2 0 3.2-1.7 5.7-3.7 7.2v2H8.9v-2c-2-1.5-3.7-4-3.7-7.2 0-2 .8-3.7 2.1-5.2.9-1 1.7-1.7 1.7-2.7 0-.7-.3-1.1-.8-1.5z',
    cut: 'M6 10.9h12M6 15.6c2-2.2 4-.1 6-.1s4-2.1 6 .1',
    cutWidth: 1.4,
  },
  coal: {
    body: 'M4.2 9.4c.5-2.6 2.3-3.7 4-3.3C9.1 3.9 11.2 3.1 13 4.2c2-.7 3.6.4 4.1 2 1.7-.1 2.7 1.3 3 3.2zM1.8 10.5h20.4L20 18.2H4zM7.7 17.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16.3 17.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
    cut: 'M3.5 14.3h17M9.3 10.5l.6 7.5M14.7 10.5l-.6 7.5',
    cutWidth: 1.2,
  },
  iron: {
    body: 'M1 6.6h6.2V4.8h15.6v3.5c-4 .2-6.5 1.8-7.1 4.2-.3 1.5.4 2.7 1.7 3.6h1.9v4.3H5.5v-4.3h1.9c1.4-.9 2-2.1 1.7-3.6-.4-1.6-1.7-2.6-3.8-2.9C2.9 9.2 1.4 8.3 1 6.6z',
    cut: 'M7.2 8.1h14.5',
    cutWidth: 1.3,
  },
  brewery: {
    stem: 'M16 10.8h2.3c1.6 0 2.6 1 2.6 2.5v2.6c0 1.5-1 2.5-2.6 2.5H16',
    stemWidth: 2.2,
    body: 'M3.6 9.4h12.9v11c0 .9-.7 1.6-1.6 1.6H5.2c-.9 0-1.6-.7-1.6-1.6zM3 8.6C1.4 6.7 2.6 4.1 5 4.3c.7-2.2 3.5-2.9 5.2-1.4 1.7-1.2 4.2-.7 4.9 1.2 2.4 0 3.5 2.6 2 4.5z',
    cut: 'M7.4 12.2v6.6M12.6 12.2v6.6',
    cutWidth: 1.6,
  },
}

/** An industry of 24 by 24 inside a larger drawing. */
export function IndustryShape({ industry }: { readonly industry: Industry }): ReactNode {
  const { body, stem, stemWidth, cut, cutWidth } = SHAPES[industry]
  return (
    <>
      {stem && <path d={stem} fill="none" stroke="currentColor" strokeWidth={stemWidth} strokeLinecap="round" />}
      <path fill="currentColor" d={body} />
      <path d={cut} fill="none" stroke="var(--cut)" strokeWidth={cutWidth} strokeLinecap="round" />
    </>
  )
}
