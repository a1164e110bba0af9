// A token: an iron-rimmed disc of glass with its gem laid on top.
import { memo, type ReactNode } from 'react'
import { GemShape, type Glass } from './gem.tsx'

/** `faced` is left out for a token that lies under others. */
export const Token = memo(function Token({ gem, faced = true }: { readonly gem: Glass; readonly faced?: boolean }): ReactNode {
  return (
    <svg className="art-token" data-glass={gem} viewBox="0 0 72 74" aria-hidden="true">
      <circle cx="36" cy="40" r="31" fill="var(--g3)" stroke="var(--lead)" strokeWidth="2" />
      <circle cx="36" cy="36" r="31" fill="var(--g2)" stroke="var(--lead)" strokeWidth="2" />
      <path fill="var(--g1)" d="M36 5A31 31 0 0 0 5 36h6a25 25 0 0 1 25-25z" />
      <circle cx="36" cy="36" r="24.5" fill="var(--g0)" stroke="var(--lead)" strokeWidth="1.5" />
      {faced && (
        <g transform="translate(18 18) scale(1.125)">
          <GemShape gem={gem} />
        </g>
      )}
    </svg>
  )
})
