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
    <PageFrame narrow>
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
      <NextTable />
      <p className="way-on">
        <Link className="link" to={{ page: 'home' }}>
          {words.nav.home}
        </Link>
      </p>
      <p className="soft small-print">{missing.status}</p>
    </PageFrame>
  )
}

/** The table of one's own that waits, or the one that changed last. */
function NextTable() {
  const { missing } = usePageWords()
  const [next] = useTables().yours
  const volume = next && volumeOf(next.game)
  if (!next) return null
  return (
    <Link className="panel next-table" to={{ page: 'table', id: next.id }}>
      {volume && <Scene of={volume} />}
      <span>
        <small className="soft">{missing.next}</small>
        <b>
          <bdi>{next.name}</bdi>
        </b>
      </span>
    </Link>
  )
}
