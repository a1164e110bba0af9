// Settings of this browser, links of this table, ways out.

import type { Option, Words } from '../../core/game.ts'
import { LanguageChooser, ThemeChooser } from '../frame/choosers.tsx'
import { CopyLine } from '../frame/copy-line.tsx'
import { Dialog } from '../frame/dialog.tsx'
import { saveText } from '../frame/save-text.ts'
import { Link } from '../link.tsx'
import { choose, useSettings } from '../settings.ts'
import type { Snapshot, TableSource } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { ForkLine } from './fork-line.tsx'
import { TableOptions } from './table-options.tsx'

interface MenuProps {
  readonly words: Words
  readonly offered: readonly Option[]
  readonly snapshot: Snapshot
  readonly source: TableSource
  show(what: 'help' | 'scores'): void
  close(): void
}

const SWITCHES = [
  ['confirm', 'confirmTurn'],
  ['curtain', 'curtain'],
  ['sound', 'sound'],
] as const

export function MenuDialog({ snapshot, words: gameWords, offered, source, show, close }: MenuProps) {
  const words = useWords()
  const settings = useSettings()
  const save = async () => {
    const record = await source.record()
    if (record !== null) saveText(`${snapshot.game}-${snapshot.id}.tassel`, record)
  }
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
      <TableOptions snapshot={snapshot} offered={offered} words={gameWords} />
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

/** The links that a table has to hand on. */
export function TableLinks({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = useWords()
  const { invitation, spectatorLink, recovery, status } = snapshot
  if (!invitation && !spectatorLink && !recovery) return null
  return (
    <div className="menu-settings">
      <h2>{words.menu.links}</h2>
      {invitation && status === 'waiting' && <CopyLine label={words.invite.invitation} path={invitation} />}
      {spectatorLink && <CopyLine label={words.invite.spectator} path={spectatorLink} />}
      {recovery && <CopyLine label={`${words.invite.recovery}. ${words.invite.recoverySays}`} path={recovery} />}
    </div>
  )
}
