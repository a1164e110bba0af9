// Who one is at tables: the name in the header, changed where it stands.
import { useId, useState } from 'react'
import { Link } from '../link.tsx'
import { useSettings } from '../settings.ts'
import { useWords } from '../words/language.tsx'
import { NameField } from './name-field.tsx'

const CARD = 'identity'

export function Identity() {
  const words = useWords()
  const { name } = useSettings()
  const field = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="identity" popoverTarget={CARD}>
        <span className="medal" aria-hidden="true">
          {[...name][0]?.toUpperCase() ?? '?'}
        </span>
        <bdi>{name || words.newTable.yourName}</bdi>
      </button>
      <div id={CARD} popover="auto" className="page-menu" onToggle={(event) => setOpen(event.newState === 'open')}>
        {open && (
          <>
            <div className="field">
              <label htmlFor={field}>{words.newTable.yourName}</label>
              <NameField id={field} />
            </div>
            <Link className="link" to={{ page: 'settings' }}>
              {words.menu.settings}
            </Link>
          </>
        )}
      </div>
    </>
  )
}
