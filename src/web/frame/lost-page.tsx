// An address that leads nowhere: what may have happened, and the ways on from here.
import { type FormEvent, useState } from 'react'
import { useTables } from '../home/use-tables.ts'
import { codeOf } from '../join/code.ts'
import { Link } from '../link.tsx'
import { go } from '../router.ts'
import { Scene } from '../shelf/scene.tsx'
import { volumeOf } from '../shelf/shelf.ts'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { EmptyTable } from './empty-table.tsx'
import { PageFrame } from './page-frame.tsx'

export function LostPage() {
  const words = useWords()
  const { missing } = usePageWords()
  const [code, setCode] = useState('')
  useTitle(missing.title)
  const open = (event: FormEvent) => {
    event.preventDefault()
    go({ page: 'join', code: codeOf(code) })
  }
  return (
    <PageFrame>
      <div className="lost-page">
        <div>
          <h1>{missing.title}</h1>
          <p className="soft lost-says" role="alert">
            {missing.says}
          </p>
          <form className="code-line" onSubmit={open}>
            <label className="field">
              <span>{missing.code}</span>
              <input
                type="text"
                required
                value={code}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={(event) => setCode(event.target.value)}
              />
            </label>
            <button type="submit" className="btn act">
              {missing.open}
            </button>
          </form>
          <WaysOn />
          <p className="way-on">
            <Link className="link" to={{ page: 'home' }}>
              {words.nav.front}
            </Link>
          </p>
          <p className="soft small-print">{missing.status}</p>
        </div>
        <EmptyTable />
      </div>
    </PageFrame>
  )
}

/** The table of one's own that waits, or the one that changed last; and the tables where somebody is waited for. */
function WaysOn() {
  const { missing, home } = usePageWords()
  const words = useWords()
  const { yours, open } = useTables()
  const next = yours.find(({ yourTurn }) => yourTurn) ?? yours[0]
  const volume = next && volumeOf(next.game)
  const host = open[0] && volumeOf(open[0].game)
  return (
    <div className="ways-on">
      {next && (
        <Link className="panel next-table" to={{ page: 'table', id: next.id }}>
          {volume && <Scene of={volume} />}
          <span>
            <b>
              <bdi>{next.name}</bdi>
            </b>
            <small className="soft">{next.yourTurn ? words.table.yourTurn : missing.next}</small>
          </span>
        </Link>
      )}
      {open.length > 0 && (
        <Link className="panel next-table" to={{ page: 'home' }}>
          {host && <Scene of={host} />}
          <span>
            <b>{home.openCount(open.length)}</b>
            <small className="soft">{words.nav.front}</small>
          </span>
        </Link>
      )}
    </div>
  )
}
