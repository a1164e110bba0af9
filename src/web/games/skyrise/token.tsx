// Tokens: districts' tokens in their colour with the faction's sign, the patrons' with their letter, wild and award with a golden rim.
import { memo, type ReactNode } from 'react'
import { TOKENS, type Token } from '../../../games/skyrise/components.ts'
import { ICONS, Icon, type IconName } from './icon.tsx'

const hasIcon = (token: string): token is IconName => token in ICONS

/** A token as a small disc in text. */
export function TokenDisc({ token }: { readonly token: Token }): ReactNode {
  return (
    <span className="sr-token" data-token={token}>
      {hasIcon(token) ? <Icon name={token} /> : <b>{token}</b>}
    </span>
  )
}

interface LyingProps {
  readonly token: number
  readonly x: number
  readonly y: number
  readonly scale?: number
}

/** A token lying on the board. */
export const LyingToken = memo(function LyingToken({ token, x, y, scale = 1 }: LyingProps): ReactNode {
  const name = TOKENS[token]
  return (
    <g data-token={name} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      <path className="sr-te" d="M-46 0v11a46 32 0 0 0 92 0v-11z" />
      <ellipse className="sr-tf" rx="46" ry="32" />
      <ellipse className="sr-ti" rx="37" ry="25" />
      {hasIcon(name) ? (
        <path className="sr-tg" fillRule="evenodd" transform="translate(-25 -21) scale(2.083 1.75)" d={ICONS[name]} />
      ) : (
        <text className="sr-tl" y="15">
          {name}
        </text>
      )}
    </g>
  )
})
