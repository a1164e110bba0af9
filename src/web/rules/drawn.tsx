// What stands between the pieces of a picture: signs that need no language.
import type { ReactNode } from 'react'
import '../board/explain.css'
import './drawn.css'

interface Holding {
  readonly children: ReactNode
}

/** Leads from what one has to what follows. */
export const Arrow = (): ReactNode => (
  <svg className="drawn-arrow" viewBox="0 0 40 20" aria-hidden="true">
    <path d="M2 10h32M26 3l9 7-9 7" />
  </svg>
)

/** One or the other. */
export const Or = (): ReactNode => <span className="drawn-or" aria-hidden="true" />

/** An amount, or the sign of a sum. */
export const Sum = ({ children }: Holding): ReactNode => <b className="drawn-sum">{children}</b>

/** Pieces that belong together. */
export const Group = ({ children }: Holding): ReactNode => <span className="drawn-group">{children}</span>

/** A piece as explanations draw it. */
export const Piece = ({ children }: Holding): ReactNode => <span className="explain-picture drawn-piece">{children}</span>

/** A piece with a word or a number below it. */
export const Named = ({ children, name }: Holding & { readonly name: ReactNode }): ReactNode => (
  <span className="drawn-named">
    <Piece>{children}</Piece>
    <small>{name}</small>
  </span>
)
