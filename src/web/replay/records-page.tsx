// Records: a file dropped, chosen or pasted becomes a replay. Beneath, the games of this person that are over.
import { type DragEvent, type FormEvent, useState } from 'react'
import { BadRecord } from '../../core/errors.ts'
import { readRecord } from '../../core/record.ts'
import type { Table } from '../../core/table.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Offline } from '../home/offline.tsx'
import { TableRows } from '../home/table-rows.tsx'
import { useTables } from '../home/use-tables.ts'
import { loadGames } from '../shelf/load.ts'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'
import { RecordReplay } from './record-replay.tsx'
import '../home/home.css'
import './replay.css'

export function RecordsPage() {
  const words = useWords()
  const { finished, forget, ...reach } = useTables()
  const [table, setTable] = useState<Table | null>(null)
  const [text, setText] = useState('')
  const [says, setSays] = useState<string | null>(null)
  const [dropping, setDropping] = useState(false)
  useTitle(words.nav.records)
  if (table) return <RecordReplay table={table} />

  const read = async (record: string) => {
    try {
      setTable(readRecord(record, { games: await loadGames() }))
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error
      setSays(error.message)
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
        <Offline {...reach} />
        {finished.length > 0 && (
          <section className="finished">
            <h2>{words.replay.finishedTables}</h2>
            <TableRows tables={finished} empty="" forget={forget} />
          </section>
        )}
        <h2>{words.replay.drop}</h2>
        <p className="soft">{words.replay.dropSays}</p>
        <form className="form" onSubmit={open}>
          <label className="file-choice">
            <span className="btn">{words.replay.choose}</span>
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
            <span>{words.replay.paste}</span>
            <textarea value={text} required spellCheck={false} onChange={(event) => setText(event.target.value)} />
          </label>
          {says && (
            <p className="refused" role="alert">
              {says}
            </p>
          )}
          <button type="submit" className="btn act big">
            {words.replay.open}
          </button>
        </form>
      </PageFrame>
    </div>
  )
}
