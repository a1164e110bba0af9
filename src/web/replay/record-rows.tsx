// The records that were opened here: of which game, whose, when it was played, and who came to what.
import { useState } from 'react'
import { playerIn } from '../../wire/seats.ts'
import { Forgotten, useRegret } from '../home/forgotten.tsx'
import { Points } from '../home/points.tsx'
import { Link } from '../link.tsx'
import { Scene } from '../shelf/scene.tsx'
import { titleOf, volumeOf } from '../shelf/shelf.ts'
import { useSpoken } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import type { PageWords } from '../words/pages/page-words.ts'
import { forgetRecord, type KeptRecord, keptRecords, putBackRecord } from './kept-records.ts'

export function RecordRows() {
  const { words } = useSpoken()
  const { records } = usePageWords()
  const [kept, setKept] = useState(() => keptRecords())
  const [regret, setLost] = useRegret()
  if (kept.length === 0 && regret.forgotten === null) return null
  const nameOf = ({ about }: KeptRecord) => about.table ?? records.record
  const forget = (record: KeptRecord) => {
    forgetRecord(record.id)
    setKept(keptRecords())
    const putBack = () => {
      putBackRecord(record)
      setKept(keptRecords())
    }
    setLost({ name: nameOf(record), putBack })
  }
  return (
    <section className="thin">
      <h2>{records.opened}</h2>
      {kept.length > 0 && (
        <ul className="panel rows">
          {kept.map((record) => {
            const says = words.home.forget(nameOf(record))
            return (
              <li key={record.id}>
                <Row record={record} />
                <button type="button" className="forget" aria-label={says} title={says} onClick={() => forget(record)}>
                  ×
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <Forgotten {...regret} />
    </section>
  )
}

function Row({ record: { id, game, seats, about, scores, opened } }: { readonly record: KeptRecord }) {
  const { words, language } = useSpoken()
  const { records, home } = usePageWords()
  const volume = volumeOf(game)
  const sitting = Array.from({ length: seats }, (_, seat) => playerIn(about.players?.[seat] ?? '', seat, words.newTable.personName(seat)))
  const played = about.date ?? opened
  return (
    <Link className="row over" to={{ page: 'record', id, move: null }}>
      {volume && <Scene of={volume} />}
      <span className="what">
        <b>
          <bdi>{about.table ?? records.record}</bdi>
        </b>
        <span className="of">{titleOf(game, language)}</span>
      </span>
      {scores ? (
        <Points seats={sitting} scores={scores} you={null} />
      ) : (
        <span className="points soft">{endingIn(about.ended, home) ?? records.unfinished}</span>
      )}
      <span className="status">
        <time dateTime={played}>{new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(played))}</time>
      </span>
    </Link>
  )
}

/** How people ended it, as a record names that. */
function endingIn(ended: string | undefined, { endings }: PageWords['home']): string | null {
  return Object.entries(endings).find(([ending]) => ending === ended)?.[1] ?? null
}
