// Every page but the table: the iron header, the page, a footer with what the header has no room for on a phone.
import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { useRoute } from '../router.ts'
import { SmallWordmark } from '../table/table-header.tsx'
import { useWords } from '../words/language.tsx'
import { LanguageChooser, ThemeChooser } from './choosers.tsx'
import './page-frame.css'

interface FrameProps {
  readonly children: ReactNode
  /** A page of text or a form, rather than one that fills the width. */
  readonly narrow?: boolean
  /** The home page carries the large wordmark itself. */
  readonly home?: boolean
}

export function PageFrame({ children, narrow = false, home = false }: FrameProps) {
  const words = useWords()
  const { page } = useRoute()
  const current = (is: boolean) => (is ? 'page' : undefined)
  return (
    <div className="page">
      <header className="bar">
        {!home && <SmallWordmark />}
        <nav aria-label={words.nav.main}>
          <Link to={{ page: 'home' }} aria-current={current(page === 'home')}>
            {words.nav.games}
          </Link>
          <Link to={{ page: 'new', game: '' }} aria-current={current(page === 'new')}>
            {words.home.newTable}
          </Link>
          <Link to={{ page: 'records' }} aria-current={current(page === 'records' || page === 'replay')}>
            {words.nav.records}
          </Link>
          <Link to={{ page: 'about', game: 'splendor' }} aria-current={current(page === 'about')}>
            {words.nav.rules}
          </Link>
        </nav>
        <div className="side">
          <LanguageChooser className="quiet" />
          <ThemeChooser className="quiet" />
        </div>
      </header>
      <main className={narrow ? 'narrow' : 'wide'}>{children}</main>
      <footer className="page-end">
        <LanguageChooser className="box" />
        <ThemeChooser className="box" />
      </footer>
    </div>
  )
}
