// Records: the games of this person that are over, records that were opened here, and a way to open another: a file dropped, chosen or pasted.
import { type DragEvent, type FormEvent, useState } from 'react'
import { BadRecord } from '../../core/errors.ts'
import { aboutIn, readRecord } from '../../core/record.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { troubleSaid } from '../frame/trouble.ts'
import { Forgotten } from '../home/forgotten.tsx'
import { Offline } from '../home/offline.tsx'
import { TableRows } from '../home/table-rows.tsx'
import { useTables } from '../home/use-tables.ts'
import { go } from '../router.ts'
import { loadGames } from '../shelf/load.ts'
import { useTitle } from '../table/use-title.ts'
import { useSpoken } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { keepRecord } from './kept-records.ts'
import { RecordRows } from './record-rows.tsx'
import '../home/home.css'
import '../home/regular.css'
import './replay.css'

export function RecordsPage() {
  const spoken = useSpoken()
  const { words } = spoken
  const { records } = usePageWords()
  const tables = useTables()
  const { finished, forget } = tables
  const [text, setText] = useState('')
  const [says, setSays] = useState<string | null>(null)
  const [dropping, setDropping] = useState(false)
  useTitle(words.nav.records)

  const read = async (record: string) => {
    try {
      const table = readRecord(record, { games: await loadGames() })
      go({ page: 'record', id: keepRecord(record, { table, about: aboutIn(record) }), move: null })
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error
      setSays(await troubleSaid(error, spoken))
    }
  }
  const open = (event: FormEvent) => {
    event.preventDefault()
    read(text)
  }
  const drop = async (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    const [file] = event.dataTransfer.files
    if (file) await read(await file.text())
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the file field below does the same
    <div
      className={dropping ? 'records dropping' : 'records'}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={() => setDropping(false)}
    >
      <PageFrame narrow>
        <h1>{words.nav.records}</h1>
        <Offline {...tables} />
        <Forgotten {...tables} />
        {finished.length > 0 && (
          <section className="thin">
            <h2>{records.yours}</h2>
            <TableRows tables={finished} forget={forget} />
          </section>
        )}
        <RecordRows />
        <section>
          <h2>{records.drop}</h2>
          <p className="soft">{records.dropSays}</p>
          <form className="form" onSubmit={open}>
            <label className="file-choice">
              <span className="btn">{records.choose}</span>
              <input
                type="file"
                accept=".tassel,text/plain"
                onChange={async (event) => {
                  const file = event.target.files?.[0]
                  if (file) read(await file.text())
                }}
              />
            </label>
            <label className="field">
              <span>{records.paste}</span>
              <textarea value={text} required spellCheck={false} onChange={(event) => setText(event.target.value)} />
            </label>
            {says && (
              <p className="refused" role="alert">
                {says}
              </p>
            )}
            <button type="submit" className="btn act big">
              {records.open}
            </button>
          </form>
        </section>
      </PageFrame>
    </div>
  )
}
