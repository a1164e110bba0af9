// What can be looked at from a table, what can be asked and given up there, its links, the way to the settings and the way out.

import type { Option, Words } from '../../core/game.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { ClockSaid } from '../clocks/clock-said.tsx'
import { Dialog } from '../frame/dialog.tsx'
import { LanguageChooser } from '../frame/language-chooser.tsx'
import { Deeds } from '../leaving/deeds.tsx'
import { Link } from '../link.tsx'
import { openRules } from '../rules/open.ts'
import type { Snapshot, TableSource } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { CarriedLine } from './carried-line.tsx'
import { ForkLine } from './fork-line.tsx'
import { TableLinks } from './table-links.tsx'
import { TableOptions } from './table-options.tsx'
import { useSaving } from './use-saving.ts'

interface MenuProps {
  readonly words: Words
  readonly offered: readonly Option[]
  readonly snapshot: Snapshot
  /** By the names that are shown. */
  readonly seats: readonly SeatInfo[]
  readonly source: TableSource
  show(what: 'help' | 'scores'): void
  close(): void
}

export function MenuDialog({ snapshot, seats, words: gameWords, offered, source, show, close }: MenuProps) {
  const words = useWords()
  const [says, save] = useSaving(snapshot, source)
  return (
    <Dialog title={words.menu.title} close={close} className="menu">
      <ul className="menu-links">
        <li>
          <button type="button" className="row-link" onClick={() => show('scores')}>
            {words.table.scores}
          </button>
        </li>
        <li>
          <Link className="row-link" to={{ page: 'replay', id: snapshot.id, move: 0 }}>
            {words.menu.replay}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className="row-link"
            onClick={() => {
              close()
              openRules()
            }}
          >
            {words.nav.rules}
          </button>
        </li>
        <li>
          <Link className="row-link" to={{ page: 'about', game: snapshot.game }}>
            {words.menu.rules}
          </Link>
        </li>
        {(!snapshot.shared || snapshot.status === 'finished') && (
          <li>
            <button type="button" className="row-link" onClick={save}>
              {words.menu.record}
            </button>
            {says && (
              <p className="refused" role="alert">
                {says}
              </p>
            )}
          </li>
        )}
        <li>
          <button type="button" className="row-link" onClick={() => show('help')}>
            {words.menu.help}
          </button>
        </li>
        <li>
          <Link className="row-link" to={{ page: 'settings' }}>
            {words.menu.settings}
          </Link>
        </li>
        <li>
          <Link className="row-link" to={{ page: 'home' }}>
            {words.menu.home}
          </Link>
        </li>
      </ul>
      <Deeds {...{ snapshot, seats, close }} />
      <LanguageChooser className="box" />
      <ForkLine fork={snapshot.fork} />
      <CarriedLine carried={snapshot.carried} />
      <TableOptions snapshot={snapshot} offered={offered} words={gameWords.options} />
      {snapshot.clock && (
        <p className="menu-settings">
          <ClockSaid clock={snapshot.clock} />
        </p>
      )}
      <TableLinks snapshot={snapshot} />
    </Dialog>
  )
}
