// Every page but the table: the iron header with the places of the house, and the page. On a phone the places go into a menu.
import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { useRoute } from '../router.ts'
import { SmallWordmark } from '../table/table-header.tsx'
import { useWords } from '../words/language.tsx'
import { Identity } from './identity.tsx'
import { LanguageChooser } from './language-chooser.tsx'
import { SkipLink } from './skip-link.tsx'
import './page-frame.css'

interface FrameProps {
  readonly children: ReactNode
  /** A page of text or a form, rather than one that fills the width. */
  readonly narrow?: boolean
}

const MENU = 'places'

export function PageFrame({ children, narrow = false }: FrameProps) {
  const words = useWords()
  return (
    <div className="page">
      <SkipLink />
      <header className="bar">
        <SmallWordmark />
        <nav aria-label={words.nav.main}>
          <PlaceLinks />
        </nav>
        <div className="side">
          <LanguageChooser className="quiet" />
          <Identity />
          <button type="button" className="quiet menu-button" popoverTarget={MENU}>
            {words.table.menu}
          </button>
        </div>
      </header>
      <div id={MENU} popover="auto" className="page-menu">
        <nav aria-label={words.nav.main}>
          <PlaceLinks />
        </nav>
        <LanguageChooser className="box" />
      </div>
      <main className={narrow ? 'narrow' : 'wide'}>{children}</main>
    </div>
  )
}

function PlaceLinks() {
  const words = useWords()
  const { page } = useRoute()
  const current = (is: boolean) => (is ? 'page' : undefined)
  return (
    <>
      <Link to={{ page: 'home' }} aria-current={current(page === 'home')}>
        {words.nav.front}
      </Link>
      <Link to={{ page: 'learn' }} aria-current={current(page === 'learn')}>
        {words.nav.learn}
      </Link>
      <Link to={{ page: 'new', game: '' }} aria-current={current(page === 'new')}>
        {words.home.newTable}
      </Link>
      <Link to={{ page: 'records' }} aria-current={current(page === 'records' || page === 'result')}>
        {words.nav.records}
      </Link>
      <Link to={{ page: 'rules', game: '' }} aria-current={current(page === 'rules' || page === 'card' || page === 'about')}>
        {words.nav.rules}
      </Link>
    </>
  )
}
