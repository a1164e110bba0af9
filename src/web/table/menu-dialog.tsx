// Settings of this browser, links of this table, ways out.

import type { Option, Words } from '../../core/game.ts'
import { LanguageChooser, ThemeChooser } from '../frame/choosers.tsx'
import { Dialog } from '../frame/dialog.tsx'
import { Link } from '../link.tsx'
import { choose, useSettings } from '../settings.ts'
import type { Snapshot, TableSource } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { ForkLine } from './fork-line.tsx'
import { TableLinks } from './table-links.tsx'
import { TableOptions } from './table-options.tsx'
import { useSaving } from './use-saving.ts'

interface MenuProps {
  readonly words: Words
  readonly offered: readonly Option[]
  readonly snapshot: Snapshot
  readonly source: TableSource
  show(what: 'help' | 'scores'): void
  close(): void
}

const SWITCHES = [
  ['quick', 'quickMoves'],
  ['curtain', 'curtain'],
  ['sound', 'sound'],
] as const

export function MenuDialog({ snapshot, words: gameWords, offered, source, show, close }: MenuProps) {
  const words = useWords()
  const settings = useSettings()
  const [says, save] = useSaving(snapshot, source)
  return (
    <Dialog title={words.menu.title} close={close} className="menu">
      <ul className="menu-links">
        <li>
          <button type="button" className="link" onClick={() => show('scores')}>
            {words.table.scores}
          </button>
        </li>
        <li>
          <Link className="link" to={{ page: 'replay', id: snapshot.id, move: 0 }}>
            {words.menu.replay}
          </Link>
        </li>
        <li>
          <Link className="link" to={{ page: 'about', game: snapshot.game }}>
            {words.menu.rules}
          </Link>
        </li>
        {(!snapshot.shared || snapshot.status === 'finished') && (
          <li>
            <button type="button" className="link" onClick={save}>
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
          <button type="button" className="link" onClick={() => show('help')}>
            {words.menu.help}
          </button>
        </li>
        <li>
          <Link className="link" to={{ page: 'home' }}>
            {words.menu.leave}
          </Link>
        </li>
      </ul>
      <ForkLine fork={snapshot.fork} />
      <TableOptions snapshot={snapshot} offered={offered} words={gameWords.options} />
      <h3>{words.menu.settings}</h3>
      <div className="menu-settings">
        {SWITCHES.map(([setting, word]) => (
          <label key={setting} className="check">
            <input type="checkbox" checked={settings[setting]} onChange={(event) => choose({ [setting]: event.target.checked })} />
            {words.menu[word]}
          </label>
        ))}
        <div className="pair">
          <LanguageChooser className="box" />
          <ThemeChooser className="box" />
        </div>
      </div>
      <TableLinks snapshot={snapshot} />
    </Dialog>
  )
}
