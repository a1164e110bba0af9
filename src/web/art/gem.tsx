// Gems and gold: each has a silhouette and a letter of its own, so that colour is never all there is.
import { memo, type ReactNode } from 'react'

/** Kinds of coloured glass, gold among them. */
export const GLASSES = ['diamond', 'sapphire', 'emerald', 'ruby', 'onyx', 'gold'] as const
export type Glass = (typeof GLASSES)[number]

export interface GemProps {
  readonly gem: Glass
  readonly className?: string
}

/** A gem as a drawing; whoever shows it says it in words. */
export const Gem = memo(function Gem({ gem, className }: GemProps): ReactNode {
  return (
    <svg className={className ? `art-gem ${className}` : 'art-gem'} data-glass={gem} viewBox="0 0 32 32" aria-hidden="true">
      <GemShape gem={gem} />
    </svg>
  )
})

const OUTLINES = {
  diamond: 'M7.5 3h17L31 12 16 30.5 1 12z',
  sapphire: 'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28z',
  emerald: 'M10 1.5h12l5.5 5.5v18L22 30.5H10L4.5 25V7z',
  ruby: 'M16 1c3.5 8 12.5 11.5 12.5 19.5C28.5 27 23 31 16 31S3.5 27 3.5 20.5C3.5 12.5 12.5 9 16 1z',
  onyx: 'M16 1l13 7.5v15L16 31 3 23.5v-15z',
  gold: 'M16 1.2a5.6 5.6 0 0 1 5.5 2.1 5.6 5.6 0 0 1 5 4.8 5.6 5.6 0 0 1 2.2 5.6 5.6 5.6 0 0 1 .1 4.8 5.6 5.6 0 0 1-2.3 5.5 5.6 5.6 0 0 1-5 4.7A5.6 5.6 0 0 1 16 30.8a5.6 5.6 0 0 1-5.5-2.1 5.6 5.6 0 0 1-5-4.7 5.6 5.6 0 0 1-2.3-5.5 5.6 5.6 0 0 1 .1-4.8 5.6 5.6 0 0 1 2.2-5.6 5.6 5.6 0 0 1 5-4.8A5.6 5.6 0 0 1 16 1.2z',
} as const satisfies Record<Glass, string>

interface Cut {
  /** Fill of the whole outline, and what lies on it: lit and other facets. */
  readonly ground: 'var(--g2)' | 'var(--g3)'
  readonly lit: string
  readonly table?: string
  readonly deep?: string
  readonly facets: string
  readonly glint: string
  /** As an outline: a browser lays text in a drawing out anew whenever the drawing is enlarged, and pieces are while they fly. */
  readonly letter: string
}

const CUTS: Readonly<Record<Glass, Cut>> = {
  diamond: {
    ground: 'var(--g2)',
    lit: 'M7.5 3H16l-6 9H1zM9 12h14l-7 18.5z',
    deep: 'M24.5 3 31 12h-8zM23 12h8L16 30.5z',
    facets: 'M1 12h8M23 12h8M7.5 3 9 12M24.5 3 23 12M9 12l7 18.5L23 12',
    glint: 'M8 5.8 4.6 10.4',
    letter:
      'M15.1 19.5h-3.5v-8.5q0-.7-.2-1.1q-.2-.5-.9-.5h-.1v-.5h4.3q3.3 0 5 1.4q1.6 1.4 1.6 3.9q0 1.5-.7 2.7q-.7 1.2-2.1 1.9q-1.4 .7-3.4 .7zM14.9 18.9h.2q1.1 0 2-.6q.8-.6 1.3-1.6q.5-1 .5-2.5q0-1.4-.5-2.4q-.5-1.1-1.3-1.6q-.9-.6-2.1-.6h-.1q-.2 0-.4 0q-.3 0-.4 0l-.4 .1v9l.4 .1q.3 .1 .8 .1z',
  },
  sapphire: {
    ground: 'var(--g3)',
    lit: 'M16 2A14 14 0 0 0 2 16l7 3 10-12z',
    table: 'M12.3 7h7.4l5.3 5.3v7.4L19.7 25h-7.4L7 19.7v-7.4z',
    facets:
      'M12.3 7h7.4l5.3 5.3v7.4L19.7 25h-7.4L7 19.7v-7.4zM12.3 7 10 3.5M19.7 7 22 3.5M25 12.3l3.8-2M25 19.7l3.8 2M19.7 25l2 3.7M12.3 25l-2 3.7M7 19.7l-3.8 2M7 12.3l-3.8-2',
    glint: 'M5.2 12.5A11.5 11.5 0 0 1 9.5 6.5',
    letter:
      'M15.9 22.1q-.9 0-1.7-.3q-.8-.2-1.4-.6q-.5-.4-.5-1v-1.9h.4q.3 1.6 1 2.3q.8 .8 2.2 .8q.9 0 1.4-.4q.6-.4 .6-1.2q0-.7-.5-1.1q-.4-.5-1.2-1l-1.9-1.1q-1.1-.7-1.6-1.4q-.4-.6-.4-1.5q0-1.3 .9-2q1-.7 2.7-.7q.8 0 1.7 .2q.8 .2 1.3 .6q.6 .5 .6 1.1v1.8h-.5q-.2-1.6-1-2.3q-.7-.7-2-.7q-.8 0-1.3 .4q-.5 .4-.5 1.1q0 .7 .4 1.1q.5 .4 1.2 .9l2 1.1q1.1 .7 1.6 1.3q.5 .6 .5 1.5q0 1.4-1 2.2q-1.1 .8-3 .8z',
  },
  emerald: {
    ground: 'var(--g3)',
    lit: 'M10 1.5h12L20 7h-8l-2.5 2.5v13L4.5 25V7z',
    table: 'M12 7h8l2.5 2.5v13L20 25h-8l-2.5-2.5v-13z',
    facets:
      'M12 7h8l2.5 2.5v13L20 25h-8l-2.5-2.5v-13zM10 1.5 12 7M22 1.5 20 7M27.5 7l-5 2.5M27.5 25l-5-2.5M22 30.5 20 25M10 30.5l2-5.5M4.5 25l5-2.5M4.5 7l5 2.5',
    glint: 'M6.8 20V8.3',
    letter:
      'M18.6 21.8h-5.9v-8.5q0-.7-.2-1.1q-.2-.5-.9-.5h-.2v-.5h7.1q.6 0 .8 .2q.3 .2 .4 .5q.2 .3 .2 .6v1.4h-.5q0-1-.5-1.5q-.6-.4-1.5-.4h-2.6v4h4.2v.7h-4.2v4.4h2.7q.9 0 1.5-.4q.6-.4 1.1-1.4l.4 .1l-.5 1.3q-.1 .5-.4 .8q-.3 .3-1 .3z',
  },
  ruby: {
    ground: 'var(--g3)',
    lit: 'M16 1v9L9 20.5l1 6-4.3-.8C4.2 24 3.5 22.3 3.5 20.5 3.5 12.5 12.5 9 16 1z',
    table: 'M16 9.5c2 3.5 7.5 6 7.5 11.5 0 3.8-3.5 6-7.5 6s-7.5-2.2-7.5-6c0-5.5 5.5-8 7.5-11.5z',
    facets:
      'M16 9.5c2 3.5 7.5 6 7.5 11.5 0 3.8-3.5 6-7.5 6s-7.5-2.2-7.5-6c0-5.5 5.5-8 7.5-11.5zM16 1v8.5M23.5 21l5-.5M8.5 21l-5-.5M21 25.6l3.3 3M11 25.6l-3.3 3',
    glint: 'M6 19c.5-3.3 3-5.5 5.3-8',
    letter:
      'M20 24.7q-.8 0-1.5-.5q-.8-.5-1.6-1.9l-1.6-2.6h-.6v4.8h-2.1v-8.5q0-.7-.2-1.1q-.2-.5-.9-.5h-.2v-.5h4.4q.5 0 1.1 .1q.5 .1 1.1 .2q.6 .2 1.1 .5q.5 .3 .8 .9q.2 .5 .2 1.3q0 .8-.3 1.4q-.4 .5-1 .8q-.6 .3-1.2 .4l1.6 2.8q.6 1.1 1.2 1.4q.5 .3 .8 .4v.4q-.1 .1-.4 .1q-.4 .1-.7 .1zM14.7 14.7v4.3h.9q.6 0 1.1-.2q.5-.2 .8-.7q.3-.5 .3-1.3q0-.8-.3-1.3q-.3-.5-.8-.7q-.5-.2-1-.2q-.2 0-.4 0q-.1 0-.3 0z',
  },
  onyx: {
    ground: 'var(--g3)',
    lit: 'M16 1l13 7.5-5.5 3.2L16 7.4l-7.5 4.3v8.6L3 23.5v-15z',
    table: 'M16 7.4l7.5 4.3v8.6L16 24.6l-7.5-4.3v-8.6z',
    facets: 'M16 7.4l7.5 4.3v8.6L16 24.6l-7.5-4.3v-8.6zM16 1v6.4M29 8.5l-5.5 3.2M29 23.5l-5.5-3.2M16 31v-6.4M3 23.5l5.5-3.2M3 8.5l5.5 3.2',
    glint: 'M5.2 19.5V9.8',
    letter:
      'M16 22.1q-1.6 0-2.8-.7q-1.2-.8-1.8-2q-.7-1.3-.7-2.9q0-1.6 .7-2.8q.6-1.3 1.8-2q1.2-.8 2.8-.8q1.6 0 2.8 .8q1.2 .7 1.8 2q.7 1.2 .7 2.8q0 1.6-.7 2.9q-.6 1.2-1.8 2q-1.2 .7-2.8 .7zM16 21.4q1.5 0 2.3-1.3q.8-1.2 .8-3.6q0-2.3-.8-3.6q-.8-1.3-2.3-1.3q-1.4 0-2.2 1.3q-.8 1.3-.8 3.6q0 2.4 .8 3.6q.8 1.3 2.2 1.3z',
  },
  gold: {
    ground: 'var(--g3)',
    lit: 'M16 6A10 10 0 0 0 6 16l6 2 6-9z',
    table: 'M16 6a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
    facets: 'M16 6a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
    glint: 'M8 15a8.2 8.2 0 0 1 5-6.6',
    letter:
      'M16.4 22.1q-1.2 0-2.2-.4q-1.1-.5-1.9-1.2q-.7-.8-1.2-1.9q-.4-1-.4-2.2q0-1.6 .6-2.8q.7-1.2 1.9-2q1.2-.7 2.8-.7q1.5 0 2.4 .4q1 .4 1.4 .9q.4 .4 .4 1.1q.1 .6 .1 1.1h-.5q-.3-1.4-1.1-2.1q-.9-.7-2.3-.7q-.9 0-1.6 .4q-.6 .4-1.1 1.1q-.4 .7-.6 1.5q-.2 .8-.2 1.8q0 1.9 .5 3q.5 1.1 1.3 1.6q.8 .5 1.7 .5q.8 0 1.3-.1q.5-.1 .9-.3v-2.9q0-.3 .1-.7q.1-.3 .4-.6q.4-.3 1-.5q.6-.1 1.6-.1v.4q-.5 0-.8 .4q-.2 .4-.2 1.1v2.8q-.9 .6-2 .9q-1 .2-2.3 .2z',
  },
}

/** A gem of 32 by 32 inside a larger drawing. From the back: ground, facets (gold's lit one lies on its disc), lead, glint, letter. */
export function GemShape({ gem }: { readonly gem: Glass }): ReactNode {
  const { ground, lit, table, deep, facets, glint, letter } = CUTS[gem]
  const discs = [<path key="lit" fill="var(--g1)" d={lit} />, table && <path key="table" fill="var(--g2)" d={table} />]
  return (
    <>
      <path fill={ground} d={OUTLINES[gem]} />
      {gem === 'gold' ? discs.reverse() : discs}
      {deep && <path fill="var(--g3)" d={deep} />}
      <path className="art-facet" d={facets} />
      <path className="art-lead" d={OUTLINES[gem]} />
      <path className="art-glint" d={glint} />
      <path className="art-letter" d={letter} />
    </>
  )
}
